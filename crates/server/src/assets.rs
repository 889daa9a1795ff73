//! The web client: compressed, kept by browsers, and one page for every address of the client.
//!
//! The files are given by whoever starts the server, so that the server is built without waiting for the client.

use std::collections::BTreeMap;
use std::io::Write as _;
use std::path::Path;
use std::{fs, io};

use axum::body::{Body, Bytes};
use axum::extract::State;
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode, Uri, header};
use axum::response::{Html, IntoResponse, Response};
use flate2::Compression;
use flate2::write::GzEncoder;
use protocol::Refusal;
use sha2::{Digest, Sha256};

use crate::app::Shared;
use crate::preview;
use crate::problem::Problem;

/// What is shown by a server that has no client.
const NO_CLIENT: &str = include_str!("no_client.html");

/// The files of the web client as `bundle` writes them: names of files that never change hold their hash, and
/// `x.gz` and `x.br` are the packed forms of `x`.
#[derive(Default, Debug)]
pub struct Page(Vec<Asset>);

#[derive(Debug)]
struct Asset {
    /// Where it is found, from the root: `/index.html`.
    path: String,
    immutable: bool,
    tag: HeaderValue,
    raw: Bytes,
    /// Packed forms by their encodings.
    packed: Vec<(&'static str, Bytes)>,
}

impl Page {
    /// The client made of these files.
    pub fn of(files: impl IntoIterator<Item = (String, Bytes)>) -> Page {
        let files: BTreeMap<String, Bytes> = files.into_iter().collect();
        let forms = |name: &str| {
            let forms = [("br", "br"), ("gzip", "gz")];
            forms.map(|(encoding, kind)| {
                Some((encoding, files.get(&format!("{name}.{kind}"))?.clone()))
            })
        };
        let plain = files
            .iter()
            .filter(|(name, _)| !matches!(name.rsplit_once('.'), Some((_, "br" | "gz"))));
        Page(
            plain
                .map(|(name, raw)| Asset::new(name, raw, forms(name).into_iter().flatten()))
                .collect(),
        )
    }

    /// The client in this folder; it must have an `index.html`.
    pub fn read(folder: &Path) -> io::Result<Page> {
        let mut files = Vec::new();
        for entry in fs::read_dir(folder)? {
            let path = entry?.path();
            let name = path
                .file_name()
                .unwrap_or_default()
                .to_string_lossy()
                .into_owned();
            files.push((name, fs::read(&path)?.into()));
        }
        if files.iter().any(|(name, _)| name == "index.html") {
            return Ok(Page::of(files));
        }
        Err(io::Error::new(
            io::ErrorKind::NotFound,
            "there is no index.html in it",
        ))
    }

    /// A file of text.
    pub(crate) fn text(&self, path: &str) -> Option<&str> {
        let file = self.0.iter().find(|file| file.path == path)?;
        core::str::from_utf8(&file.raw).ok()
    }

    /// The file at a path; a path that names no file (`/t/{code}`, `/replay/{id}`) is the client's own.
    fn find(&self, path: &str) -> Option<&Asset> {
        let is_file = path
            .rsplit('/')
            .next()
            .is_some_and(|last| last.contains('.'));
        let path = if is_file { path } else { "/index.html" };
        self.0.iter().find(|file| file.path == path)
    }
}

impl Asset {
    fn new(name: &str, raw: &Bytes, packed: impl Iterator<Item = (&'static str, Bytes)>) -> Asset {
        let is_hash =
            |part: &str| part.len() == 16 && part.bytes().all(|byte| byte.is_ascii_hexdigit());
        Asset {
            path: format!("/{name}"),
            immutable: name.split('.').any(is_hash),
            tag: tag(raw),
            raw: raw.clone(),
            packed: packed.collect(),
        }
    }
}

/// Whatever no other address answers.
pub(crate) async fn serve(
    State(app): State<Shared>,
    method: Method,
    uri: Uri,
    headers: HeaderMap,
) -> Response {
    let path = uri.path();
    // Counts are told elsewhere; who asks for them here should not take a page for them.
    if path == "/api" || path.starts_with("/api/") || path.starts_with("/ws/") || path == "/metrics"
    {
        return Problem(Refusal::NotFound).into_response();
    }
    if method != Method::GET && method != Method::HEAD {
        return Problem(Refusal::BadMethod).into_response();
    }
    match app.page.find(path) {
        Some(file) if file.path == "/index.html" => {
            let page = preview::page(&app, path, &headers).await;
            page.map_or_else(|| answer(file, &headers), |page| personal(page, &headers))
        }
        Some(file) => answer(file, &headers),
        None if app.page.0.is_empty() && path == "/" => Html(NO_CLIENT).into_response(),
        None => Problem(Refusal::NotFound).into_response(),
    }
}

/// The page in the language that was asked for, packed while it is sent: it is made for each who asks.
fn personal(page: String, headers: &HeaderMap) -> Response {
    let tag = tag(page.as_bytes());
    let packed = reads(headers, "gzip")
        .then(|| gzip(&page))
        .flatten();
    let encoding = packed.is_some().then_some("gzip");
    let mut response = if is_known(&tag, headers) {
        StatusCode::NOT_MODIFIED.into_response()
    } else {
        let content = packed.map_or_else(|| page.into(), Body::from);
        Html(content).into_response()
    };
    let fields = response.headers_mut();
    let vary = "Accept-Encoding, Accept-Language";
    fields.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-cache"));
    fields.insert(header::ETAG, tag);
    fields.insert(header::VARY, HeaderValue::from_static(vary));
    if let Some(encoding) = encoding {
        fields.insert(header::CONTENT_ENCODING, HeaderValue::from_static(encoding));
    }
    response
}

/// Quickly rather than well: a page is a few kilobytes.
fn gzip(page: &str) -> Option<Vec<u8>> {
    let mut packer = GzEncoder::new(Vec::new(), Compression::fast());
    packer.write_all(page.as_bytes()).ok()?;
    packer.finish().ok()
}

/// What a content is known by.
fn tag(content: &[u8]) -> HeaderValue {
    let digest = Sha256::digest(content);
    let tag = digest
        .iter()
        .take(8)
        .fold(0_u64, |number, byte| number << 8 | u64::from(*byte));
    HeaderValue::try_from(format!("\"{tag:016x}\"")).unwrap_or(HeaderValue::from_static("\"\""))
}

fn answer(file: &Asset, headers: &HeaderMap) -> Response {
    let (encoding, content) = packed(file, headers);
    let cache = if file.immutable {
        "public, max-age=31536000, immutable"
    } else {
        "no-cache"
    };
    let mut response = if is_known(&file.tag, headers) {
        StatusCode::NOT_MODIFIED.into_response()
    } else {
        Body::from(content).into_response()
    };
    let fields = response.headers_mut();
    fields.insert(
        header::CONTENT_TYPE,
        HeaderValue::from_static(kind(&file.path)),
    );
    fields.insert(header::CACHE_CONTROL, HeaderValue::from_static(cache));
    fields.insert(header::ETAG, file.tag.clone());
    fields.insert(header::VARY, HeaderValue::from_static("Accept-Encoding"));
    if let Some(encoding) = encoding {
        fields.insert(header::CONTENT_ENCODING, HeaderValue::from_static(encoding));
    }
    response
}

/// The smallest form that the client reads.
fn packed(file: &Asset, headers: &HeaderMap) -> (Option<&'static str>, Bytes) {
    let forms = file
        .packed
        .iter()
        .filter(|(encoding, _)| reads(headers, encoding));
    let smallest = forms.min_by_key(|(_, content)| content.len());
    smallest.map_or((None, file.raw.clone()), |(encoding, content)| {
        (Some(*encoding), content.clone())
    })
}

/// Whether the client reads this encoding.
fn reads(headers: &HeaderMap, encoding: &str) -> bool {
    let accepted = headers
        .get(header::ACCEPT_ENCODING)
        .and_then(|value| value.to_str().ok())
        .unwrap_or("");
    accepted.split(',').any(|part| {
        let mut words = part.split(';').map(str::trim);
        words.next() == Some(encoding)
            && !words.any(|word| matches!(word, "q=0" | "q=0.0" | "q=0.00" | "q=0.000"))
    })
}

/// Whether the client has the content of this tag.
fn is_known(tag: &HeaderValue, headers: &HeaderMap) -> bool {
    let known = headers
        .get(header::IF_NONE_MATCH)
        .and_then(|value| value.to_str().ok());
    known.is_some_and(|tags| {
        tags.split(',')
            .any(|known| known.trim().trim_start_matches("W/") == tag)
    })
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

    fn page() -> Page {
        let files = [
            ("index.html", "a page, as it is"),
            ("index.html.br", "short"),
            ("index.html.gz", "shorter"),
            ("a.0123456789abcdef.css", "x"),
            ("robots.txt", "y"),
        ];
        Page::of(files.map(|(name, text)| (name.to_owned(), Bytes::from_static(text.as_bytes()))))
    }

    #[test]
    fn addresses_of_the_client_are_its_page_and_missing_files_are_missing() {
        let page = page();
        for path in ["/", "/t/0123456789", "/replay/0123456789-1"] {
            assert_eq!(
                page.find(path).map(|file| file.path.as_str()),
                Some("/index.html"),
                "{path}"
            );
        }
        for path in ["/no.css", "/../Cargo.toml", "/index.html.br"] {
            assert!(page.find(path).is_none(), "{path}");
        }
    }

    #[test]
    fn only_what_has_its_hash_in_its_name_never_changes() {
        let page = page();
        let immutable = |path: &str| page.find(path).map(|file| file.immutable);
        assert_eq!(immutable("/a.0123456789abcdef.css"), Some(true));
        assert_eq!(immutable("/robots.txt"), Some(false));
        assert_eq!(immutable("/"), Some(false));
    }

    #[test]
    fn a_client_gets_what_it_reads() {
        let page = page();
        let file = page.find("/").unwrap();
        let encoding = |accepted: &str| {
            let headers =
                HeaderMap::from_iter([(header::ACCEPT_ENCODING, accepted.parse().unwrap())]);
            packed(file, &headers).0
        };
        assert_eq!(encoding("gzip, deflate, br"), Some("br"));
        assert_eq!(encoding("gzip;q=0.8"), Some("gzip"));
        assert_eq!(encoding("br;q=0, identity"), None);
        assert_eq!(encoding(""), None);
    }

    #[tokio::test]
    async fn a_page_made_for_one_reader_is_packed_and_known_again() {
        let text = "<p>a page</p>".repeat(50);
        let ask = |name, value: &HeaderValue| {
            let headers = HeaderMap::from_iter([(name, value.clone())]);
            personal(text.clone(), &headers)
        };
        let packed = ask(
            header::ACCEPT_ENCODING,
            &HeaderValue::from_static("gzip, br"),
        );
        assert_eq!(packed.headers()[header::CONTENT_ENCODING], "gzip");
        let tag = packed.headers()[header::ETAG].clone();
        let content = axum::body::to_bytes(packed.into_body(), 9999)
            .await
            .unwrap();
        assert!(content.len() < text.len() / 4, "{} bytes", content.len());
        let mut read = String::new();
        io::Read::read_to_string(&mut flate2::read::GzDecoder::new(&content[..]), &mut read)
            .unwrap();
        assert_eq!(read, text);
        let known = ask(header::IF_NONE_MATCH, &tag);
        assert_eq!(known.status(), StatusCode::NOT_MODIFIED);
        let other = ask(
            header::IF_NONE_MATCH,
            &HeaderValue::from_static("\"0123456789abcdef\""),
        );
        assert_eq!(other.status(), StatusCode::OK);
        assert!(
            !other
                .headers()
                .contains_key(header::CONTENT_ENCODING)
        );
    }
}
