//! The door to everything that is stored: each call is checked, then read at once or handed to the writer.

use std::fmt;

use sqlx::AnyPool;
use tokio::sync::watch;

use crate::batch::{Answer, Write};
use crate::connect::Database;
use crate::error::StoreError;
use crate::health::Health;
use crate::lease::{Membership, Node};
use crate::location::Location;
use crate::pen::Pen;
use crate::sessions::Change;
use crate::types::{
    Append, FinishedMatch, Loaded, NewRecovery, NewSession, Played, Recovery, Rotation, Session,
    TokenUse,
};
use crate::writer::Queue;
use crate::{check, erasing, log, matches, schema, sessions, sweep};

/// One database. A clone is another door to the same one.
#[derive(Clone)]
pub struct Store {
    database: Database,
    writer: Queue,
    pub(crate) membership: Option<Membership>,
}

impl fmt::Debug for Store {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Store").finish_non_exhaustive()
    }
}

async fn begin(database: &Database, node: Option<&Node>) -> Result<Option<Membership>, StoreError> {
    match node {
        Some(node) => {
            let (leases, heart) = database.leases();
            Ok(Some(Membership::begin(leases, heart, node).await?))
        }
        None => Ok(None),
    }
}

impl Store {
    /// Opens `sqlite:PATH` (made if missing) or `postgres://USER:PASSWORD@HOST/DATABASE` and brings its schema
    /// up to date. It is this process's alone until it is closed or the process ends. Must be called within a
    /// tokio runtime, where the writer then runs.
    pub async fn open(url: &str) -> Result<Self, StoreError> {
        Self::open_as(url, None).await
    }

    /// The same as one node among others on the same database, which must be `PostgreSQL`.
    pub async fn open_as(url: &str, node: Option<&Node>) -> Result<Self, StoreError> {
        if let Some(node) = node {
            check::key(&node.name)?;
        }
        let name = node.map(|node| node.name.as_str());
        let (database, connection) = Database::connect(Location::read(url)?, name).await?;
        let mut pen = Pen::new(database.clone(), connection);
        if let Err(error) = schema::migrate(&mut pen).await {
            pen.close().await;
            return Err(error);
        }
        let membership = match begin(&database, node).await {
            Ok(membership) => membership,
            Err(error) => {
                pen.close().await;
                return Err(error);
            }
        };
        Ok(Self {
            writer: Queue::start(pen),
            database,
            membership,
        })
    }

    /// Whether the database answers, the last write went well and further ones are taken.
    pub async fn ping(&self) -> Result<(), StoreError> {
        if self.writer.is_closed() {
            return Err(StoreError::Closed);
        }
        match self.health() {
            Health::Well => {}
            Health::Failing { error, .. } => return Err(error),
            Health::Lost => return Err(StoreError::InUse),
        }
        self.database.check_file()?;
        let readers = self.readers();
        self.database
            .read(sqlx::query("SELECT 1").execute(&readers))
            .await
            .map(drop)
    }

    /// Whether it can be written, as far as the last write tells.
    pub fn health(&self) -> Health {
        self.writer.health().borrow().clone()
    }

    /// Whether the last write went well.
    pub fn is_well(&self) -> bool {
        self.writer.health().borrow().is_well()
    }

    /// The same, for somebody who waits until it changes.
    pub fn watch(&self) -> watch::Receiver<Health> {
        self.writer.health().clone()
    }

    /// Finishes what was handed in before, then closes; every other call fails from now on.
    pub async fn close(&self) {
        self.writer.close().await;
        // Whoever opens the file next finds nobody else at it.
        self.database.close_readers().await;
        if let Some(membership) = &self.membership {
            membership.close().await;
        }
    }

    /// Adds an entry to a table's log, with all that belongs to it; resolves when all of it is durable.
    pub async fn append(&self, append: Append) -> Result<(), StoreError> {
        check::append(&append)?;
        self.write(Write::Append(Box::new(append)))
            .await
            .map(drop)
    }

    /// What is needed to restore a table; nothing if there is no such table.
    pub async fn load(&self, table: &str) -> Result<Option<Loaded>, StoreError> {
        check::key(table)?;
        let readers = self.readers();
        self.read(log::load(&readers, table)).await
    }

    /// A finished match with its record.
    pub async fn finished(&self, id: &str) -> Result<Option<FinishedMatch>, StoreError> {
        check::key(id)?;
        let readers = self.readers();
        self.read(matches::finished(&readers, id)).await
    }

    /// Matches that a guest sat in, the newest first; `before` is the time and identity of the last one seen.
    pub async fn history(
        &self,
        guest: &str,
        before: Option<(u64, &str)>,
        limit: u32,
    ) -> Result<Vec<Played>, StoreError> {
        check::key(guest)?;
        let before = match before {
            Some((at, id)) => {
                check::key(id)?;
                Some((check::number(at)?, id))
            }
            None => None,
        };
        let readers = self.readers();
        self.read(matches::history(&readers, guest, before, limit))
            .await
    }

    /// Begins a session, and the guest if they are new.
    pub async fn create_session(&self, new: NewSession) -> Result<Session, StoreError> {
        check::key(&new.token_hash)?;
        check::key(&new.guest)?;
        check::name(&new.name)?;
        check::number(new.now)?;
        check::number(new.expires_at)?;
        self.change(Change::Create(new))
            .await?
            .session
            .ok_or(StoreError::Closed)
    }

    /// The session of the token with this hash, if it is valid now.
    pub async fn session(&self, token_hash: &str, now: u64) -> Result<Option<Session>, StoreError> {
        check::key(token_hash)?;
        let (readers, now) = (self.readers(), check::number(now)?);
        self.read(sessions::find(&readers, token_hash, now))
            .await
    }

    /// When the last token of a sign-in ends; nothing if none is valid now.
    pub async fn sign_in_ends(&self, family: &str, now: u64) -> Result<Option<u64>, StoreError> {
        check::key(family)?;
        let (readers, now) = (self.readers(), check::number(now)?);
        self.read(sessions::ends(&readers, family, now))
            .await
    }

    /// Gives a session a new token; nothing if the old one is not valid now.
    ///
    /// The old token stays as it is until the new one comes back ([`Store::use_token`]). If it is rotated again
    /// meanwhile (another tab, an answer that was lost), that gives one more valid token, up to a bound.
    pub async fn rotate(&self, rotation: Rotation) -> Result<Option<Session>, StoreError> {
        check::key(&rotation.old_hash)?;
        check::key(&rotation.new_hash)?;
        check::number(rotation.now)?;
        check::number(rotation.expires_at)?;
        Ok(self
            .change(Change::Rotate(rotation))
            .await?
            .session)
    }

    /// A token came back from its owner. The first time that ends those before it, after the time of grace;
    /// says whether it was.
    pub async fn use_token(&self, used: TokenUse) -> Result<bool, StoreError> {
        check::key(&used.hash)?;
        check::number(used.now)?;
        Ok(self.change(Change::Use(used)).await?.count > 0)
    }

    /// Gives a guest a code for signing in elsewhere, in place of the one there was; says whether there is
    /// such a guest.
    pub async fn set_recovery(&self, new: NewRecovery) -> Result<bool, StoreError> {
        check::key(&new.code_hash)?;
        check::key(&new.guest)?;
        check::number(new.expires_at)?;
        Ok(self.change(Change::SetRecovery(new)).await?.count > 0)
    }

    /// Takes a guest's code away; says whether there was one.
    pub async fn drop_recovery(&self, guest: &str) -> Result<bool, StoreError> {
        check::key(guest)?;
        Ok(self
            .change(Change::DropRecovery {
                guest: guest.to_owned(),
            })
            .await?
            .count
            > 0)
    }

    /// Begins a session of the guest whose code this is; nothing if it is nobody's.
    pub async fn recover(&self, recovery: Recovery) -> Result<Option<Session>, StoreError> {
        check::key(&recovery.code_hash)?;
        check::key(&recovery.token_hash)?;
        check::number(recovery.now)?;
        check::number(recovery.expires_at)?;
        Ok(self
            .change(Change::Recover(recovery))
            .await?
            .session)
    }

    /// Renames a guest; says whether there is one.
    pub async fn rename(&self, guest: &str, name: &str) -> Result<bool, StoreError> {
        check::key(guest)?;
        check::name(name)?;
        let change = Change::Rename {
            guest: guest.to_owned(),
            name: name.to_owned(),
        };
        Ok(self.change(change).await?.count > 0)
    }

    /// Gives a guest another seal; says whether there is one.
    pub async fn set_seal(&self, guest: &str, seal: u8) -> Result<bool, StoreError> {
        check::key(guest)?;
        let guest = guest.to_owned();
        Ok(self
            .change(Change::Seal { guest, seal })
            .await?
            .count
            > 0)
    }

    /// Ends a session with all tokens it was ever given; says whether there was one.
    pub async fn end_session(&self, token_hash: &str) -> Result<bool, StoreError> {
        check::key(token_hash)?;
        Ok(self
            .change(Change::End {
                hash: token_hash.to_owned(),
            })
            .await?
            .count
            > 0)
    }

    /// Ends all sessions of a guest; says how many tokens that were.
    pub async fn end_all(&self, guest: &str) -> Result<u64, StoreError> {
        check::key(guest)?;
        Ok(self
            .change(Change::EndAll {
                guest: guest.to_owned(),
            })
            .await?
            .count)
    }

    pub(crate) fn readers(&self) -> AnyPool {
        self.database.readers()
    }

    /// What readers find, in time.
    pub(crate) async fn read<T, E: Into<StoreError>>(
        &self,
        reading: impl Future<Output = Result<T, E>>,
    ) -> Result<T, StoreError> {
        self.database.read(reading).await
    }

    pub(crate) async fn erase(&self, change: erasing::Change) -> Result<u64, StoreError> {
        Ok(self.write(Write::Erase(change)).await?.count)
    }

    pub(crate) async fn sweep(&self, change: sweep::Change) -> Result<u64, StoreError> {
        Ok(self.write(Write::Sweep(change)).await?.count)
    }

    async fn change(&self, change: Change) -> Result<Answer, StoreError> {
        self.write(Write::Sessions(change)).await
    }

    async fn write(&self, write: Write) -> Result<Answer, StoreError> {
        self.writer.submit(write).await
    }
}
