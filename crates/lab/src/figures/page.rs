//! The part of a page that is made by a command: everything between two marks.

/// The page with another part between the marks of this name; `None` if it has none.
pub fn with_part(page: &str, name: &str, part: &str) -> Option<String> {
    let [begin, end] = [
        format!("<!-- {name} -->\n"),
        format!("<!-- end of {name} -->\n"),
    ];
    let (before, rest) = page.split_once(&begin)?;
    let (_, after) = rest.split_once(&end)?;
    Some(format!("{before}{begin}{part}{end}{after}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_part_between_the_marks_is_changed() {
        let page = "# Bots\n<!-- figures -->\nold\n<!-- end of figures -->\nThe end.\n";
        let changed = with_part(page, "figures", "new\n").unwrap();
        assert_eq!(
            changed,
            "# Bots\n<!-- figures -->\nnew\n<!-- end of figures -->\nThe end.\n"
        );
        assert_eq!(
            with_part(&changed, "figures", "old\n").as_deref(),
            Some(page)
        );
        assert_eq!(
            with_part("# Bots\n<!-- figures -->\n", "figures", "new\n"),
            None
        );
    }
}
