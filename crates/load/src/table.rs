//! One table with all its clients in one task: a move, and when everybody has been told of it.

use std::net::SocketAddr;
use std::time::{Duration, Instant};

use catalog::GameId;
use fair_deal::share_commitment;
use futures_util::stream::{BoxStream, SelectAll, SplitSink};
use futures_util::{SinkExt, StreamExt};
use game_core::{PlayoutRng, Random, Seat};
use protocol::http::{NewTable, TableCreated};
use protocol::{ClientMessage, Command, Hex32, Key, MatchId, Pace, TableCode};
use roster::Level;
use tokio::net::TcpStream;
use tokio::sync::mpsc;
use tokio::time;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::tungstenite::{Error, Message};

use crate::LoadError;
use crate::http::Http;
use crate::news::{Choice, Match, News, Now, read};

/// Somebody who has heard nothing of a move for this long is not told of it.
const PATIENCE: Duration = Duration::from_secs(10);

/// A table and its people; the first of them is the host.
pub(crate) struct LoadTable {
    server: SocketAddr,
    code: TableCode,
    cookies: Vec<String>,
    people: Vec<Person>,
    incoming: SelectAll<BoxStream<'static, (usize, Result<Message, Error>)>>,
    over: bool,
    /// The match that is prepared or played, once it is known.
    id: Option<MatchId>,
    rng: PlayoutRng,
    played: Played,
}

/// What it takes to connect to a table.
pub(crate) struct Door {
    server: SocketAddr,
    code: TableCode,
    cookies: Vec<String>,
}

/// A client.
struct Person {
    out: SplitSink<WebSocketStream<TcpStream>, Message>,
    seat: Option<Seat>,
    choice: Option<Choice>,
    told: bool,
}

/// What was measured.
#[derive(Default)]
pub(crate) struct Played {
    /// From sending a move until everybody was told, in microseconds.
    pub(crate) micros: Vec<u32>,
    pub(crate) refused: u64,
    pub(crate) not_told: u64,
    pub(crate) errors: u64,
    /// The first error, in words.
    pub(crate) first_error: Option<String>,
}

impl Played {
    pub(crate) fn add(&mut self, other: Played) {
        self.micros.extend(other.micros);
        self.refused += other.refused;
        self.not_told += other.not_told;
        self.errors += other.errors;
        self.first_error = self.first_error.take().or(other.first_error);
    }
}

impl Door {
    /// Everybody connects once more and is told everything.
    pub(crate) async fn second_tabs(self) -> Result<Vec<WebSocketStream<TcpStream>>, LoadError> {
        let mut tabs = Vec::new();
        for cookie in &self.cookies {
            let mut tab = socket(self.server, self.code, cookie).await?;
            let hello = ClientMessage::Hello {
                protocol: protocol::VERSION,
                have: None,
            };
            let text = serde_json::to_string(&hello).map_err(std::io::Error::other)?;
            tab.send(Message::text(text))
                .await
                .map_err(Box::new)?;
            tab.next()
                .await
                .ok_or_else(|| LoadError::Strange("no answer".to_owned()))?
                .map_err(Box::new)?;
            tabs.push(tab);
        }
        Ok(tabs)
    }
}

impl LoadTable {
    /// Makes the guests and the table.
    pub(crate) async fn open(
        server: SocketAddr,
        number: u64,
        seats: u8,
        game: &(GameId, String),
    ) -> Result<LoadTable, LoadError> {
        let mut http = Http::connect(server).await?;
        let mut cookies = Vec::new();
        for seat in 0..seats {
            let body = format!(r#"{{"name":"load {number}-{seat}"}}"#);
            let answer = http.post("/api/session", "", body).await?;
            cookies.push(
                answer
                    .cookie
                    .ok_or_else(|| LoadError::Strange("no cookie".to_owned()))?,
            );
        }
        let (config, pace, level) = (game.1.clone(), Pace::None, Level::Random.into());
        let new = NewTable {
            game: game.0.into(),
            config,
            pace,
            level,
            listed: false,
            talk: false,
        };
        let body = serde_json::to_string(&new).map_err(std::io::Error::other)?;
        let host = cookies.first().map_or("", String::as_str);
        let answer = http.post("/api/tables", host, body).await?.body;
        let created: TableCreated =
            serde_json::from_str(&answer).map_err(|_| LoadError::Strange(answer))?;
        let (people, incoming) = (Vec::new(), SelectAll::new());
        let (code, rng, played) = (created.code, PlayoutRng::new(number), Played::default());
        Ok(LoadTable {
            server,
            code,
            cookies,
            people,
            incoming,
            over: false,
            id: None,
            rng,
            played,
        })
    }

    /// Everybody connects and says hello.
    pub(crate) async fn connect(mut self) -> Result<LoadTable, LoadError> {
        for (number, cookie) in self.cookies.clone().into_iter().enumerate() {
            let (out, news) = socket(self.server, self.code, &cookie)
                .await?
                .split();
            self.incoming
                .push(news.map(move |news| (number, news)).boxed());
            self.people.push(Person {
                out,
                seat: None,
                choice: None,
                told: false,
            });
            let hello = ClientMessage::Hello {
                protocol: protocol::VERSION,
                have: None,
            };
            self.say(number, &hello).await?;
            while !matches!(self.next().await?, (who, Answer::Sync) if who == number) {}
        }
        Ok(self)
    }

    /// How to get in once more.
    pub(crate) fn door(&self) -> Door {
        Door {
            server: self.server,
            code: self.code,
            cookies: self.cookies.clone(),
        }
    }

    /// Everybody sits down, and the match starts.
    pub(crate) async fn begin(mut self) -> Result<LoadTable, LoadError> {
        for number in 1..self.people.len() {
            self.command(
                number,
                Command::Sit {
                    seat: Seat(number as u8),
                },
            )
            .await?;
        }
        self.start().await?;
        Ok(self)
    }

    async fn start(&mut self) -> Result<(), LoadError> {
        self.over = false;
        let id = self
            .id
            .ok_or_else(|| LoadError::Strange("a match without a name".to_owned()))?;
        let mut shares = Vec::new();
        for number in 0..self.people.len() {
            let share = Hex32(core::array::from_fn(|_| self.rng.below(256) as u8));
            self.command(
                number,
                Command::Ready {
                    commitment: share_commitment(id, share),
                },
            )
            .await?;
            shares.push(share);
        }
        self.command(0, Command::Start {}).await?;
        for (number, share) in shares.into_iter().enumerate() {
            self.command(number, Command::Reveal { share })
                .await?;
        }
        Ok(())
    }

    /// Moves whenever it is asked to, until nobody will ask any more.
    pub(crate) async fn play(mut self, mut turns: mpsc::Receiver<()>) -> Played {
        loop {
            let step = tokio::select! {
                turn = turns.recv() => match turn {
                    Some(()) => self.turn().await,
                    None => break,
                },
                news = self.next() => news.map(drop),
            };
            if let Err(error) = step {
                self.played.errors += 1;
                self.played.first_error = Some(error.to_string());
                break;
            }
        }
        self.played
    }

    async fn turn(&mut self) -> Result<(), LoadError> {
        if self.over {
            let old = self.id;
            self.command(0, Command::Rematch {}).await?;
            while self.id == old {
                self.next().await?;
            }
            self.start().await?;
        }
        let waited = |person: &Person| {
            person
                .choice
                .as_ref()
                .is_some_and(|choice| choice.waited)
        };
        let open: Vec<usize> = (0..self.people.len())
            .filter(|at| self.people.get(*at).is_some_and(waited))
            .collect();
        let Some(&number) = open.get(self.rng.below(open.len().max(1) as u32) as usize) else {
            return Ok(());
        };
        let Some(command) = self.decision(number) else {
            return Ok(());
        };
        self.people
            .iter_mut()
            .for_each(|person| person.told = false);
        let begun = Instant::now();
        let key = self.order(number, command).await?;
        let told = time::timeout(PATIENCE, self.until_all_are_told(key)).await;
        match told {
            Ok(Ok(true)) => self
                .played
                .micros
                .push(begun.elapsed().as_micros() as u32),
            Ok(Ok(false)) => self.played.refused += 1,
            Ok(Err(error)) => return Err(error),
            Err(_) => self.played.not_told += 1,
        }
        Ok(())
    }

    fn decision(&mut self, number: usize) -> Option<Command> {
        let person = self.people.get(number)?;
        let (seat, choice) = (person.seat?, person.choice.as_ref()?);
        let action = choice
            .actions
            .get(self.rng.below(choice.actions.len().max(1) as u32) as usize)?
            .clone();
        Some(Command::Act {
            seat,
            choice: choice.number,
            action,
        })
    }

    /// False if the move was refused.
    async fn until_all_are_told(&mut self, key: Key) -> Result<bool, LoadError> {
        while !self.people.iter().all(|person| person.told) {
            if let (_, Answer::Refused(refused, _)) = self.next().await?
                && refused == key
            {
                return Ok(false);
            }
        }
        Ok(true)
    }

    async fn say(&mut self, number: usize, message: &ClientMessage) -> Result<(), LoadError> {
        let text = serde_json::to_string(message).map_err(std::io::Error::other)?;
        let Some(person) = self.people.get_mut(number) else {
            return Ok(());
        };
        Ok(person
            .out
            .send(Message::text(text))
            .await
            .map_err(Box::new)?)
    }

    async fn order(&mut self, number: usize, command: Command) -> Result<Key, LoadError> {
        let key = Key::from_random(core::array::from_fn(|_| self.rng.below(256) as u8));
        self.say(number, &ClientMessage::Command { key, command })
            .await?;
        Ok(key)
    }

    /// Sends and waits until it is done.
    async fn command(&mut self, number: usize, command: Command) -> Result<(), LoadError> {
        let key = self.order(number, command).await?;
        loop {
            match self.next().await?.1 {
                Answer::Done(done) if done == key => return Ok(()),
                Answer::Refused(refused, code) if refused == key => {
                    return Err(LoadError::Refused(code));
                }
                _ => {}
            }
        }
    }

    /// The next news for anybody here, taken in.
    async fn next(&mut self) -> Result<(usize, Answer), LoadError> {
        loop {
            let Some((number, message)) = self.incoming.next().await else {
                return Err(LoadError::Strange("the connections are closed".to_owned()));
            };
            let text = match message.map_err(Box::new)? {
                Message::Text(text) => text,
                Message::Close(_) => {
                    return Err(LoadError::Strange("a connection was closed".to_owned()));
                }
                _ => continue,
            };
            let heard = match read(&text)? {
                News::Sync(id, game) => {
                    self.hear_of(number, id);
                    self.take(number, game);
                    Answer::Sync
                }
                News::Info(id) => {
                    self.hear_of(number, id);
                    Answer::Other
                }
                News::Update(game) => {
                    self.take(number, Some(game));
                    self.people
                        .iter_mut()
                        .skip(number)
                        .take(1)
                        .for_each(|person| person.told = true);
                    Answer::Other
                }
                News::Done(key) => Answer::Done(key),
                News::Refused(key, error) => Answer::Refused(key, error.code),
                News::Error(error) => return Err(LoadError::Refused(error.code)),
                News::Other => Answer::Other,
            };
            return Ok((number, heard));
        }
    }

    /// Only the host's word counts: others may hear of the match before when the next is prepared.
    fn hear_of(&mut self, number: usize, id: MatchId) {
        if number == 0 {
            self.id = Some(id);
        }
    }

    fn take(&mut self, number: usize, game: Option<Match>) {
        let (Some(person), Some(game)) = (self.people.get_mut(number), game) else {
            return;
        };
        self.over |= game.is_over();
        for board in game.boards {
            person.seat = board.viewer;
            if let Now::May(choice) = board.choice {
                person.choice = choice;
            }
        }
    }
}

async fn socket(
    server: SocketAddr,
    code: TableCode,
    cookie: &str,
) -> Result<WebSocketStream<TcpStream>, LoadError> {
    let mut request = format!("ws://{server}/ws/{code}")
        .into_client_request()
        .map_err(Box::new)?;
    let value = cookie
        .parse()
        .map_err(|_| LoadError::Strange("no cookie".to_owned()))?;
    request.headers_mut().insert("cookie", value);
    // Messages are small; the usual buffers would be a gigabyte for all.
    let config = WebSocketConfig::default()
        .read_buffer_size(4096)
        .write_buffer_size(0);
    let stream = TcpStream::connect(server).await?;
    stream.set_nodelay(true)?;
    let opened = tokio_tungstenite::client_async_with_config(request, stream, Some(config)).await;
    Ok(opened.map_err(Box::new)?.0)
}

/// What a message answers, besides what was taken in.
enum Answer {
    Sync,
    Done(Key),
    Refused(Key, String),
    Other,
}
