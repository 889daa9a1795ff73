//! Short sounds, made by the browser's own tone generator; nobody hears them who did not ask for them.

use client_core::guide::Sound;
use leptos::prelude::*;
use web_sys::{AudioContext, OscillatorType};

use crate::app::AppContext;
use crate::prefs::{Hearing, SoundKind};

thread_local! {
    /// Browsers allow few of these, so there is one, made when the first sound is wanted.
    static CONTEXT: Option<AudioContext> = AudioContext::new().ok();
}

/// A tone: its colour, when it starts, how long it lasts, from which pitch to which, how loud.
struct Tone(OscillatorType, f64, f64, f32, f32, f32);

const SINE: OscillatorType = OscillatorType::Sine;
const SOFT: OscillatorType = OscillatorType::Triangle;
const RAW: OscillatorType = OscillatorType::Sawtooth;
const HARD: OscillatorType = OscillatorType::Square;

/// What each sound is made of: wood and paper for cards, metal for fights, a bell for the person.
fn tones(sound: Sound) -> &'static [Tone] {
    match sound {
        Sound::Card => &[
            Tone(SOFT, 0.0, 0.05, 520.0, 180.0, 0.16),
            Tone(RAW, 0.0, 0.02, 2400.0, 900.0, 0.03),
        ],
        Sound::Deal => &[
            Tone(SOFT, 0.0, 0.04, 480.0, 200.0, 0.12),
            Tone(SOFT, 0.07, 0.04, 520.0, 210.0, 0.12),
            Tone(SOFT, 0.14, 0.05, 560.0, 220.0, 0.12),
        ],
        Sound::Reveal => &[
            Tone(SOFT, 0.0, 0.07, 440.0, 660.0, 0.10),
            Tone(SOFT, 0.06, 0.12, 660.0, 880.0, 0.10),
        ],
        Sound::Take => &[
            Tone(SOFT, 0.0, 0.12, 240.0, 150.0, 0.14),
            Tone(SOFT, 0.10, 0.18, 180.0, 90.0, 0.14),
        ],
        Sound::Strike => &[
            Tone(RAW, 0.0, 0.06, 3200.0, 700.0, 0.04),
            Tone(HARD, 0.02, 0.10, 420.0, 120.0, 0.06),
        ],
        Sound::Parry => &[
            Tone(HARD, 0.0, 0.05, 2100.0, 1900.0, 0.05),
            Tone(SINE, 0.0, 0.45, 2637.0, 2600.0, 0.06),
            Tone(SINE, 0.0, 0.35, 3730.0, 3700.0, 0.03),
        ],
        Sound::Wound => &[
            Tone(SINE, 0.0, 0.25, 150.0, 45.0, 0.30),
            Tone(RAW, 0.0, 0.08, 300.0, 80.0, 0.05),
        ],
        Sound::Kiai => &[
            Tone(RAW, 0.0, 0.22, 180.0, 540.0, 0.06),
            Tone(RAW, 0.18, 0.40, 540.0, 360.0, 0.06),
            Tone(SINE, 0.0, 0.70, 65.0, 55.0, 0.25),
        ],
        Sound::MyTurn => &[
            Tone(SINE, 0.0, 0.16, 660.0, 660.0, 0.14),
            Tone(SINE, 0.13, 0.40, 880.0, 880.0, 0.14),
        ],
        Sound::Win => &[
            Tone(SOFT, 0.0, 0.18, 523.0, 523.0, 0.12),
            Tone(SOFT, 0.15, 0.18, 659.0, 659.0, 0.12),
            Tone(SOFT, 0.30, 0.60, 784.0, 784.0, 0.14),
        ],
        Sound::Lose => &[
            Tone(SOFT, 0.0, 0.25, 392.0, 392.0, 0.12),
            Tone(SOFT, 0.22, 0.70, 311.0, 294.0, 0.12),
        ],
    }
}

/// The kind that a person can switch off.
fn kind(sound: Sound) -> SoundKind {
    match sound {
        Sound::Card | Sound::Deal | Sound::Reveal | Sound::Take => SoundKind::Cards,
        Sound::Strike | Sound::Parry | Sound::Wound | Sound::Kiai => SoundKind::Fights,
        Sound::MyTurn => SoundKind::MyTurn,
        Sound::Win | Sound::Lose => SoundKind::Results,
    }
}

/// Plays these, as far as the person wants to hear them. A browser that makes no sound stays silent.
pub(crate) fn play(app: AppContext, sounds: impl IntoIterator<Item = Sound>) {
    let hearing = app.hearing.get_untracked();
    if app.sound.get_untracked() {
        for sound in sounds {
            if hearing.hears(kind(sound)) {
                ring_all(hearing, sound);
            }
        }
    }
}

fn ring_all(hearing: Hearing, sound: Sound) {
    let volume = f32::from(hearing.volume) / 50.0;
    CONTEXT.with(|context| {
        let Some(context) = context else { return };
        // Until the person has touched the page, browsers keep it asleep.
        let _ = context.resume();
        for tone in tones(sound) {
            let _ = ring(context, tone, volume);
        }
    });
}

fn ring(context: &AudioContext, tone: &Tone, volume: f32) -> Result<(), wasm_bindgen::JsValue> {
    let &Tone(colour, after, lasts, from, to, loud) = tone;
    let begin = context.current_time() + after;
    let (source, gain) = (context.create_oscillator()?, context.create_gain()?);
    source.set_type(colour);
    source
        .frequency()
        .set_value_at_time(from, begin)?;
    source
        .frequency()
        .exponential_ramp_to_value_at_time(to, begin + lasts)?;
    gain.gain()
        .set_value_at_time((loud * volume).max(0.0001), begin)?;
    gain.gain()
        .exponential_ramp_to_value_at_time(0.0001, begin + lasts)?;
    source.connect_with_audio_node(&gain)?;
    gain.connect_with_audio_node(&context.destination())?;
    source.start_with_when(begin)?;
    source.stop_with_when(begin + lasts)
}
