//! Any text is read as a record or refused; what is read comes back as it was.
#![no_main]

use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
    if let Ok(text) = std::str::from_utf8(bytes) {
        game_testkit::drive::read_record::<toy::Toy>(text);
    }
});
