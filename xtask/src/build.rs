//! The web client as a folder of files, and the server as a program.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::SystemTime;

use anyhow::{Context, Result, ensure};

use crate::jobs::{Job, execute, together};
use crate::needs::{self, Need};
use crate::project::Project;

/// Names the folder with the client that a build of the server embeds.
const EMBEDDED: &str = "ZASHIKI_WEB";
/// Names the folder with the client that a running server shows instead.
pub(crate) const SHOWN: &str = "ZASHIKI_PAGE";

/// What a web client is built for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Client {
    /// For people who download it: small, and slow to build.
    Shipped,
    /// For whoever builds it: quick to build, and large.
    Quick,
    /// For one match of a test: built in seconds where the dependencies of the shipped one are there, and very large.
    Tried,
}

/// Leptos then forgets the types of components: fewer copies of the same code.
const ERASE: &str = "target.wasm32-unknown-unknown.rustflags=['--cfg', 'erase_components']";

/// The profile of the program that plays tables on a device, as it is shipped: bots have to think quickly.
const LOCAL: &str = "local";

/// Positions are copied by single steps: browsers call a function for every other copy, however short.
const COPIES: &str = "llvm-args=--max-store-memcpy=64";

impl Client {
    fn profile(self) -> &'static str {
        match self {
            Client::Shipped | Client::Tried => "web",
            Client::Quick => "page",
        }
    }

    /// Where its files are.
    pub(crate) fn folder(self, project: &Project) -> PathBuf {
        project
            .target
            .join("clients")
            .join(self.profile())
    }

    /// Compiles it; then [`bundle`](Client::bundle) makes the files.
    pub(crate) fn compile(self, project: &Project) -> Command {
        let verb = if self.is_split() { "rustc" } else { "build" };
        let mut command =
            project.cargo([verb, "--package", "client-web", "--target", needs::BROWSER]);
        command.args(["--profile", self.profile(), "--config", ERASE]);
        if !self.is_split() {
            // Both programs at once, with all that they share.
            command.args(["--package", "local-worker"]);
        }
        if self == Client::Tried {
            command.args(["--config", "profile.web.package.client-web.opt-level=0"]);
        }
        if self.is_split() {
            // What takes the program apart has to know where its parts mention each other.
            command.args(["--features", "split", "--", "-C", "link-arg=--emit-relocs"]);
        }
        command
    }

    /// Compiles the program that plays tables on a device, where the client's own command does not.
    pub(crate) fn compile_local(self, project: &Project) -> Option<Command> {
        let mut command = project.cargo([
            "rustc",
            "--package",
            "local-worker",
            "--bin",
            "local-worker",
            "--target",
            needs::BROWSER,
        ]);
        command.args(["--profile", LOCAL, "--", "-C", COPIES]);
        self.is_split().then_some(command)
    }

    /// Where a program is that was compiled for this client.
    fn compiled(self, project: &Project, name: &str) -> PathBuf {
        let profile = match name {
            "local-worker" if self.is_split() => LOCAL,
            _ => self.profile(),
        };
        let folder = project.target.join(needs::BROWSER);
        folder.join(profile).join(format!("{name}.wasm"))
    }

    /// Whether what belongs to one game is fetched when it is first shown.
    fn is_split(self) -> bool {
        self == Client::Shipped
    }

    /// Makes the folder of files by the program `bundle`, unless it is newer than all it is made of.
    pub(crate) fn bundle(self, project: &Project) -> Result<PathBuf> {
        let wasm = self.compiled(project, "client-web");
        let local = self.compiled(project, "local-worker");
        let program = project.built("bundle");
        let folder = self.folder(project);
        let root = &project.root;
        let splitter = project.built("split");
        let parts = [
            wasm.clone(),
            local.clone(),
            program.clone(),
            if self.is_split() {
                splitter.clone()
            } else {
                program.clone()
            },
            root.join("locales"),
            root.join("lessons"),
            root.join("crates/client-web/art"),
            root.join("crates/client-web/here"),
            root.join("crates/client-web/style"),
            root.join("crates/client-web/index.html"),
            root.join("crates/client-web/start.js"),
            root.join("crates/client-web/parts.js"),
            root.join("crates/client-web/release.js"),
            root.join("crates/client-web/sw.js"),
            root.join("crates/client-web/manifest.webmanifest"),
            root.join("crates/client-web/icons"),
            root.join("crates/client-web/preview.png"),
        ];
        let made = fs::metadata(folder.join("index.html")).and_then(|page| page.modified());
        if made.is_ok_and(|made| {
            parts
                .iter()
                .all(|part| newest(part).is_some_and(|time| time < made))
        }) {
            return Ok(folder);
        }
        fs::create_dir_all(&folder)?;
        let client = if self.is_split() {
            let parts = folder.with_extension("split");
            let mut split = Command::new(splitter);
            execute(split.args([&wasm, &parts])).context("the web client could not be split")?;
            parts
        } else {
            wasm
        };
        let mut command = Command::new(program);
        command.args([root, &client, &local, &folder]);
        if self != Client::Shipped {
            command.arg("--quick");
        }
        execute(&mut command).context("the web client could not be made")?;
        Ok(folder)
    }

    /// Makes the folder for any host of files, of what [`bundle`](Client::bundle) was made of.
    pub(crate) fn site(self, project: &Project) -> Result<PathBuf> {
        let folder = self.folder(project);
        let client = if self.is_split() {
            folder.with_extension("split")
        } else {
            self.compiled(project, "client-web")
        };
        let site = project.target.join("site");
        let mut command = Command::new(project.built("bundle"));
        command.args([
            &project.root,
            &client,
            &self.compiled(project, "local-worker"),
            &site,
        ]);
        execute(command.arg("--site")).context("the folder for a plain host could not be made")?;
        Ok(site)
    }
}

/// When something in a folder, or a file, was changed last; nothing if it is not there.
fn newest(path: &Path) -> Option<SystemTime> {
    let about = fs::metadata(path).ok()?;
    let own = about.modified().ok()?;
    if !about.is_dir() {
        return Some(own);
    }
    let inside = fs::read_dir(path)
        .ok()?
        .map_while(Result::ok)
        .filter_map(|entry| newest(&entry.path()));
    Some(inside.fold(own, SystemTime::max))
}

/// The programs that turn the source into a client.
pub(crate) fn bundler(project: &Project) -> Command {
    project.cargo(["build", "--package", "bundle", "--package", "split"])
}

/// The client as a folder of files.
pub(crate) fn web(project: &Project, client: Client) -> Result<PathBuf> {
    let compile = Job {
        name: "client",
        command: client.compile(project),
    };
    let local = client.compile_local(project).map(|command| Job {
        name: "local",
        command,
    });
    let bundler = Job {
        name: "bundler",
        command: bundler(project),
    };
    together(
        [compile, bundler]
            .into_iter()
            .chain(local)
            .collect(),
    )?;
    client.bundle(project)
}

/// `cargo xtask web`.
pub(crate) fn web_command(project: &Project, quick: bool) -> Result<PathBuf> {
    needs::get(
        project,
        "web",
        &[Need::Compiler, Need::Target(needs::BROWSER), Need::Room(2)],
    )?;
    web(
        project,
        if quick {
            Client::Quick
        } else {
            Client::Shipped
        },
    )
}

/// `cargo xtask site`: the client for any host of files, without a server.
pub(crate) fn site(project: &Project, quick: bool) -> Result<PathBuf> {
    web_command(project, quick)?;
    let client = if quick {
        Client::Quick
    } else {
        Client::Shipped
    };
    client.site(project)
}

/// `cargo xtask build`: the server as it is shipped, with the web client in it.
pub(crate) fn program(project: &Project) -> Result<PathBuf> {
    needs::get(
        project,
        "build",
        &[Need::Compiler, Need::Target(needs::BROWSER), Need::Room(4)],
    )?;
    let client = web(project, Client::Shipped)?;
    let mut server = project.cargo(["build", "--package", "zashiki", "--profile", "dist"]);
    execute(server.env(EMBEDDED, client))?;
    Ok(project
        .target
        .join("dist")
        .join(format!("zashiki{}", std::env::consts::EXE_SUFFIX)))
}

/// `cargo xtask dist`: the folder that is given to others, made by the program `dist`, which prints its path.
pub(crate) fn distribution(project: &Project, key: Option<&str>) -> Result<()> {
    let key = key.map(signing_key).transpose()?;
    let server = program(project)?;
    let folder = project.target.join("distribution");
    let mut dist = project.cargo(["run", "--package", "dist", "--"]);
    execute(
        dist.arg(&project.root)
            .arg(server)
            .arg(folder)
            .args(key),
    )
}

/// The key's place, wherever we were called. It is tried now, because the build that comes first is long.
fn signing_key(key: &str) -> Result<PathBuf> {
    let path = fs::canonicalize(key).with_context(|| format!("the key for signing, {key}"))?;
    let mut probe = Command::new("ssh-keygen");
    probe.args(["-Y", "sign", "-n", "zashiki-probe", "-f"]);
    probe.arg(&path).stdin(Stdio::null());
    let tried = probe
        .output()
        .context("ssh-keygen, which signs, cannot be started")?;
    ensure!(
        tried.status.success(),
        "{} cannot sign: {}",
        path.display(),
        String::from_utf8_lossy(&tried.stderr).trim()
    );
    Ok(path)
}
