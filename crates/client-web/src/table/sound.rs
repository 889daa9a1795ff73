//! Short sounds, made by the browser's own tone generator; nobody hears them who did not ask for them.

use client_core::guide::Sound;
use web_sys::{AudioContext, OscillatorType};

thread_local! {
    /// Browsers allow few of these, so there is one.
    static CONTEXT: Option<AudioContext> = AudioContext::new().ok();
}

/// A tone: when it starts, how long it lasts, from which pitch to which, how loud.
struct Tone(f64, f64, f32, f32, f32);

/// What each sound is made of, and how it is coloured.
fn tones(sound: Sound) -> (OscillatorType, &'static [Tone]) {
    match sound {
        Sound::Card => (
            OscillatorType::Triangle,
            &[Tone(0.0, 0.06, 420.0, 260.0, 0.10)],
        ),
        Sound::Reveal => (
            OscillatorType::Triangle,
            &[
                Tone(0.0, 0.07, 520.0, 640.0, 0.08),
                Tone(0.06, 0.09, 660.0, 820.0, 0.08),
            ],
        ),
        Sound::Take => (
            OscillatorType::Sawtooth,
            &[
                Tone(0.0, 0.12, 240.0, 150.0, 0.05),
                Tone(0.10, 0.16, 180.0, 90.0, 0.05),
            ],
        ),
        Sound::Strike => (
            OscillatorType::Square,
            &[
                Tone(0.0, 0.05, 900.0, 200.0, 0.05),
                Tone(0.03, 0.14, 160.0, 60.0, 0.07),
            ],
        ),
        Sound::Kiai => (
            OscillatorType::Sawtooth,
            &[
                Tone(0.0, 0.18, 220.0, 660.0, 0.05),
                Tone(0.16, 0.30, 660.0, 440.0, 0.05),
            ],
        ),
        Sound::MyTurn => (
            OscillatorType::Sine,
            &[
                Tone(0.0, 0.14, 660.0, 660.0, 0.10),
                Tone(0.13, 0.22, 880.0, 880.0, 0.10),
            ],
        ),
    }
}

/// Plays a sound. A browser that makes none stays silent.
pub(crate) fn play(sound: Sound) {
    CONTEXT.with(|context| {
        let Some(context) = context else { return };
        // Until the person has touched the page, browsers keep it asleep.
        let _ = context.resume();
        let (colour, tones) = tones(sound);
        for tone in tones {
            let _ = ring(context, colour, tone);
        }
    });
}

fn ring(
    context: &AudioContext,
    colour: OscillatorType,
    tone: &Tone,
) -> Result<(), wasm_bindgen::JsValue> {
    let &Tone(after, lasts, from, to, loud) = tone;
    let begin = context.current_time() + after;
    let (source, gain) = (context.create_oscillator()?, context.create_gain()?);
    source.set_type(colour);
    source
        .frequency()
        .set_value_at_time(from, begin)?;
    source
        .frequency()
        .exponential_ramp_to_value_at_time(to, begin + lasts)?;
    gain.gain().set_value_at_time(loud, begin)?;
    gain.gain()
        .exponential_ramp_to_value_at_time(0.0001, begin + lasts)?;
    source.connect_with_audio_node(&gain)?;
    gain.connect_with_audio_node(&context.destination())?;
    source.start_with_when(begin)?;
    source.stop_with_when(begin + lasts)
}
