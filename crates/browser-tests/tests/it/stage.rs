//! What happened is shown step by step: at the person's pace, never in the way, and with time between rounds.

use std::time::{Duration, Instant};

use browser_tests::play::{ENTER, Hand, Player};
use browser_tests::{Browser, House, Look, Result, tables};
use serde_json::json;

const CARD: &str = ".sk-hand button";
/// Plays cards and takes rows until the next round is dealt. It looks and acts at once, so that no card of the next
/// round is played by chance: whoever acts has seen enough of the round before.
const PLAY_ONE_ROUND: &str = "
    const done = arguments[arguments.length - 1];
    let held = 10;
    const look = () => {
        const holds = document.querySelectorAll('.sk-hand button').length;
        if (holds > held) return done(null);
        held = holds;
        const choose = document.querySelector('.prompt')?.textContent.startsWith('Choose a card');
        const row = document.querySelector('.row-take:not([disabled])');
        const sure = document.querySelector('dialog[open] .dialog .primary');
        if (sure) sure.click();
        else if (row) row.click();
        else if (choose) document.querySelector('.sk-hand button').click();
        setTimeout(look, 20);
    };
    look();";
/// Whether the log tells of a card that was placed when it first tells that all were revealed.
const PLACED_WHEN_REVEALED: &str = "
    const done = arguments[arguments.length - 1];
    const look = () => {
        const log = document.querySelector('.log').textContent;
        if (log.includes('are revealed')) done(/joins row|takes? row/.test(log));
        else setTimeout(look, 10);
    };
    look();";
/// Plays until cards fly over the table; then it taps the felt or leaves the table, and says how many still fly.
const END_WHAT_FLIES: &str = "
    const [leaves, done] = arguments;
    const ghosts = () => document.querySelectorAll('.ghost').length;
    const left = () => document.querySelector('.felt') ? setTimeout(left, 5) : done(ghosts());
    const look = () => {
        const shows = document.querySelector('.prompt.later');
        if (ghosts() && leaves) {
            document.querySelector('a.brand').click();
            return left();
        }
        if (ghosts()) {
            document.querySelector('.felt').click();
            return setTimeout(() => done(ghosts()), 20);
        }
        const open = '.row-take:not([disabled]), .sk-hand button:not(.dim)';
        const next = shows ? null : document.querySelector('dialog[open] .primary') || document.querySelector(open);
        next?.click();
        setTimeout(look, 20);
    };
    look();";
/// Notes how long a full trick lies before it is taken, and how many of its cards fly then.
const WATCH_A_TRICK: &str = "
    window.trick = { full: null, held: null, flying: 0 };
    const look = () => {
        const trick = window.trick, now = performance.now();
        const is = state => document.querySelector(`.ys-trick.full${state}`);
        const flying = document.querySelectorAll('.ghost').length;
        if (is(':not(.taken)')) {
            trick.full ??= now;
            trick.early ||= flying;
        } else if (trick.full !== null && is('.taken')) {
            trick.held ??= now - trick.full;
            trick.flying = Math.max(trick.flying, flying);
        }
        requestAnimationFrame(look);
    };
    look();";
/// Something is being shown.
const SHOWS: &str = "document.querySelector('.prompt.later')";
const STOPPED: &str = "document.querySelector('.go-on')";

/// Chooses a pace in words, as the head of the page offers it.
async fn choose_pace(browser: &Browser, pace: &str) -> Result<()> {
    tables::choose(browser, "tempo", pace).await
}

#[tokio::test]
async fn a_tap_on_the_felt_ends_what_is_shown() -> Result<()> {
    let house = House::open()?;
    house
        .visit(Look::default(), async |browser| {
            browser.let_move().await?;
            tables::playing(browser, "samurakva", "players=10", "random").await?;
            choose_pace(browser, "calm").await?;
            browser.click(CARD).await?;
            let faces = "document.querySelectorAll('.sk-players .number').length > 5";
            browser
                .until(&format!("{SHOWS} && {faces}"))
                .await?;
            assert!(
                browser
                    .holds("document.querySelector('.prompt.mine')")
                    .await?,
                "nothing waits but the picture"
            );
            let begun = Instant::now();
            browser
                .run("document.querySelector('.felt').click()", Vec::new())
                .await?;
            browser.until(&format!("!{SHOWS}")).await?;
            // Ten cards are placed in ten seconds at this pace.
            assert!(begun.elapsed() < Duration::from_secs(4), "it was skipped");
            Ok(())
        })
        .await
}

/// What flies lies over the page: it goes when the person has seen enough, and does not come along to another page.
async fn ends_what_flies(leaves: bool) -> Result<()> {
    let house = House::open()?;
    house
        .visit(Look::default(), async |browser| {
            browser.let_move().await?;
            tables::playing(browser, "samurakva", "players=10", "random").await?;
            choose_pace(browser, "normal").await?;
            let flying = browser
                .run_until_called(END_WHAT_FLIES, vec![json!(leaves)])
                .await?;
            assert_eq!(flying, 0);
            Ok(())
        })
        .await
}

#[tokio::test]
async fn nothing_flies_on_after_a_tap_on_the_felt() -> Result<()> {
    ends_what_flies(false).await
}

#[tokio::test]
async fn nothing_flies_along_to_another_page() -> Result<()> {
    ends_what_flies(true).await
}

#[tokio::test]
async fn a_full_trick_is_held_and_then_flies_to_its_taker() -> Result<()> {
    let house = House::open()?;
    house
        .visit(Look::default(), async |browser| {
            browser.let_move().await?;
            tables::playing(browser, "yokai-septet", "players=4", "random").await?;
            choose_pace(browser, "normal").await?;
            browser.run(WATCH_A_TRICK, Vec::new()).await?;
            let flown = "window.trick.flying";
            let mut player = Player::new(browser, Hand::Pointer, 4);
            while !browser.holds(flown).await? {
                // Whoever acts while something is shown has seen enough of it.
                browser
                    .until(&format!("{flown} || !{SHOWS} || {STOPPED}"))
                    .await?;
                if !browser.holds(flown).await? {
                    player.step().await?;
                }
            }
            let held = browser.value("window.trick.held").await?;
            assert!(held.as_f64() >= Some(1000.0), "held for {held} ms");
            let flying = browser.value(flown).await?;
            assert!(flying.as_u64() >= Some(2), "{flying} cards fly");
            assert!(!browser.holds("window.trick.early").await?, "not earlier");
            Ok(())
        })
        .await
}

/// While all look at the cards, none of them has been placed in the log either.
#[tokio::test]
async fn the_log_tells_what_has_been_shown() -> Result<()> {
    let house = House::open()?;
    house
        .visit(Look::default(), async |browser| {
            browser.let_move().await?;
            // Whoever has the lowest card is not asked for a row.
            let config = "players=10 forced_cheapest_row=true";
            tables::playing(browser, "samurakva", config, "random").await?;
            choose_pace(browser, "calm").await?;
            browser.click(CARD).await?;
            let told = browser
                .run_until_called(PLACED_WHEN_REVEALED, Vec::new())
                .await?;
            assert_eq!(told, false, "nothing is told before it is seen");
            browser
                .run("document.querySelector('.felt').click()", Vec::new())
                .await?;
            browser
                .until("/joins row|takes? row/.test(document.querySelector('.log').textContent)")
                .await
        })
        .await
}

#[tokio::test]
async fn a_newcomers_table_stops_between_turns_until_enter() -> Result<()> {
    let house = House::open()?;
    house
        .visit(Look::default(), async |browser| {
            browser.let_move().await?;
            tables::playing(browser, "samurai-sword", "players=4", "random").await?;
            choose_pace(browser, "quick").await?;
            let mut player = Player::new(browser, Hand::Pointer, 2);
            let mine = "document.querySelector('.prompt.mine:not(.later)')";
            loop {
                browser
                    .until(&format!("{STOPPED} || {mine}"))
                    .await?;
                if browser.holds(STOPPED).await? {
                    break;
                }
                player.step().await?;
            }
            browser
                .run("document.activeElement.blur()", Vec::new())
                .await?;
            let turn = "document.querySelector('.sw-seat.turn').dataset.place";
            let stopped_at = browser.value(turn).await?;
            browser.press(ENTER).await?;
            browser
                .until(&format!("{turn} !== {stopped_at}"))
                .await
        })
        .await
}

/// Plays a round of Samurakva and reads its sheet until Enter.
async fn one_round_and_its_sheet(browser: &Browser) -> Result<()> {
    let left = "document.querySelectorAll('.sk-hand button').length";
    browser
        .run_until_called(PLAY_ONE_ROUND, Vec::new())
        .await?;
    let shown = "document.querySelector('dialog[open] .round-sheet')";
    browser.until(shown).await?;
    let rows = "document.querySelectorAll('.round-sheet tbody tr').length";
    assert_eq!(browser.value(rows).await?, 2, "a line for each player");
    let faces = "document.querySelectorAll('.round-sheet th .who-seal').length";
    assert_eq!(browser.value(faces).await?, 2, "each with a face");
    // The match has gone on meanwhile: the next hand is dealt.
    assert_eq!(browser.value(left).await?, 10);
    browser.press(ENTER).await?;
    browser.until(&format!("!{shown}")).await?;
    browser.until(&format!("!{SHOWS}")).await
}

#[tokio::test]
async fn a_round_ends_on_a_sheet_that_waits() -> Result<()> {
    let house = House::open()?;
    house
        .visit(Look::default(), async |browser| {
            browser.let_move().await?;
            tables::playing(browser, "samurakva", "players=2 rounds=2", "random").await?;
            choose_pace(browser, "quick").await?;
            one_round_and_its_sheet(browser).await
        })
        .await
}

/// The sheet is something to read, not a movement.
#[tokio::test]
async fn a_round_ends_on_a_sheet_also_where_nothing_moves() -> Result<()> {
    let house = House::open()?;
    house
        .visit(Look::default(), async |browser| {
            tables::playing(browser, "samurakva", "players=2 rounds=2", "random").await?;
            one_round_and_its_sheet(browser).await
        })
        .await
}

#[tokio::test]
async fn bots_keep_the_pace_of_the_person() -> Result<()> {
    // Longer than anybody waits for: only a person's own pace makes these bots move in time.
    let house = House::with_bot_delay(100_000)?;
    house
        .visit(Look::default(), async |browser| {
            browser.go("/new/samurakva").await?;
            choose_pace(browser, "instant").await?;
            browser
                .click("form.options button.primary")
                .await?;
            tables::start_by_page(browser).await?;
            browser.click(CARD).await?;
            browser
                .until("document.querySelector('.log').textContent.includes('revealed')")
                .await?;
            // What was chosen is kept on the device.
            browser.reload().await?;
            browser
                .until("document.querySelector('#tempo')?.value === 'instant'")
                .await
        })
        .await
}

#[tokio::test]
async fn sounds_are_chosen_in_a_dialog_and_kept() -> Result<()> {
    let house = House::open()?;
    house
        .visit(Look::default(), async |browser| {
            browser.go("/").await?;
            browser.click("[aria-haspopup=dialog]").await?;
            browser.until("document.querySelector('dialog[open] .comfort')").await?;
            let off = "document.querySelector('.comfort fieldset').disabled";
            assert!(browser.holds(off).await?, "silent until somebody asks");
            browser.click(".comfort .check:nth-of-type(2) input").await?;
            browser.until(&format!("!{off}")).await?;
            browser.click(".comfort fieldset .check input").await?;
            browser.until("localStorage['zashiki-sound'] === 'on' && localStorage['zashiki-hearing'] === '50 1 1'").await
        })
        .await
}
