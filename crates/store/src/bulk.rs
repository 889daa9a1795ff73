//! Many rows in one statement: each statement is a trip to the database, whatever it carries.

use sqlx::any::{AnyArguments, AnyRow};
use sqlx::query::Query;
use sqlx::{Any, AnyConnection, AssertSqlSafe};

/// Rows go in groups of these sizes, so that few different statements have to be prepared.
const SIZES: [usize; 3] = [64, 8, 1];

/// One value of a row.
pub(crate) enum Value<'a> {
    Text(&'a str),
    MaybeText(Option<&'a str>),
    Number(i64),
}

/// One row, all of a statement's rows equally wide.
pub(crate) type Row<'a> = Vec<Value<'a>>;

/// Runs `before`, the rows as a list of `VALUES`, `after`; and again if there are more rows than fit.
pub(crate) async fn execute(
    connection: &mut AnyConnection,
    before: &'static str,
    rows: &[Row<'_>],
    after: &'static str,
) -> Result<(), sqlx::Error> {
    for group in groups(rows) {
        statement(before, group, after)
            .execute(&mut *connection)
            .await?;
    }
    Ok(())
}

/// The same for a statement that answers with rows.
pub(crate) async fn fetch(
    connection: &mut AnyConnection,
    before: &'static str,
    rows: &[Row<'_>],
    after: &'static str,
) -> Result<Vec<AnyRow>, sqlx::Error> {
    let mut answers = Vec::new();
    for group in groups(rows) {
        answers.extend(
            statement(before, group, after)
                .fetch_all(&mut *connection)
                .await?,
        );
    }
    Ok(answers)
}

/// Only texts of this crate and placeholders become part of the statement; values are bound.
fn statement(before: &str, rows: &[Row<'_>], after: &str) -> Query<'static, Any, AnyArguments> {
    let sql = format!("{before} VALUES {} {after}", placeholders(rows));
    rows.iter().flatten().fold(
        sqlx::query(AssertSqlSafe(sql)),
        |query, value| match value {
            Value::Text(text) => query.bind((*text).to_owned()),
            Value::MaybeText(text) => query.bind(text.map(str::to_owned)),
            Value::Number(number) => query.bind(*number),
        },
    )
}

/// `($1, $2), ($3, $4)`
fn placeholders(rows: &[Row<'_>]) -> String {
    let mut numbers = 1..;
    let row = |row: &Row<'_>| {
        let places: Vec<String> = numbers
            .by_ref()
            .take(row.len())
            .map(|number| format!("${number}"))
            .collect();
        format!("({})", places.join(", "))
    };
    rows.iter()
        .map(row)
        .collect::<Vec<_>>()
        .join(", ")
}

fn groups<T>(mut rows: &[T]) -> impl Iterator<Item = &[T]> {
    std::iter::from_fn(move || {
        let size = SIZES
            .into_iter()
            .find(|size| *size <= rows.len())?;
        let (group, rest) = rows.split_at(size);
        rows = rest;
        Some(group)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rows_are_grouped_in_few_sizes_and_none_is_lost() {
        let rows: Vec<usize> = (0..147).collect();
        let sizes: Vec<usize> = groups(&rows).map(<[usize]>::len).collect();
        assert_eq!(sizes, [64, 64, 8, 8, 1, 1, 1]);
        assert_eq!(
            groups(&rows)
                .flatten()
                .copied()
                .collect::<Vec<_>>(),
            rows
        );
        assert_eq!(groups::<u8>(&[]).count(), 0);
    }

    #[test]
    fn values_are_numbered_through_all_rows() {
        let rows = [
            vec![Value::Text("a"), Value::Number(1)],
            vec![Value::MaybeText(None), Value::Number(2)],
        ];
        assert_eq!(placeholders(&rows), "($1, $2), ($3, $4)");
    }
}
