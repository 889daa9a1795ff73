//! A disk for another process that fails on command and remembers what was synced (`disk.c`), and the files as a
//! power cut at any moment would have left them.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::OnceLock;

/// What goes wrong: an operation and the system's number of the error.
pub(crate) type Fault = &'static str;

pub(crate) const FULL: Fault = "write 28\n";
pub(crate) const READ_ONLY: Fault = "write 30\n";
pub(crate) const WRITES_FAIL: Fault = "write 5\n";
pub(crate) const SYNCS_FAIL: Fault = "sync 5\n";
pub(crate) const ALL_FAILS: Fault = "write 5\nsync 5\n";

/// The disk under one database file.
#[derive(Clone, Debug)]
pub(crate) struct Disk {
    data: PathBuf,
    control: PathBuf,
    journal: PathBuf,
}

impl Disk {
    /// A disk that works, for this file.
    pub(crate) fn new(data: &Path) -> Disk {
        let beside = |name: &str| data.with_file_name(name);
        Disk {
            data: data.to_owned(),
            control: beside("disk-control"),
            journal: beside("disk-journal"),
        }
    }

    /// Puts a process on this disk; with a journal if power cuts are to be tried.
    pub(crate) fn under(&self, process: &mut Command, journal: bool) {
        process
            .env("LD_PRELOAD", library())
            .env("ZASHIKI_DISK_FILE", &self.data);
        process.env("ZASHIKI_DISK_CONTROL", &self.control);
        if journal {
            process.env("ZASHIKI_DISK_JOURNAL", &self.journal);
        }
    }

    /// From now on this goes wrong.
    pub(crate) fn fail(&self, fault: Fault) {
        // At once: half an order would be none.
        let next = self.control.with_extension("next");
        fs::write(&next, fault).unwrap();
        fs::rename(next, &self.control).unwrap();
    }

    /// From now on all goes well.
    pub(crate) fn heal(&self) {
        fs::remove_file(&self.control).unwrap();
    }

    /// How much has been written to the journal: what was told before this moment was synced before it.
    pub(crate) fn written(&self) -> u64 {
        fs::metadata(&self.journal).map_or(0, |journal| journal.len())
    }

    pub(crate) fn journal(&self) -> Journal {
        Journal::read(&fs::read(&self.journal).unwrap())
    }
}

/// The library, compiled once.
fn library() -> &'static Path {
    static LIBRARY: OnceLock<PathBuf> = OnceLock::new();
    LIBRARY.get_or_init(|| {
        let source = concat!(env!("CARGO_MANIFEST_DIR"), "/../store/tests/disk/disk.c");
        let folder = Path::new(env!("CARGO_TARGET_TMPDIR"));
        let made = folder.join(format!("disk-{}.so", std::process::id()));
        let mut compiler = Command::new("cc");
        compiler
            .args(["-shared", "-fPIC", "-O1", "-Wall", "-Werror", "-o"])
            .arg(&made)
            .arg(source);
        let status = compiler
            .args(["-ldl", "-lpthread"])
            .status()
            .expect("a C compiler, `cc`");
        assert!(status.success(), "disk.c does not compile");
        made
    })
}

/// What was done to the files, in order.
pub(crate) struct Journal {
    records: Vec<Record>,
}

struct Record {
    operation: u8,
    file: usize,
    offset: usize,
    data: Vec<u8>,
    /// Where it ends in the journal.
    end: u64,
}

/// The names of the files, in the order of `disk.c`.
const NAMES: [&str; 4] = ["", "", "-wal", "-journal"];
const HEAD: usize = 24;
/// What a disk writes whole or not at all.
const SECTOR: usize = 512;

/// A file on the disk: what is safe there, and what may be.
#[derive(Default, Clone)]
struct Platter {
    exists: bool,
    safe: Vec<u8>,
    pending: Vec<usize>,
}

impl Journal {
    fn read(mut bytes: &[u8]) -> Journal {
        let (mut records, mut end) = (Vec::new(), 0);
        while bytes.len() >= HEAD {
            let number =
                |at: usize| u64::from_le_bytes(bytes[at..at + 8].try_into().unwrap()) as usize;
            let (operation, file, offset) = (bytes[0], usize::from(bytes[1]), number(8));
            let length = if operation == b'w' { number(16) } else { 0 };
            // The process was killed in the middle of its last record.
            let Some(data) = bytes.get(HEAD..HEAD + length) else {
                break;
            };
            let data = data.to_vec();
            bytes = &bytes[HEAD + length..];
            end += (HEAD + length) as u64;
            records.push(Record {
                operation,
                file,
                offset,
                data,
                end,
            });
        }
        Journal { records }
    }

    pub(crate) fn len(&self) -> usize {
        self.records.len()
    }

    /// Where a record ends: what was told when the journal was no longer than that must survive a cut after it.
    pub(crate) fn end(&self, record: usize) -> u64 {
        self.records[record].end
    }

    pub(crate) fn syncs(&self) -> usize {
        self.records
            .iter()
            .filter(|record| record.operation == b's')
            .count()
    }

    /// Writes the files as a power cut after this record leaves them: of what was not synced some is there, some
    /// is not, some only in part. A disk that `lies` about its syncs is there to see that losses are found.
    pub(crate) fn cut(
        &self,
        after: usize,
        data: &Path,
        dice: &mut dyn FnMut(u64) -> u64,
        lies: bool,
    ) {
        let mut files: [Platter; 4] = std::array::from_fn(|_| Platter::default());
        for (at, record) in self.records.iter().enumerate().take(after + 1) {
            let file = &mut files[record.file];
            match record.operation {
                b'w' | b't' => {
                    file.exists = true;
                    file.pending.push(at);
                }
                b's' if !lies => {
                    for at in std::mem::take(&mut file.pending) {
                        self.apply(&mut file.safe, at, None);
                    }
                }
                // No later sync makes good for one that failed.
                b'f' => {
                    for at in std::mem::take(&mut file.pending) {
                        self.settle(&mut file.safe, at, dice);
                    }
                }
                b'u' => *file = Platter::default(),
                _ => {}
            }
        }
        for (mut file, name) in files.into_iter().zip(NAMES).skip(1) {
            let mut path = data.as_os_str().to_owned();
            path.push(name);
            let _ = fs::remove_file(&path);
            for at in file.pending {
                self.settle(&mut file.safe, at, dice);
            }
            if file.exists {
                fs::write(&path, file.safe).unwrap();
            }
        }
    }

    /// What was not synced is there, is not, or is in part.
    fn settle(&self, bytes: &mut Vec<u8>, at: usize, dice: &mut dyn FnMut(u64) -> u64) {
        match dice(4) {
            0 => {}
            1 => self.apply(
                bytes,
                at,
                Some(dice(1 + self.records[at].data.len() as u64) as usize),
            ),
            _ => self.apply(bytes, at, None),
        }
    }

    /// Does to a file what a record says; `torn` keeps only so much of it, in whole sectors.
    fn apply(&self, bytes: &mut Vec<u8>, at: usize, torn: Option<usize>) {
        let record = &self.records[at];
        if record.operation == b't' {
            bytes.resize(record.offset, 0);
            return;
        }
        let kept = torn.map_or(record.data.len(), |torn| torn / SECTOR * SECTOR);
        let end = record.offset + kept;
        if bytes.len() < end {
            bytes.resize(end, 0);
        }
        bytes[record.offset..end].copy_from_slice(&record.data[..kept]);
    }
}
