//! How large the window is, how light the room, which language is spoken.

/// The width and height of a page in pixels.
pub type Size = (u32, u32);

/// A small phone.
pub const SMALL: Size = (360, 640);
/// A phone.
pub const PHONE: Size = (390, 844);
/// A wide screen.
pub const DESKTOP: Size = (1440, 900);

/// What a browser starts with.
#[derive(Clone, Debug)]
pub struct Look {
    /// The page's size.
    pub size: Size,
    /// Whether the device asks for dark colours.
    pub dark: bool,
    /// The language the browser asks for.
    pub lang: &'static str,
    /// Whether the browser refuses to keep anything of any page.
    pub refuses: bool,
}

impl Default for Look {
    fn default() -> Look {
        Look {
            size: DESKTOP,
            dark: false,
            lang: "en",
            refuses: false,
        }
    }
}

impl Look {
    /// A page of this size.
    pub fn sized(size: Size) -> Look {
        Look {
            size,
            ..Look::default()
        }
    }

    /// A browser of somebody who speaks this language.
    pub fn speaking(lang: &'static str) -> Look {
        Look {
            lang,
            ..Look::default()
        }
    }
}
