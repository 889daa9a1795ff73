//! The program of a browser's worker: one function that takes a request and gives an answer, both as texts.
//!
//! Where the log is kept, who else has the table open and when time has passed is the business of the script around it
//! (`crates/client-web/here`).

#[cfg(target_arch = "wasm32")]
fn main() {
    use local_worker::{Desk, Machine};
    use wasm_bindgen::closure::Closure;

    let mut desk = Desk::default();
    let mut chance = || {
        let mut bytes = [0; 32];
        getrandom::fill(&mut bytes).expect("every browser that runs this has a generator");
        bytes
    };
    let answer = move |asked: String| {
        let mut machine = Machine {
            chance: &mut chance,
            clock: &mut js_sys::Date::now,
        };
        desk.answer(&asked, &mut machine)
    };
    let answer = Closure::<dyn FnMut(String) -> String>::new(answer);
    let global = js_sys::global();
    // Without it the script finds no function and says that the program is broken.
    let _ = js_sys::Reflect::set(&global, &"zashikiTable".into(), &answer.into_js_value());
}

/// Outside a browser the same function answers line by line, so that `measure` can compare how fast both think. Nothing
/// is played with it: its chance is not chance at all.
#[cfg(not(target_arch = "wasm32"))]
fn main() -> std::io::Result<()> {
    use std::io::{BufRead as _, Write as _, stdin, stdout};
    use std::time::Instant;

    use local_worker::{Desk, Machine};

    let mut desk = Desk::default();
    let begun = Instant::now();
    let mut machine = Machine {
        chance: &mut || [0; 32],
        clock: &mut || begun.elapsed().as_secs_f64() * 1000.0,
    };
    let mut answers = stdout().lock();
    for asked in stdin().lock().lines() {
        let answer = desk.answer(&asked?, &mut machine);
        writeln!(answers, "{answer}")?;
        answers.flush()?;
    }
    Ok(())
}
