//! The table in the browser.
//!
//! | part | job |
//! |---|---|
//! | `app` | the page's root: what every part may ask for |
//! | `route` | which page an address names |
//! | `prefs` | what a person has chosen and the browser remembers |
//! | `words` | sentences of the person's language, which change with it |
//! | `net` | requests and the connection to a table |
//! | `pages` | the pages, and the parts that several of them share |
//! | `table` | what every game's table has: frame, log, choices, result, moving cards |
//! | `chunks` | what belongs to one game alone, fetched when it is first shown |
//! | `games` | a folder for each game that has a drawing of its own, and the plain one |
//! | `art` | ink, paper and seals, drawn as vectors |

#![allow(unreachable_pub, reason = "the macro that makes components writes it")]
#![allow(
    clippy::used_underscore_binding,
    reason = "the same macro uses arguments that only carry a type"
)]
#![allow(
    clippy::large_types_passed_by_value,
    reason = "bundles of handles to signals, half as large in a browser as on the machine that lints"
)]

mod app;
mod art;
mod chunks;
mod games;
mod net;
mod pages;
mod prefs;
mod route;
mod table;
mod words;

fn main() {
    // A fault of ours is at least told to whoever opens the browser's console.
    std::panic::set_hook(Box::new(|fault| leptos::logging::error!("{fault}")));
    // Tasks of Leptos begin with mounting, and the texts are needed before.
    wasm_bindgen_futures::spawn_local(async {
        let lang = prefs::lang();
        // Without texts there is nothing to show.
        if let Some(story) = words::fetch(lang, &[]).await {
            // What stood there while the program was on its way.
            if let Some(boot) = leptos::prelude::document().get_element_by_id("boot") {
                boot.remove();
            }
            leptos::mount::mount_to_body(move || leptos::view! { <app::App story=story /> });
        }
    });
}
