//! A fresh database for each test, and what tests say again and again.

use std::env;
use std::fmt::Write as _;
use std::fs;
use std::path::PathBuf;
use std::process;
use std::sync::atomic::{AtomicU32, Ordering};

use sqlx::{AnyConnection, AssertSqlSafe, Connection, Row as _};
use store::{Append, Store};

use crate::server::Server;

static COUNT: AtomicU32 = AtomicU32::new(0);

/// A number that no other test of this run has.
pub(crate) fn fresh() -> u32 {
    COUNT.fetch_add(1, Ordering::Relaxed)
}

/// A folder of its own, removed at the end.
pub(crate) struct Folder(pub(crate) PathBuf);

impl Folder {
    pub(crate) fn new() -> Self {
        let path = env::temp_dir().join(format!("zashiki-store-{}-{}", process::id(), fresh()));
        fs::create_dir(&path).unwrap();
        Self(path)
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

/// A database that is empty at first.
pub(crate) struct Place {
    pub(crate) url: String,
    _folder: Option<Folder>,
}

impl Place {
    pub(crate) fn sqlite() -> Self {
        let folder = Folder::new();
        Self {
            url: format!("sqlite:{}/zashiki.db", folder.0.display()),
            _folder: Some(folder),
        }
    }

    pub(crate) async fn postgres() -> Self {
        let server = Server::running();
        let name = format!("case_{}", fresh());
        let mut admin = connect(&server.url("postgres")).await;
        let create = AssertSqlSafe(format!("CREATE DATABASE {name}"));
        sqlx::raw_sql(create)
            .execute(&mut admin)
            .await
            .unwrap();
        admin.close().await.unwrap();
        Self {
            url: server.url(&name),
            _folder: None,
        }
    }

    pub(crate) async fn open(&self) -> Store {
        Store::open(&self.url).await.unwrap()
    }

    /// Past the store, to damage what it wrote.
    pub(crate) async fn damage(&self, sql: &'static str) {
        let mut connection = connect(&self.url).await;
        sqlx::raw_sql(sql)
            .execute(&mut connection)
            .await
            .unwrap();
        connection.close().await.unwrap();
    }
}

impl Place {
    /// Makes what no store would make.
    pub(crate) async fn run(&self, statements: &[String]) {
        if let Some(path) = self.url.strip_prefix("sqlite:") {
            fs::File::create_new(path).unwrap();
        }
        let mut connection = connect(&self.url).await;
        for sql in statements {
            sqlx::raw_sql(AssertSqlSafe(sql.clone()))
                .execute(&mut connection)
                .await
                .unwrap();
        }
        connection.close().await.unwrap();
    }

    /// A number that the database tells.
    pub(crate) async fn number(&self, sql: &str) -> i64 {
        let mut connection = connect(&self.url).await;
        let row = sqlx::query(AssertSqlSafe(sql.to_owned()))
            .fetch_one(&mut connection)
            .await
            .unwrap();
        connection.close().await.unwrap();
        row.get(0)
    }

    /// How many rows a table has.
    pub(crate) async fn count(&self, table: &str) -> i64 {
        self.number(&format!("SELECT COUNT(*) FROM {table}"))
            .await
    }

    /// Every value of every row of every table, whatever tables there are.
    pub(crate) async fn everything(&self) -> String {
        let columns = if self.url.starts_with("sqlite") {
            "SELECT tables.name, columns.name FROM sqlite_master AS tables \
             JOIN pragma_table_info(tables.name) AS columns WHERE tables.type = 'table' ORDER BY 1, 2"
        } else {
            "SELECT CAST(table_name AS TEXT), CAST(column_name AS TEXT) FROM information_schema.columns \
             WHERE table_schema = 'public' ORDER BY 1, 2"
        };
        let mut connection = connect(&self.url).await;
        let mut text = String::new();
        for row in sqlx::query(columns)
            .fetch_all(&mut connection)
            .await
            .unwrap()
        {
            let (table, column): (String, String) = (row.get(0), row.get(1));
            let sql =
                format!("SELECT COALESCE(CAST({column} AS TEXT), 'none') FROM {table} ORDER BY 1");
            let rows = sqlx::query(AssertSqlSafe(sql))
                .fetch_all(&mut connection)
                .await
                .unwrap();
            let values: Vec<String> = rows.iter().map(|row| row.get(0)).collect();
            writeln!(text, "{table}.{column}: {}", values.join("\n")).unwrap();
        }
        connection.close().await.unwrap();
        text
    }
}

impl Place {
    /// A session set up as a node's, which stands still in the middle of writing at a table.
    pub(crate) async fn hold(&self, table: &str) -> AnyConnection {
        let mut connection = connect(&self.url).await;
        let begin =
            "SELECT set_config('idle_in_transaction_session_timeout', '2000', false); BEGIN";
        sqlx::raw_sql(begin)
            .execute(&mut connection)
            .await
            .unwrap();
        sqlx::query("SELECT fence FROM owners WHERE code = $1 FOR SHARE")
            .bind(table.to_owned())
            .fetch_one(&mut connection)
            .await
            .unwrap();
        connection
    }
}

async fn connect(url: &str) -> AnyConnection {
    sqlx::any::install_default_drivers();
    AnyConnection::connect(url).await.unwrap()
}

/// Whether this is the full run of the tests.
pub(crate) fn full() -> bool {
    env::var("ZASHIKI_EFFORT").as_deref() == Ok("full")
}

/// An entry that says in its body which it is.
pub(crate) fn entry(table: &str, number: u64) -> Append {
    Append::entry(table, number, 1000 + number, body(table, number))
}

pub(crate) fn body(table: &str, number: u64) -> String {
    format!("{{\"table\":\"{table}\",\"number\":{number}}}")
}

/// Checks that a table has exactly these entries, as [`entry`] made them.
pub(crate) async fn has_entries(store: &Store, table: &str, last: u64) {
    let loaded = store.load(table).await.unwrap().unwrap();
    let numbers: Vec<u64> = loaded
        .entries
        .iter()
        .map(|entry| entry.number)
        .collect();
    assert_eq!(numbers, (1..=last).collect::<Vec<_>>(), "{table}");
    for entry in loaded.entries {
        assert_eq!(
            (entry.at, entry.body),
            (1000 + entry.number, body(table, entry.number))
        );
    }
}
