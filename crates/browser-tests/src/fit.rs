//! Whether a table fits its window: nothing to scroll, nothing cut off, nothing covered.

use serde_json::{Value, json};

use crate::look::Size;
use crate::{Browser, Result};

/// Windows that people have: phones with and without a browser's bars, upright and on their side, a tablet, laptops,
/// large screens; the last is a laptop at 200 %.
pub const WINDOWS: [Size; 10] = [
    (360, 640),
    (390, 664),
    (390, 844),
    (844, 390),
    (768, 1024),
    (1024, 768),
    (1366, 650),
    (1440, 900),
    (1920, 1080),
    (720, 450),
];

/// What does not fit. A card of a fan may be covered by its neighbour, but not its middle; what is said in passing
/// covers nothing for long.
const AMISS: &str = "
    document.querySelector('.toast')?.classList.remove('shown');
    const felt = document.querySelector('.felt'), frame = felt.getBoundingClientRect(), amiss = [];
    const name = one => `${one.className} ${one.dataset.act || one.dataset.lift || one.textContent.trim()}`;
    const down = felt.scrollHeight - felt.clientHeight, across = felt.scrollWidth - felt.clientWidth;
    if (down > 1 || across > 1) amiss.push(`the felt scrolls by ${down} and ${across}`);
    const wider = document.documentElement.scrollWidth - innerWidth;
    if (wider > 0) amiss.push(`the page is ${wider} too wide`);
    for (const one of felt.querySelectorAll('button:not(:disabled), [role=button]')) {
        const box = one.getBoundingClientRect();
        if (!box.width) continue;
        const cut = Math.max(frame.left - box.left, box.right - frame.right,
            frame.top - box.top, box.bottom - frame.bottom);
        if (cut > 2) amiss.push(`cut by ${Math.round(cut)}: ${name(one)}`);
        const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
        if (!top || top.closest('button, [role=button]') !== one) amiss.push(`covered: ${name(one)} by ${top?.className}`);
    }
    return amiss;";

/// What does not fit a window of this size, in words.
pub async fn amiss(browser: &Browser, size: Size) -> Result<Vec<String>> {
    let (width, height) = size;
    browser.resize(size).await?;
    browser
        .until(&format!(
            "innerWidth === {width} && innerHeight === {height}"
        ))
        .await?;
    match browser.run(AMISS, Vec::new()).await? {
        Value::Array(list) => Ok(list
            .iter()
            .map(|one| format!("{width}x{height}: {}", one.as_str().unwrap_or_default()))
            .collect()),
        other => Err(format!("no list: {other}").into()),
    }
}

/// The width of the first of these on the page, in pixels.
pub async fn width_of(browser: &Browser, selector: &str) -> Result<f64> {
    let width = browser
        .run(
            "return document.querySelector(arguments[0])?.getBoundingClientRect().width;",
            vec![json!(selector)],
        )
        .await?;
    width
        .as_f64()
        .ok_or_else(|| format!("there is no {selector}").into())
}
