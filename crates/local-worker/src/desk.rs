//! What is asked is done at the table.

use std::collections::BTreeMap;

use bots::{Decision, time_limit};
use fair_deal::{Secret, share_commitment};
use game_core::Seat;
use local_host::{Host, Thinker, think};
use protocol::{
    Command, Failure, GuestId, Hex32, Key, MatchId, MatchName, MatchSummary, Phase, Refusal,
    Sitter, TableInfo, Word, names,
};
use table::Creation;

use crate::message::{About, Answer, Asking, Founding, Kept, Request, Saving, Telling};

/// Chance and time, which only the machine has.
pub struct Machine<'a> {
    /// Gives 32 random bytes that nobody can guess.
    pub chance: &'a mut dyn FnMut() -> [u8; 32],
    /// The time in milliseconds, from whenever.
    pub clock: &'a mut dyn FnMut() -> f64,
}

impl Machine<'_> {
    fn bytes<const N: usize>(&mut self) -> [u8; N] {
        let bytes = (self.chance)();
        core::array::from_fn(|index| bytes[index % bytes.len()])
    }
}

/// A table, or what a bot needs to think: a worker has one of the two.
#[derive(Debug, Default)]
pub struct Desk {
    host: Option<Host>,
    thinker: Thinker,
    /// What those who share the device with its person are bound to in the deal at hand.
    shares: BTreeMap<(MatchId, GuestId), Hex32>,
}

impl Desk {
    /// The answer to a request, both as JSON.
    pub fn answer(&mut self, asked: &str, machine: &mut Machine<'_>) -> String {
        let answer = match serde_json::from_str(asked) {
            Ok(request) => self.handle(request, machine),
            Err(_) => Err(Refusal::BadMessage.failure()),
        };
        let answer = answer.unwrap_or_else(|error| Answer {
            error: Some(error),
            ..Answer::default()
        });
        answer.written()
    }

    fn handle(&mut self, request: Request, machine: &mut Machine<'_>) -> Result<Answer, Failure> {
        let now = request.now();
        match request {
            Request::Open {
                entries,
                found,
                name,
                ..
            } => self.open(entries, found, name.as_deref(), now, machine)?,
            Request::Hear { guest, message, .. } => {
                let host = self.host()?;
                let guest = guest.unwrap_or_else(|| host.table().host());
                host.hear(now, guest, message, machine.chance);
            }
            Request::Saved { number, .. } => self.host()?.saved(number),
            Request::Decided {
                seat,
                choice,
                action,
                ..
            } => {
                let host = self.host()?;
                match &action {
                    Some(action) => host.decided(now, seat, choice, action),
                    None => host.decided(now, seat, choice, Decision::ANY),
                }
            }
            Request::Wake { .. } => self.host()?.wake(now, machine.chance),
            Request::Follow { entries } => {
                let followed = self.thinker.follow(entries);
                return match followed {
                    Ok(()) => Ok(Answer::default()),
                    Err(_) => Err(Refusal::TableBroken.failure()),
                };
            }
            Request::Think {
                seat,
                choice,
                number,
            } => return Ok(self.think(seat, choice, number, machine)),
        }
        self.attend(now, machine);
        Ok(answer_of(self.host()?))
    }

    /// Does what concerns no person for those who share the device: they are ready, show their shares, and play again
    /// when the device's person does.
    fn attend(&mut self, now: u64, machine: &mut Machine<'_>) {
        let Some(host) = &mut self.host else { return };
        let others: Vec<GuestId> = people(host).into_iter().skip(1).collect();
        for guest in others {
            let info = host.table().info(now);
            let name = known_name(host, guest).unwrap_or_default();
            let bound = self.shares.get(&(info.match_id, guest)).copied();
            let Some(command) = chore(&info, guest, bound) else {
                continue;
            };
            let command = match command {
                Chore::Ready => {
                    let share = Hex32((machine.chance)());
                    self.shares.insert((info.match_id, guest), share);
                    let commitment = share_commitment(info.match_id, share);
                    Command::Ready { commitment }
                }
                Chore::Do(command) => command,
            };
            let key = Key::from_random(machine.bytes());
            // What is refused now is tried again when something else happens.
            let _ = host.command(now, (guest, &name), key, command, machine.chance);
        }
    }

    fn host(&mut self) -> Result<&mut Host, Failure> {
        let none = || Refusal::UnknownTable.failure();
        self.host.as_mut().ok_or_else(none)
    }

    fn open(
        &mut self,
        entries: Vec<(u64, String)>,
        found: Option<Founding>,
        name: Option<&str>,
        now: u64,
        machine: &mut Machine<'_>,
    ) -> Result<(), Failure> {
        let mut host = if entries.is_empty() {
            let founding = found.ok_or_else(|| Refusal::UnknownTable.failure())?;
            founded(founding, now, machine).map_err(|refusal| refusal.failure())?
        } else {
            Host::restore(entries, now).map_err(|_| Refusal::TableBroken.failure())?
        };
        let table = host.table();
        let host_name = table.summary().host.unwrap_or_default();
        let people = people(&host);
        // Those who share a device have said what they are called at this table.
        let is_alone = people.len() == 1;
        for guest in people {
            let known = known_name(&host, guest);
            let wanted = name.filter(|_| is_alone).map(str::to_owned);
            let name = wanted
                .or(known)
                .unwrap_or_else(|| host_name.clone());
            host.arrive(now, guest, &name);
        }
        self.host = Some(host);
        Ok(())
    }

    /// What the bot of a seat decides; nothing if it is not asked any more.
    fn think(
        &self,
        seat: Seat,
        choice: u32,
        given: Option<u64>,
        machine: &mut Machine<'_>,
    ) -> Answer {
        let Some(request) = self.thinker.question(seat, choice) else {
            return Answer::default();
        };
        let number = given.unwrap_or_else(|| u64::from_le_bytes(machine.bytes()));
        let begun = (machine.clock)();
        let limit = time_limit(request.level).as_secs_f64() * 1000.0;
        let mut in_time = || given.is_some() || (machine.clock)() - begun < limit;
        let thought = think(&request, &mut in_time, number);
        Answer {
            action: Some(thought.action),
            ..Answer::default()
        }
    }
}

/// Something to be done for somebody.
enum Chore {
    Ready,
    Do(Command),
}

/// What is to be done for somebody who shares the device, and is bound to this share.
fn chore(info: &TableInfo, guest: GuestId, bound: Option<Hex32>) -> Option<Chore> {
    let seats = info.seats.iter();
    let (seat, is_ready) = seats.clone().find_map(|seat| match seat.sitter {
        Sitter::Guest {
            guest: one, ready, ..
        } if one == guest => Some((seat.seat, ready)),
        _ => None,
    })?;
    match info.phase {
        Phase::Waiting if !is_ready => Some(Chore::Ready),
        Phase::Dealing if !info.deal.shares.contains(&seat) => Some(Chore::Do(match bound {
            Some(share) => Command::Reveal { share },
            // The share was lost with the worker before: the deal is begun again.
            None => Command::NotReady {},
        })),
        Phase::Finished if !info.again.is_empty() && !info.again.contains(&seat) => {
            Some(Chore::Do(Command::Again {}))
        }
        _ => None,
    }
}

/// What a word of the page means; it has the same list.
fn known<T>(word: Word<T>) -> Result<T, Refusal> {
    word.known().map_err(|_| Refusal::BadMessage)
}

/// A new table with everybody on this device on a seat.
fn founded(founding: Founding, now: u64, machine: &mut Machine<'_>) -> Result<Host, Refusal> {
    let mut called = founding
        .names
        .iter()
        .filter_map(|name| names::clean(name).ok());
    let host_name = called.next().ok_or(Refusal::BadName)?;
    let table = founding.table;
    let mut host = Host::create(
        Creation {
            code: founding.code,
            game: known(table.game)?,
            config: table.config,
            pace: table.pace,
            level: known(table.level)?,
            listed: false,
            talk: false,
            host: founding.guest,
            host_name,
            secret: Secret((machine.chance)()),
            id: Some(MatchName::from_random(machine.bytes())),
        },
        now,
    )?;
    let several = host.table().info(now).several_seats;
    for (seat, name) in (1..).map(Seat).zip(called) {
        // Where nothing is hidden from anybody, one person may lead several, and all look together.
        let (guest, name) = if several {
            (
                founding.guest,
                known_name(&host, founding.guest).unwrap_or(name),
            )
        } else {
            (GuestId::from_random(machine.bytes()), name)
        };
        let key = Key::from_random(machine.bytes());
        let sit = Command::Sit { seat };
        host.command(now, (guest, &name), key, sit, machine.chance)?;
    }
    Ok(host)
}

/// Everybody who plays here, the device's person first.
fn people(host: &Host) -> Vec<GuestId> {
    let table = host.table();
    let mut people = vec![table.host()];
    people.extend(
        table
            .people()
            .into_iter()
            .filter(|guest| *guest != table.host()),
    );
    people
}

/// The name by which somebody sits at the table.
fn known_name(host: &Host, guest: GuestId) -> Option<String> {
    let info = host.table().info(0);
    info.seats
        .into_iter()
        .find_map(|seat| match seat.sitter {
            Sitter::Guest {
                guest: one, name, ..
            } if one == guest => Some(name),
            _ => None,
        })
}

fn answer_of(host: &mut Host) -> Answer {
    let save = host.unsaved().into_iter().map(|entry| Saving {
        number: entry.number,
        at: entry.at,
        body: entry.body,
        finished: entry.finished.map(|finished| Kept {
            // The table knows what has passed; here that is also a date.
            summary: MatchSummary {
                finished_at: entry.at,
                ..finished.summary
            },
            file: finished.file,
        }),
    });
    let save = save.collect();
    let (told, asked) = host.ready();
    let table = host.table();
    let about = About {
        code: table.code(),
        phase: table.phase(),
        host: table.host(),
        people: people(host),
        own: table.summary_for(table.host()),
    };
    Answer {
        save,
        tell: told
            .into_iter()
            .map(|told| Telling {
                guest: told.guest,
                message: told.message,
            })
            .collect(),
        ask: asked
            .into_iter()
            .map(|asked| Asking {
                seat: asked.seat,
                choice: asked.choice,
            })
            .collect(),
        pause: host.pause(),
        wake: host.wake_at(),
        about: Some(about),
        action: None,
        error: None,
    }
}
