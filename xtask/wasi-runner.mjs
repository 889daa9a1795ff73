// Runs one WebAssembly test program as if it were native: same arguments, same environment, same files.
import { readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { WASI } from 'node:wasi';

const [, , path, ...args] = process.argv;
// Tests name their files from their crate's folder, or in full; a preopened '/' does not serve the full names.
const workspace = dirname(dirname(fileURLToPath(import.meta.url)));
const wasi = new WASI({
  version: 'preview1',
  args: [path, ...args],
  env: process.env,
  preopens: { '.': process.cwd(), [workspace]: workspace },
  returnOnExit: true,
});
const module = await WebAssembly.compile(await readFile(path));
// Written out, because Debian's Node.js 18 has no `getImportObject` yet.
const imports = { wasi_snapshot_preview1: wasi.wasiImport };
const instance = await WebAssembly.instantiate(module, imports);
process.exit(wasi.start(instance));
