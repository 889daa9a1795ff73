//! Signals that end the process: the terminal is given back before they do. What was confirmed is saved already.

/// From now on the terminal is given back so when a signal ends the process. Each face of the program asks for it once.
#[cfg(unix)]
pub(crate) fn give_back(restore: fn()) -> std::io::Result<()> {
    use std::thread;

    use signal_hook::consts::{SIGHUP, SIGINT, SIGTERM};
    use signal_hook::iterator::Signals;
    use signal_hook::low_level::emulate_default_handler;

    let mut signals = Signals::new([SIGHUP, SIGINT, SIGTERM])?;
    thread::spawn(move || {
        for signal in signals.forever() {
            restore();
            // It ends the process; a signal that cannot be passed on ends nothing, and the person may leave by a key.
            let _ = emulate_default_handler(signal);
        }
    });
    Ok(())
}

/// Other systems end processes in other ways.
#[cfg(not(unix))]
pub(crate) fn give_back(_: fn()) -> std::io::Result<()> {
    Ok(())
}
