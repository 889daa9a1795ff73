//! How fast bots search in a browser, beside the same program outside of one: the same positions, the same chance.

use std::collections::BTreeMap;
use std::env;
use std::io::{BufRead as _, BufReader, Write as _};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::time::Instant;

use browser_tests::{Browser, Result};
use serde_json::{Value, json};

/// Names the program that plays tables on a device, built for this machine; `cargo xtask bench` sets it.
const NATIVE: &str = "ZASHIKI_LOCAL";
/// How many decisions are not counted: a browser compiles well only what has run often.
const WARMING: usize = 8;
/// How often each is made, by another chance each time; a single one takes about a millisecond.
const TIMES: usize = 12;
/// How many decisions of a match are made again.
const DECISIONS: usize = 60;
/// The most numbers that a seat's choice goes up between two of its decisions.
const CHOICES: u64 = 400;

/// A log as the device keeps it.
const LOG: &str = "
    const [code, done] = arguments;
    indexedDB.open('zashiki').onsuccess = ({ target: { result } }) => {
        const range = IDBKeyRange.bound([code, 0], [code, Infinity]);
        const found = result.transaction('entries').objectStore('entries').getAll(range);
        found.onsuccess = () => { result.close(); done(found.result.map(({ at, body }) => [at, body])); };
    };";

/// Begins the program in this page, of which nothing else is asked meanwhile. The list of what is kept knows its files.
const BEGIN: &str = "
    const [done] = arguments;
    (async () => {
        const list = await (await fetch('/sw.js')).text();
        const file = kind => '/' + list.match(new RegExp(`local\\\\.[0-9a-f]+\\\\.${kind}(?=\")`))[0];
        const { default: init } = await import(file('js'));
        await init({ module_or_path: file('wasm') });
        // A file that came before may be told by its unpacked size.
        await (await fetch(file('wasm'), { cache: 'reload' })).arrayBuffer();
        const found = performance.getEntriesByName(new URL(file('wasm'), location).href);
        return found.at(-1).encodedBodySize;
    })().then(done, error => done(String(error)));";

/// Asks it all of these, and says how long the answers took.
const ASK: &str = "
    const begun = performance.now();
    const answers = arguments[0].map(asked => window.zashikiTable(asked));
    return [answers, performance.now() - begun];";

/// The log of a table on the device.
pub(crate) async fn log(browser: &Browser, code: &str) -> Result<Vec<Value>> {
    let entries = browser
        .run_until_called(LOG, vec![json!(code)])
        .await?;
    Ok(entries.as_array().cloned().unwrap_or_default())
}

/// Begins the program in the page; gives its size as it came, in bytes.
pub(crate) async fn begin(browser: &Browser) -> Result<f64> {
    let size = browser
        .run_until_called(BEGIN, Vec::new())
        .await?;
    size.as_f64()
        .ok_or_else(|| format!("no program: {size}").into())
}

/// What both needed for the same decisions, in milliseconds.
#[derive(Default)]
pub(crate) struct Compared {
    pub decisions: usize,
    pub native: f64,
    pub browser: f64,
    /// Decisions that were not the same.
    pub differ: usize,
}

impl Compared {
    /// How fast the browser is; 1 is as fast as outside of it.
    pub(crate) fn ratio(&self) -> f64 {
        self.native / self.browser
    }
}

/// Lets both make the decisions of bots in a log again, each one right after the other.
pub(crate) async fn compare(browser: &Browser, log: &[Value]) -> Result<Compared> {
    let mut native = Native::start()?;
    let mut last: BTreeMap<u64, u64> = BTreeMap::new();
    let (mut made, mut found) = (0, Compared::default());
    for (number, entry) in log.iter().enumerate() {
        let body: Value = serde_json::from_str(entry[1].as_str().unwrap_or_default())?;
        if made < WARMING + DECISIONS
            && let ("bot", Some(seat)) = (
                body["entry"].as_str().unwrap_or_default(),
                body["seat"].as_u64(),
            )
        {
            let from = last.get(&seat).copied().unwrap_or_default();
            let choice = native.choice(seat, from, number)?;
            last.insert(seat, choice);
            let asked: Vec<Value> = (0..TIMES)
                .map(|time| {
                    let chance = number * TIMES + time;
                    json!({ "do": "think", "seat": seat, "choice": choice, "number": chance })
                })
                .collect();
            let begun = Instant::now();
            let outside: Vec<Value> = asked
                .iter()
                .map(|asked| native.ask(asked))
                .collect::<Result<_>>()?;
            let native_ms = begun.elapsed().as_secs_f64() * 1000.0;
            let (inside, browser_ms) = ask(browser, &asked).await?;
            made += 1;
            if made > WARMING {
                found.decisions += TIMES;
                found.native += native_ms;
                found.browser += browser_ms;
                let pairs = outside.iter().zip(&inside);
                found.differ += pairs
                    .filter(|(one, other)| one["action"] != other["action"])
                    .count();
            }
        }
        let follow = json!({ "do": "follow", "entries": [entry] });
        native.ask(&follow)?;
        ask(browser, &[follow]).await?;
    }
    Ok(found)
}

async fn ask(browser: &Browser, requests: &[Value]) -> Result<(Vec<Value>, f64)> {
    let texts: Vec<String> = requests.iter().map(Value::to_string).collect();
    let given = browser.run(ASK, vec![json!(texts)]).await?;
    let answers = given[0].as_array().into_iter().flatten();
    let answers = answers.map(|answer| read(answer.as_str().unwrap_or_default()));
    Ok((
        answers.collect::<Result<_>>()?,
        given[1].as_f64().unwrap_or_default(),
    ))
}

fn read(answer: &str) -> Result<Value> {
    let answer: Value = serde_json::from_str(answer)?;
    if answer["error"].is_null() {
        Ok(answer)
    } else {
        Err(format!("the program refuses: {answer}").into())
    }
}

/// The program outside of a browser: a request on a line, an answer on a line.
struct Native {
    child: Child,
    asks: ChildStdin,
    answers: BufReader<ChildStdout>,
}

impl Native {
    fn start() -> Result<Native> {
        let program = env::var_os(NATIVE).ok_or_else(|| {
            format!("{NATIVE} does not name the program: run `cargo xtask bench`")
        })?;
        let mut child = Command::new(program)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()?;
        let asks = child.stdin.take().ok_or("no way in")?;
        let answers = BufReader::new(child.stdout.take().ok_or("no way out")?);
        Ok(Native {
            child,
            asks,
            answers,
        })
    }

    fn ask(&mut self, request: &Value) -> Result<Value> {
        writeln!(self.asks, "{request}")?;
        let mut line = String::new();
        self.answers.read_line(&mut line)?;
        read(&line)
    }

    /// The number of the choice that a seat has now, which the log does not tell.
    fn choice(&mut self, seat: u64, from: u64, number: usize) -> Result<u64> {
        for choice in from..from + CHOICES {
            let asked = json!({ "do": "think", "seat": seat, "choice": choice, "number": number });
            if !self.ask(&asked)?["action"].is_null() {
                return Ok(choice);
            }
        }
        Err(format!("no bot is asked for seat {seat}").into())
    }
}

impl Drop for Native {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
