//! `zashiki serve`: the game server, until it is told to end.

use std::io;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use server::{Config, Page};

// `FILES`: the embedded client, or nothing.
include!(concat!(env!("OUT_DIR"), "/web.rs"));

/// Flags of the command.
#[derive(clap::Args)]
pub(crate) struct Args {
    #[command(flatten)]
    config: Config,
    /// Serve the web client in this folder instead of the embedded one
    #[arg(long, env = "ZASHIKI_PAGE")]
    page: Option<PathBuf>,
}

/// Serves until Ctrl-C or SIGTERM.
pub(crate) fn run(args: Args) -> ExitCode {
    server::start_logging(&args.config);
    let runtime = match tokio::runtime::Builder::new_multi_thread()
        .enable_all()
        .build()
    {
        Ok(runtime) => runtime,
        Err(error) => return failed(&error),
    };
    let page = match page(args.page.as_deref()) {
        Ok(page) => page,
        Err(error) => return failed(&error),
    };
    let code = runtime.block_on(serve(args.config, page));
    // A bot that still thinks is not waited for.
    runtime.shutdown_background();
    code
}

async fn serve(config: Config, page: Page) -> ExitCode {
    let public = config.public_url.clone();
    match server::run(config, page, told_to_end()).await {
        Ok(running) => {
            let address = public.unwrap_or_else(|| format!("http://{}", running.address));
            println!("Zashiki is open; Ctrl-C closes it. Its address:\n{address}");
            match running.ended().await {
                Ok(()) => ExitCode::SUCCESS,
                Err(error) => failed(&error),
            }
        }
        Err(error) => failed(&error),
    }
}

/// The client in the given folder, or the embedded one.
fn page(folder: Option<&Path>) -> io::Result<Page> {
    let Some(folder) = folder else {
        return Ok(Page::of(
            FILES
                .iter()
                .map(|(name, content)| ((*name).to_owned(), (*content).into())),
        ));
    };
    Page::read(folder).map_err(|error| {
        let message = format!("no web client in {}: {error}", folder.display());
        io::Error::new(error.kind(), message)
    })
}

fn failed(error: &dyn std::error::Error) -> ExitCode {
    eprintln!("error: {error}");
    ExitCode::from(2)
}

/// Until Ctrl-C, or SIGTERM where there is such a thing.
async fn told_to_end() {
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        if let Ok(mut terminate) = signal(SignalKind::terminate()) {
            tokio::select! {
                _ = terminate.recv() => {}
                _ = tokio::signal::ctrl_c() => {}
            }
            return;
        }
    }
    let _ = tokio::signal::ctrl_c().await;
}
