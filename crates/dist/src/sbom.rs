//! The list of what is in the program, in the form of CycloneDX 1.5. The same source gives the same list: no time,
//! no random name.

use serde_json::{Value, json};

use crate::linked::{Linked, Package};

/// The list.
pub(crate) fn document(linked: &Linked) -> Value {
    let (own, others): (Vec<&Package>, Vec<&Package>) = linked
        .packages
        .iter()
        .partition(|package| package.name == "zashiki");
    let mut components: Vec<Value> = others
        .into_iter()
        .map(|package| component(package, "library"))
        .collect();
    components.push(json!({
        "type": "library", "bom-ref": "sqlite", "name": "SQLite", "version": linked.sqlite,
        "cpe": format!("cpe:2.3:a:sqlite:sqlite:{}:*:*:*:*:*:*:*", linked.sqlite),
        "description": "Its source is part of libsqlite3-sys.",
    }));
    components.push(json!({
        "type": "library", "bom-ref": "rust-std", "name": "Rust standard library", "version": linked.compiler,
    }));
    let dependencies: Vec<Value> = linked
        .packages
        .iter()
        .map(|package| uses(linked, package))
        .collect();
    json!({
        "bomFormat": "CycloneDX",
        "specVersion": "1.5",
        "version": 1,
        "metadata": {
            "component": own.first().map(|package| component(package, "application")),
            "properties": [{ "name": "target", "value": linked.target }],
        },
        "components": components,
        "dependencies": dependencies,
    })
}

fn reference(package: &Package) -> String {
    format!("{}@{}", package.name, package.version)
}

fn component(package: &Package, kind: &str) -> Value {
    let mut component = json!({
        "type": kind, "bom-ref": reference(package), "name": package.name, "version": package.version,
    });
    if let Some(licence) = &package.licence {
        // Older packages write a slash for a choice.
        component["licenses"] = json!([{ "expression": licence.replace('/', " OR ") }]);
    }
    if let Some(sum) = &package.checksum {
        component["purl"] = json!(format!("pkg:cargo/{}", reference(package)));
        component["hashes"] = json!([{ "alg": "SHA-256", "content": sum }]);
    }
    if let Some(repository) = &package.repository {
        component["externalReferences"] = json!([{ "type": "vcs", "url": repository }]);
    }
    component
}

fn uses(linked: &Linked, package: &Package) -> Value {
    let mut used: Vec<String> = package
        .uses
        .iter()
        .filter_map(|&at| linked.packages.get(at))
        .map(reference)
        .collect();
    if package.name == "libsqlite3-sys" {
        used.push("sqlite".to_owned());
    }
    json!({ "ref": reference(package), "dependsOn": used })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_package_is_named_with_its_sum_its_licence_and_what_it_uses() {
        let package = |name: &str, checksum: Option<&str>, uses: &[usize]| Package {
            name: name.to_owned(),
            version: "1.0.0".to_owned(),
            licence: Some("MIT/Apache-2.0".to_owned()),
            repository: None,
            checksum: checksum.map(str::to_owned),
            licence_files: Vec::new(),
            uses: uses.to_vec(),
        };
        let packages = vec![
            package("tokio", Some("ab"), &[]),
            package("zashiki", None, &[0]),
        ];
        let [version, target, compiler, sqlite] =
            ["1.0.0", "here", "rustc 1", "3.1"].map(str::to_owned);
        let list = document(&Linked {
            version,
            target,
            compiler,
            sqlite,
            packages,
        });
        assert_eq!(list["metadata"]["component"]["name"], "zashiki");
        let expected = json!({
            "type": "library", "bom-ref": "tokio@1.0.0", "name": "tokio", "version": "1.0.0",
            "licenses": [{ "expression": "MIT OR Apache-2.0" }],
            "purl": "pkg:cargo/tokio@1.0.0", "hashes": [{ "alg": "SHA-256", "content": "ab" }],
        });
        assert_eq!(list["components"][0], expected);
        assert_eq!(
            list["dependencies"][1],
            json!({ "ref": "zashiki@1.0.0", "dependsOn": ["tokio@1.0.0"] })
        );
    }
}
