//! What is given to others is whole, says what it is made of, and is refused when it was changed.

use super::*;

fn folder(name: &str) -> PathBuf {
    let folder = std::env::temp_dir().join(format!("zashiki-dist-{name}-{}", std::process::id()));
    fs::create_dir_all(&folder).unwrap();
    folder
}

fn checks(folder: &Path) -> bool {
    let mut check = Command::new("sha256sum");
    output(
        check
            .args(["--check", "--strict", "--quiet", SUMS])
            .current_dir(folder),
    )
    .is_ok()
}

/// Everything but the long build: the program is a file of any content.
#[test]
fn f15_the_folder_has_sums_a_list_and_licences_and_a_signature_that_fits() {
    let place = folder("whole");
    let program = place.join("zashiki");
    fs::write(&program, "program").unwrap();
    let root = Path::new(env!("CARGO_MANIFEST_DIR"))
        .ancestors()
        .nth(2)
        .unwrap();
    let made = assemble(root, &program, &place).unwrap();
    assert!(checks(&made));
    let list: serde_json::Value =
        serde_json::from_str(&fs::read_to_string(made.join("zashiki.cdx.json")).unwrap()).unwrap();
    let names: Vec<_> = list["components"]
        .as_array()
        .unwrap()
        .iter()
        .map(|part| part["name"].as_str().unwrap())
        .collect();
    for linked in [
        "server",
        "tokio",
        "libsqlite3-sys",
        "SQLite",
        "leptos",
        "client-web",
    ] {
        assert!(names.contains(&linked), "{linked} is in the program");
    }
    for not_linked in [
        "xtask",
        "thirtyfour",
        "expect-test",
        "wasm-bindgen-cli-support",
        "serde_derive",
        "brotli",
    ] {
        assert!(!names.contains(&not_linked), "{not_linked} is not");
    }
    assert!(
        fs::read_dir(made.join("licences"))
            .unwrap()
            .count()
            > 100
    );

    let key = new_key(&place, "key");
    let summed = made.join(SUMS);
    sign(&summed, &key).unwrap();
    assert!(checks(&made), "the signature is no part of the sums");
    verify(&summed, &key).unwrap();
    fs::write(made.join("README.md"), "changed").unwrap();
    assert!(!checks(&made), "a changed file is noticed");
    fs::write(&summed, sums(&made).unwrap()).unwrap();
    assert!(verify(&summed, &key).is_err(), "and so are changed sums");
    fs::remove_dir_all(place).unwrap();
}

fn new_key(place: &Path, name: &str) -> PathBuf {
    let key = place.join(name);
    let mut keygen = Command::new("ssh-keygen");
    keygen.args(["-q", "-t", "ed25519", "-N", "", "-C", "test", "-f"]);
    output(keygen.arg(&key)).unwrap();
    key
}

/// What docs/hosting.md tells whoever downloads a file to do, with the public half of this key.
fn verify(signed: &Path, key: &Path) -> Result<String> {
    let signers = key.with_extension("signers");
    let public = fs::read_to_string(key.with_extension("pub"))?;
    fs::write(&signers, format!("releases@example.org {public}"))?;
    let mut verify = Command::new("ssh-keygen");
    verify.args([
        "-Y",
        "verify",
        "-I",
        "releases@example.org",
        "-n",
        NAMESPACE,
        "-f",
    ]);
    verify
        .arg(signers)
        .arg("-s")
        .arg(signature_of(signed));
    output(verify.stdin(Stdio::from(fs::File::open(signed)?)))
}

#[test]
fn an_archive_is_refused_when_it_was_changed_or_is_not_signed_by_whom_it_should() {
    let place = folder("archive");
    let made = place.join("zashiki-1-here");
    fs::create_dir_all(made.join("docs")).unwrap();
    fs::write(made.join("zashiki"), "program").unwrap();
    fs::write(made.join("docs/hosting.md"), "words").unwrap();
    let key = new_key(&place, "key");
    let other = new_key(&place, "other");

    let archive = archive::pack(&made).unwrap();
    sign(&archive, &key).unwrap();
    verify(&archive, &key).unwrap();
    assert!(verify(&archive, &other).is_err(), "of somebody else");
    let bytes = fs::read(&archive).unwrap();
    archive::pack(&made).unwrap();
    assert_eq!(
        fs::read(&archive).unwrap(),
        bytes,
        "packed again it is the same"
    );

    let unpacked = place.join("unpacked");
    fs::create_dir_all(&unpacked).unwrap();
    let mut tar = Command::new("tar");
    output(
        tar.arg("-xzf")
            .arg(&archive)
            .current_dir(&unpacked),
    )
    .unwrap();
    let program = fs::read(unpacked.join("zashiki-1-here/zashiki")).unwrap();
    assert_eq!(program, b"program");

    fs::write(&archive, [&bytes[..], b" "].concat()).unwrap();
    assert!(verify(&archive, &key).is_err(), "changed");
    fs::write(&archive, bytes).unwrap();
    verify(&archive, &key).unwrap();
    forget_signature(&archive).unwrap();
    assert!(verify(&archive, &key).is_err(), "not signed");
    let wrong = sign(&archive, &place.join("nobody")).unwrap_err();
    assert!(wrong.to_string().contains("nobody"), "{wrong}");
    fs::remove_dir_all(place).unwrap();
}

/// With systemd's usual limit the server stayed down for good after six seconds of a full disk.
#[test]
fn the_unit_starts_what_is_installed_and_never_gives_up() {
    let docs = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs");
    let unit = fs::read_to_string(docs.join("zashiki.service")).unwrap();
    for line in [
        "ExecStart=/usr/local/bin/zashiki serve",
        "StartLimitIntervalSec=0",
        "Restart=always",
    ] {
        assert!(unit.lines().any(|other| other == line), "{line}");
    }
    let cluster = fs::read_to_string(docs.join("cluster.md")).unwrap();
    let node = "docs/zashiki-node.conf /etc/systemd/system/zashiki.service.d/node.conf";
    assert!(cluster.contains(&format!(" {node}\n")), "{node}");
    let hosting = fs::read_to_string(docs.join("hosting.md")).unwrap();
    for file in [
        "zashiki /usr/local/bin/",
        "docs/zashiki.service /etc/systemd/system/",
    ] {
        assert!(hosting.contains(&format!(" {file}\n")), "{file}");
    }
}

/// Where a link of a document leads, from the root.
fn resolved(document: &str, link: &str) -> String {
    let mut path: Vec<&str> = document.split('/').collect();
    path.pop();
    for part in link.split('/') {
        match part {
            ".." => drop(path.pop()),
            name => path.push(name),
        }
    }
    path.join("/")
}

/// A document that leads nowhere is of no use to whoever has only the folder. README.md and the changelog are
/// about the source too.
#[test]
fn documents_of_the_folder_lead_to_others_of_it() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"))
        .ancestors()
        .nth(2)
        .unwrap();
    let about_the_source = ["README.md", "CHANGELOG.md"];
    for document in DOCUMENTS
        .iter()
        .filter(|name| !about_the_source.contains(name))
    {
        let text = fs::read_to_string(root.join(document)).unwrap();
        let links = text.split("](").skip(1);
        for link in links.filter_map(|rest| rest.split(')').next()) {
            let file = link.split('#').next().unwrap();
            if file.is_empty() || file.contains(':') {
                continue;
            }
            let to = resolved(document, file);
            assert!(DOCUMENTS.contains(&to.as_str()), "{document}: {link}");
        }
    }
}
