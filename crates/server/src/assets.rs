//! The embedded web client: compressed, kept by browsers, and one page for every address of the client.

use axum::body::{Body, Bytes};
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode, Uri, header};
use axum::response::{IntoResponse, Response};
use protocol::Refusal;

use crate::problem::Problem;

/// One file, as the build script embeds it.
struct File {
    path: &'static str,
    /// Its name holds its hash, so it never changes.
    immutable: bool,
    tag: &'static str,
    raw: &'static [u8],
    br: &'static [u8],
    gz: &'static [u8],
}

include!(concat!(env!("OUT_DIR"), "/web.rs"));

/// Whatever no other address answers.
pub(crate) async fn serve(method: Method, uri: Uri, headers: HeaderMap) -> Response {
    let path = uri.path();
    // Counts are told elsewhere; who asks for them here should not take a page for them.
    if path == "/api" || path.starts_with("/api/") || path.starts_with("/ws/") || path == "/metrics" {
        return Problem(Refusal::NotFound).into_response();
    }
    if method != Method::GET && method != Method::HEAD {
        return Problem(Refusal::BadMethod).into_response();
    }
    match find(path) {
        Some(file) => answer(file, &headers),
        None => Problem(Refusal::NotFound).into_response(),
    }
}

/// The file at a path; a path that names no file (`/t/{code}`, `/replay/{id}`) is the client's own.
fn find(path: &str) -> Option<&'static File> {
    let is_file = path.rsplit('/').next().is_some_and(|last| last.contains('.'));
    let path = if is_file { path } else { "/index.html" };
    FILES.iter().find(|file| file.path == path)
}

fn answer(file: &'static File, headers: &HeaderMap) -> Response {
    let (encoding, content) = packed(file, headers);
    let cache = if file.immutable { "public, max-age=31536000, immutable" } else { "no-cache" };
    let mut response = if is_known(file, headers) {
        StatusCode::NOT_MODIFIED.into_response()
    } else {
        Body::from(Bytes::from_static(content)).into_response()
    };
    let fields = response.headers_mut();
    fields.insert(header::CONTENT_TYPE, HeaderValue::from_static(kind(file.path)));
    fields.insert(header::CACHE_CONTROL, HeaderValue::from_static(cache));
    fields.insert(header::ETAG, HeaderValue::from_static(file.tag));
    fields.insert(header::VARY, HeaderValue::from_static("Accept-Encoding"));
    if let Some(encoding) = encoding {
        fields.insert(header::CONTENT_ENCODING, HeaderValue::from_static(encoding));
    }
    response
}

/// The smallest form that the client reads.
fn packed(file: &'static File, headers: &HeaderMap) -> (Option<&'static str>, &'static [u8]) {
    let accepted = headers.get(header::ACCEPT_ENCODING).and_then(|value| value.to_str().ok()).unwrap_or("");
    let reads = |name: &str| {
        accepted.split(',').any(|part| {
            let mut words = part.split(';').map(str::trim);
            words.next() == Some(name)
                && !words.any(|word| matches!(word, "q=0" | "q=0.0" | "q=0.00" | "q=0.000"))
        })
    };
    let forms = [(Some("br"), file.br), (Some("gzip"), file.gz)];
    let fitting =
        forms.into_iter().filter(|(name, packed)| packed.len() < file.raw.len() && name.is_some_and(reads));
    fitting.min_by_key(|(_, packed)| packed.len()).unwrap_or((None, file.raw))
}

fn is_known(file: &File, headers: &HeaderMap) -> bool {
    let known = headers.get(header::IF_NONE_MATCH).and_then(|value| value.to_str().ok());
    known.is_some_and(|tags| tags.split(',').any(|tag| tag.trim().trim_start_matches("W/") == file.tag))
}

fn kind(path: &str) -> &'static str {
    match path.rsplit('.').next().unwrap_or_default() {
        "html" => "text/html; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "js" | "mjs" => "text/javascript; charset=utf-8",
        "json" => "application/json",
        "webmanifest" => "application/manifest+json",
        "wasm" => "application/wasm",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "webp" => "image/webp",
        "ico" => "image/x-icon",
        "woff2" => "font/woff2",
        "ogg" => "audio/ogg",
        "mp3" => "audio/mpeg",
        "txt" => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_of_the_client_are_its_page_and_missing_files_are_missing() {
        for path in ["/", "/t/0123456789", "/replay/0123456789-1"] {
            assert_eq!(find(path).map(|file| file.path), Some("/index.html"), "{path}");
        }
        assert!(find("/no.css").is_none() && find("/../Cargo.toml").is_none());
    }

    #[test]
    fn the_page_names_files_that_exist_and_never_change() {
        let page = str::from_utf8(find("/").unwrap().raw).unwrap();
        let head = page.split("<body").next().unwrap_or_default();
        let named: Vec<_> = head.split('"').filter(|word| word.starts_with('/')).collect();
        assert!(named.iter().any(|path| kind(path).starts_with("text/css")), "{page}");
        for path in named {
            assert!(FILES.iter().any(|file| file.path == path && file.immutable), "{path} of {page}");
        }
        assert!(FILES.iter().filter(|file| file.immutable).all(|file| file.path.len() > 16));
        assert!(!find("/").unwrap().immutable);
    }

    #[test]
    fn a_client_gets_what_it_reads() {
        let file = find("/").unwrap();
        let encoding = |accepted: &str| {
            let headers = HeaderMap::from_iter([(header::ACCEPT_ENCODING, accepted.parse().unwrap())]);
            packed(file, &headers).0
        };
        assert_eq!(encoding("gzip, deflate, br"), Some("br"));
        assert_eq!(encoding("gzip;q=0.8"), Some("gzip"));
        assert_eq!(encoding("br;q=0, identity"), None);
        assert_eq!(encoding(""), None);
    }
}
