//! Tables opened, started and finished: by the page as a person would, or at once where that is not tested.

use serde_json::{Value, json};
use thirtyfour::By;

use crate::games::{Options, looks};
use crate::{Browser, House, Look, Result, look};

/// Short options of each game, and names that a stranger to the rules can follow.
pub fn short(game: &str) -> Options {
    looks(game).short
}

/// Options in the form of a record.
pub fn config(options: Options) -> String {
    options
        .iter()
        .map(|(key, value)| format!("{key}={value}"))
        .collect::<Vec<_>>()
        .join(" ")
}

const OPEN: &str = "
    const [table, name, done] = arguments;
    const post = async (address, body) => {
        const answer = await fetch(address, { method: 'POST',
            headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
        const text = await answer.text();
        if (!answer.ok) throw text;
        return JSON.parse(text);
    };
    (async () => {
        if (!(await (await fetch('/api/whoami')).json())) await post('/api/session', { name });
        return (await post('/api/tables', table)).code;
    })().then(done, error => done({ error: String(error) }));";

/// A new table by the server's own interface; the browser's guest is its host.
pub async fn open(browser: &Browser, game: &str, config: &str, level: &str) -> Result<String> {
    if !browser
        .holds("location.protocol.startsWith('http')")
        .await?
    {
        browser.go("/").await?;
    }
    browser.until_there("main").await?;
    let table =
        json!({ "game": game, "config": config, "pace": "none", "level": level, "listed": false });
    let code = browser
        .run_until_called(OPEN, vec![table, json!("Ola")])
        .await?;
    Ok(code
        .as_str()
        .ok_or_else(|| format!("no table of {game} with {config:?}: {code}"))?
        .to_owned())
}

const TELL: &str = "
    const [code, commands, done] = arguments;
    const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/ws/${code}`);
    const key = () => Array.from(crypto.getRandomValues(new Uint8Array(16)),
        byte => '0123456789abcdefghjkmnpqrstvwxyz'[byte & 31]).join('');
    const end = value => { socket.onclose = null; socket.close(); done(value); };
    let match = null;
    const bound = async share => {
        const text = `zashiki-share 1\nmatch ${match}\nshare ${share}\n`;
        const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
        return Array.from(new Uint8Array(hash), byte => byte.toString(16).padStart(2, '0')).join('');
    };
    const next = async () => {
        let command = commands.shift();
        if (!command) return end(null);
        if (command.do === 'ready') command = { do: 'ready', commitment: await bound(command.share) };
        socket.send(JSON.stringify({ type: 'command', key: key(), command }));
    };
    socket.onopen = () => socket.send(JSON.stringify({ type: 'hello', protocol: 2 }));
    socket.onclose = () => done({ error: 'closed' });
    socket.onmessage = ({ data }) => {
        const message = JSON.parse(data);
        if (message.info) match = message.info.match_id;
        if (message.type === 'sync' || message.type === 'done') next();
        if (message.type === 'refused' || message.type === 'error') end(message);
    };";

/// Tells the table commands of the browser's guest, one after another. `ready` is given a share, and
/// binds to it.
pub async fn tell(browser: &Browser, code: &str, commands: Value) -> Result<()> {
    match browser
        .run_until_called(TELL, vec![json!(code), commands])
        .await?
    {
        Value::Null => Ok(()),
        answer => Err(format!("the table refuses: {answer}").into()),
    }
}

/// Fills the seats beside the host's with bots and starts the match.
pub async fn start(browser: &Browser, code: &str) -> Result<()> {
    let share = "5a".repeat(32);
    let commands = json!([
        { "do": "fill_with_bots" }, { "do": "ready", "share": share }, { "do": "start" },
        { "do": "reveal", "share": share },
    ]);
    tell(browser, code, commands).await
}

/// A running match of this game, shown in the browser.
pub async fn playing(browser: &Browser, game: &str, config: &str, level: &str) -> Result<String> {
    let code = open(browser, game, config, level).await?;
    start(browser, &code).await?;
    browser.go(&format!("/t/{code}")).await?;
    browser.until_there(".felt").await?;
    browser
        .until("document.querySelector('.prompt')?.textContent || document.querySelector('.over')")
        .await?;
    Ok(code)
}

const UNTIL_FINISHED: &str = "
    const [code, done] = arguments;
    const look = async () => {
        const table = await (await fetch(`/api/tables/${code}`)).json();
        if (table.phase === 'finished') done(null); else setTimeout(look, 50);
    };
    look();";

/// A finished match, shown in the browser: the guest stands up and a bot plays on to the end.
pub async fn finished(browser: &Browser, game: &str, config: &str) -> Result<String> {
    let code = open(browser, game, config, "random").await?;
    start(browser, &code).await?;
    tell(browser, &code, json!([{ "do": "stand", "seat": 0 }])).await?;
    // Who comes back sooner plays on.
    browser
        .run_until_called(UNTIL_FINISHED, vec![json!(code)])
        .await?;
    browser.go(&format!("/t/{code}")).await?;
    browser.until_there(".over").await?;
    Ok(code)
}

/// Opens a table in the page: the options of the form, then the waiting room.
pub async fn open_by_page(browser: &Browser, game: &str, options: Options) -> Result<String> {
    browser.go("/").await?;
    browser
        .click(&format!("[data-game={game}] a[href='/new/{game}']"))
        .await?;
    for (key, value) in options {
        choose(browser, &format!("option-{key}"), value).await?;
    }
    browser
        .click("form.options button.primary")
        .await?;
    browser.until_there(".waiting .seat").await?;
    let path = browser.value("location.pathname").await?;
    let code = path
        .as_str()
        .and_then(|path| path.strip_prefix("/t/"))
        .ok_or("no table's address")?;
    Ok(code.to_owned())
}

/// A host's browser, and a friend's that has opened the link; only the host sits.
pub async fn at_one_table(
    options: Options,
    work: impl AsyncFnOnce(&Browser, &Browser) -> Result<()>,
) -> Result<()> {
    let house = House::open()?;
    let host = async |host: &Browser| {
        let code = open_by_page(host, "samurakva", options).await?;
        let friend = async |friend: &Browser| {
            friend.go(&format!("/t/{code}")).await?;
            friend.until_there(SIT).await?;
            work(host, friend).await
        };
        house
            .visit(Look::sized(look::PHONE), friend)
            .await
    };
    house.visit(Look::default(), host).await
}

/// Opens the options of a new table that are folded away.
pub const MORE: &str = "details.more > summary";

/// Whether a field, once it is on the page, is among the options that are folded away.
pub async fn is_folded(browser: &Browser, id: &str) -> Result<bool> {
    browser.until_there(&format!("#{id}")).await?;
    browser
        .has(&format!("details.more:not([open]) #{id}"))
        .await
}

/// Chooses an option of a list, or types it.
pub async fn choose(browser: &Browser, id: &str, value: &str) -> Result<()> {
    if is_folded(browser, id).await? {
        browser.click(MORE).await?;
    }
    if browser.has(&format!("select#{id}")).await? {
        let option = By::Css(format!("#{id} option[value='{value}']"));
        return Ok(browser
            .driver()
            .find(option)
            .await?
            .click()
            .await?);
    }
    let field = browser.find(&format!("input#{id}")).await?;
    field.clear().await?;
    Ok(field.send_keys(value).await?)
}

/// In the waiting room: I am ready.
pub const READY: &str = ".waiting .seats + .buttons button.primary:first-child";
/// In the waiting room, for the host: bots on all free seats.
pub const FILL: &str = ".waiting .seats + .buttons button:nth-child(2)";
/// In the waiting room, for the host: the match begins.
pub const START: &str = ".waiting .seats + .buttons button.primary:nth-child(3):not([disabled])";
/// In the waiting room, for the host: nobody new sits down, or they may again.
pub const LOCK: &str = ".waiting .seats + .buttons button:last-child";
/// In the waiting room: sits down on a free seat.
pub const SIT: &str = ".waiting .seats:not(.barred) .seat:not(.own) .row button";
/// In the waiting room: nobody sits on some seat, as an expression.
pub const A_SEAT_IS_FREE: &str = "document.querySelector('.waiting .seat .who .soft')";

/// The waiting room as a person uses it: a seat, bots on the others, ready, start.
pub async fn start_by_page(browser: &Browser) -> Result<()> {
    sit_by_page(browser).await?;
    browser.click(FILL).await?;
    browser
        .until(&format!("!{A_SEAT_IS_FREE}"))
        .await?;
    ready_by_page(browser).await?;
    browser.click(START).await?;
    browser.until_there(".felt").await
}

/// Sits down on the first seat that offers it; who opened the table sits already.
pub async fn sit_by_page(browser: &Browser) -> Result<()> {
    browser.until_there(".waiting .seat").await?;
    if !browser.has(".waiting .seat.own").await? {
        browser
            .click(".waiting .seat .row button")
            .await?;
    }
    browser.until_there(".waiting .seat.own").await
}

/// Gets ready. Whoever takes or leaves a seat afterwards has to get ready again.
pub async fn ready_by_page(browser: &Browser) -> Result<()> {
    browser.click(READY).await?;
    browser
        .until_there(".waiting .seat.own .tag.good")
        .await
}
