//! The part of a Markdown file between `<!-- name -->` and `<!-- /name -->`, and the rows of a table in it.

/// Line numbers (from 0) between the two markers, both excluded.
pub(crate) fn lines_between(text: &str, name: &str) -> Option<core::ops::Range<usize>> {
    let line_of = |marker: String| {
        text.lines()
            .position(|line| line.trim() == marker)
    };
    let start = line_of(format!("<!-- {name} -->"))? + 1;
    let end = line_of(format!("<!-- /{name} -->"))?;
    (start <= end).then_some(start..end)
}

/// The cells of each row of the table between the markers, with its line number (from 1); head and rule excluded.
pub(crate) fn table_rows(text: &str, name: &str) -> Option<Vec<(usize, Vec<String>)>> {
    let range = lines_between(text, name)?;
    let lines = text
        .lines()
        .enumerate()
        .skip(range.start)
        .take(range.len());
    let rows = lines
        .filter(|(_, line)| line.trim().starts_with('|'))
        .skip(2);
    Some(
        rows.map(|(number, line)| (number + 1, cells(line)))
            .collect(),
    )
}

fn cells(line: &str) -> Vec<String> {
    let inner = line
        .trim()
        .trim_start_matches('|')
        .trim_end_matches('|');
    inner
        .split('|')
        .map(|cell| cell.trim().to_owned())
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_table_between_markers_is_read() {
        let text =
            "# Map\n<!-- t -->\n| a | b |\n|---|---|\n| `x` | y, z |\n<!-- /t -->\n| no | no |\n";
        assert_eq!(
            table_rows(text, "t"),
            Some(vec![(5, vec!["`x`".to_owned(), "y, z".to_owned()])])
        );
        assert_eq!(table_rows(text, "other"), None);
    }
}
