//! A picture of what a browser shows.

use serde_json::{Value, json};

use crate::{Browser, Result};

/// The page as a PNG: the whole of it, or what the window shows.
pub async fn take(browser: &Browser, whole: bool) -> Result<Vec<u8>> {
    let mut parameters = json!({ "format": "png", "captureBeyondViewport": whole });
    if whole {
        let size = "[document.documentElement.clientWidth, document.documentElement.scrollHeight]";
        let size = browser.value(size).await?;
        parameters["clip"] =
            json!({ "x": 0, "y": 0, "width": size[0], "height": size[1], "scale": 1 });
    }
    let shot = browser
        .command("Page.captureScreenshot", parameters)
        .await?;
    let text = shot
        .get("data")
        .and_then(Value::as_str)
        .ok_or("no picture")?;
    Ok(decode(text))
}

/// Bytes from base64, as the browser sends pictures.
fn decode(text: &str) -> Vec<u8> {
    let value = |sign: u8| match sign {
        b'A'..=b'Z' => Some(sign - b'A'),
        b'a'..=b'z' => Some(sign - b'a' + 26),
        b'0'..=b'9' => Some(sign - b'0' + 52),
        b'+' => Some(62),
        b'/' => Some(63),
        _ => None,
    };
    let values: Vec<u32> = text
        .bytes()
        .filter_map(value)
        .map(u32::from)
        .collect();
    let mut bytes = Vec::with_capacity(values.len() * 3 / 4);
    for group in values.chunks(4) {
        let number = group
            .iter()
            .fold(0, |number, value| number << 6 | value)
            << (6 * (4 - group.len()));
        let [_, three @ ..] = number.to_be_bytes();
        bytes.extend_from_slice(&three[..group.len() - 1]);
    }
    bytes
}

#[cfg(test)]
mod tests {
    use super::decode;

    #[test]
    fn base64_is_read() {
        assert_eq!(decode("WmFzaGlraQ=="), b"Zashiki");
        assert_eq!(decode("U2l0IQ=="), b"Sit!");
        assert_eq!(decode("VGVh"), b"Tea");
    }
}
