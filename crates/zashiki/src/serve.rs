//! `zashiki serve`: the game server, until it is told to end.

use std::process::ExitCode;

use server::Config;

/// Flags of the command.
#[derive(clap::Args)]
pub(crate) struct Args {
    #[command(flatten)]
    config: Config,
}

/// Serves until Ctrl-C or SIGTERM.
pub(crate) fn run(args: Args) -> ExitCode {
    server::start_logging(&args.config);
    let runtime = match tokio::runtime::Builder::new_multi_thread().enable_all().build() {
        Ok(runtime) => runtime,
        Err(error) => return failed(&error),
    };
    let code = runtime.block_on(serve(args.config));
    // A bot that still thinks is not waited for.
    runtime.shutdown_background();
    code
}

async fn serve(config: Config) -> ExitCode {
    let public = config.public_url.clone();
    match server::run(config, told_to_end()).await {
        Ok(running) => {
            let address = public.unwrap_or_else(|| format!("http://{}", running.address));
            println!("Zashiki is open: {address}");
            match running.ended().await {
                Ok(()) => ExitCode::SUCCESS,
                Err(error) => failed(&error),
            }
        }
        Err(error) => failed(&error),
    }
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
