//! A person's way through the product: a name on the invitation, a second match in one click, the way back to a match.

use std::time::Duration;

use browser_tests::play::{ENTER, Hand, Player, whole_match};
use browser_tests::{Browser, House, Look, Result, look, tables};
use serde_json::json;
use tokio::time;

/// Cards on one's hand at the start of a match of Samurakva.
const NEW_HAND: &str = "document.querySelectorAll('.sk-hand button').length === 10 && !document.querySelector('.over')";
const AGAIN: &str = ".over button.primary";
const TITLE: &str = "document.title";

#[tokio::test]
async fn with_bots_one_click_deals_the_next_match() -> Result<()> {
    let house = House::open()?;
    house
        .visit(Look::default(), async |browser| {
            tables::playing(browser, "samurakva", "players=3 rounds=1", "random").await?;
            whole_match(browser, Hand::Pointer, 8).await?;
            let rooms = "window.rooms = 0; new MutationObserver(() => {
                if (document.querySelector('.waiting')) window.rooms += 1;
            }).observe(document.body, { subtree: true, childList: true });";
            browser.run(rooms, Vec::new()).await?;
            browser.click(AGAIN).await?;
            browser.until(NEW_HAND).await?;
            assert_eq!(browser.value("window.rooms").await?, 0, "no waiting room");
            browser
                .until("document.querySelector('.prompt.mine')")
                .await
        })
        .await
}

#[tokio::test]
async fn two_people_click_once_each_and_play_again() -> Result<()> {
    tables::at_one_table(
        &[("players", "2"), ("rounds", "1")],
        async |host, friend| {
            tables::sit_by_page(friend).await?;
            tables::ready_by_page(friend).await?;
            host.click(tables::START).await?;
            for browser in [host, friend] {
                browser.until(NEW_HAND).await?;
            }
            let mut players = [
                Player::new(host, Hand::Pointer, 5),
                Player::new(friend, Hand::Pointer, 6),
            ];
            while !(host.has(".over").await? && friend.has(".over").await?) {
                for player in &mut players {
                    player.step().await?;
                }
            }
            friend.click(AGAIN).await?;
            host.until("document.querySelector('.over .wishes').textContent.includes('Guest')")
                .await?;
            friend
                .until("!document.querySelector('.over button.primary')")
                .await?;
            host.click(AGAIN).await?;
            for browser in [host, friend] {
                browser.until(NEW_HAND).await?;
            }
            Ok(())
        },
    )
    .await
}

#[tokio::test]
async fn ready_stays_ready_and_the_start_is_the_hosts_word() -> Result<()> {
    tables::at_one_table(&[("players", "3")], async |host, friend| {
        tables::sit_by_page(friend).await?;
        tables::ready_by_page(friend).await?;
        host.click(tables::FILL).await?;
        host.until(&format!("!{}", tables::A_SEAT_IS_FREE))
            .await?;
        assert!(
            friend.has(".waiting .seat.own .tag.good").await?,
            "bots ask nobody again"
        );
        // New options do, and say so.
        host.click(".waiting details.change summary")
            .await?;
        tables::choose(host, "option-limit", "2").await?;
        host.click(".waiting form.options button").await?;
        friend
            .until("document.querySelector('.toast.shown')?.textContent.includes('options')")
            .await?;
        tables::ready_by_page(friend).await?;
        host.click(tables::START).await?;
        for browser in [host, friend] {
            browser.until(NEW_HAND).await?;
        }
        Ok(())
    })
    .await
}

#[tokio::test]
async fn who_opens_a_link_is_asked_for_a_name_above_the_seats() -> Result<()> {
    tables::at_one_table(&[("players", "2")], async |host, friend| {
        let field = friend.find(".name-field.here.new input").await?;
        let idea = friend
            .value("document.querySelector('.name-field.here input').value")
            .await?;
        assert_ne!(idea, "", "a name is suggested");
        field.clear().await?;
        field.send_keys("Bea").await?;
        friend.click(".name-field.here button").await?;
        friend
            .until("!document.querySelector('.name-field.here.new')")
            .await?;
        friend.until_there(".wire.live").await?;
        tables::sit_by_page(friend).await?;
        host.until("document.querySelector('.seats').textContent.includes('Bea')")
            .await?;
        // And later, at the same place.
        let field = friend.find(".name-field.here input").await?;
        field.clear().await?;
        field.send_keys("Beatrice").await?;
        friend.click(".name-field.here button").await?;
        host.until("document.querySelector('.seats').textContent.includes('Beatrice')")
            .await
    })
    .await
}

#[tokio::test]
async fn the_clock_begins_again_with_every_decision() -> Result<()> {
    let house = House::open()?;
    house
        .visit(Look::default(), async |browser| {
            browser.go("/new/samurakva").await?;
            tables::choose(browser, "pace", "fast").await?;
            browser
                .click("form.options button.primary")
                .await?;
            tables::start_by_page(browser).await?;
            let left = "Number(document.querySelector('.clock').textContent.split(':')[1])";
            for _ in 0..2 {
                browser
                    .until("document.querySelector('.prompt.mine') && document.querySelector('.clock').textContent")
                    .await?;
                browser.until(&format!("{left} <= 27")).await?;
                let mut player = Player::new(browser, Hand::Pointer, 3);
                player.step().await?;
                browser.until(&format!("{left} >= 29")).await?;
            }
            Ok(())
        })
        .await
}

/// A question about a move belongs to a choice: it must not outlive it, or its answer would be meant for another one.
#[tokio::test]
async fn a_question_goes_away_with_the_choice_that_the_clock_has_made() -> Result<()> {
    let house = House::open()?;
    house
        .visit(Look::default(), async |browser| {
            browser.go("/new/samurai-spirit").await?;
            tables::choose(browser, "pace", "fast").await?;
            browser
                .click("form.options button.primary")
                .await?;
            tables::start_by_page(browser).await?;
            // Whoever passes in the first turn defends nothing yet, and is asked whether they mean it.
            browser.until_there("[data-act=pass]").await?;
            browser.click("[data-act=pass]").await?;
            let question = "document.querySelector('dialog[open] .dialog')";
            browser.until(question).await?;
            let left = "Number(document.querySelector('.clock').textContent.split(':')[1])";
            browser.until(&format!("{left} <= 5")).await?;
            assert!(
                browser.holds(question).await?,
                "the question waits as long as the choice does"
            );
            browser.until(&format!("!{question}")).await?;
            browser
                .until("document.body.textContent.includes('a bot made that decision for you')")
                .await?;
            Ok(())
        })
        .await
}

#[tokio::test]
async fn a_running_match_stands_on_top_of_the_first_page() -> Result<()> {
    let house = House::open()?;
    house
        .visit(Look::default(), async |browser| {
            let code = tables::playing(browser, "samurakva", "players=2", "random").await?;
            browser
                .until(&format!("{TITLE}.startsWith('Your turn')"))
                .await?;
            time::sleep(Duration::from_secs(9)).await;
            assert!(
                browser
                    .holds(&format!("{TITLE}.startsWith('Your turn')"))
                    .await?,
                "it still is"
            );
            browser.click("a.brand").await?;
            browser
                .until(&format!("{TITLE} === 'Zashiki'"))
                .await?;
            browser.until_there(".running .tag.mine").await?;
            browser
                .click(&format!(".running a[href='/t/{code}']"))
                .await?;
            browser.until_there(".felt .sk-hand button").await
        })
        .await
}

/// The matches that the head of a page leads to.
const ELSEWHERE: &str =
    "[...document.querySelectorAll('.head a.elsewhere')].map(way => way.pathname)";

#[tokio::test]
async fn every_page_leads_to_matches_that_run_and_a_table_only_to_one_that_waits() -> Result<()> {
    let house = House::open()?;
    house
        .visit(Look::sized(look::PHONE), async |browser| {
            let first = tables::playing(browser, "samurakva", "players=2", "random").await?;
            browser.until_there(".prompt.mine").await?;
            assert!(
                browser.holds(&format!("{ELSEWHERE}.length === 0")).await?,
                "there is no other match"
            );
            let second = tables::playing(browser, "samurai-spirit", "samurai=2", "random").await?;
            browser
                .until(&format!("{ELSEWHERE}.join() === '/t/{first}'"))
                .await?;
            let reaches = "(() => { const box = document.querySelector('.elsewhere').getBoundingClientRect(); \
                 return box.width >= 44 && box.height >= 44 && box.right <= innerWidth; })()";
            assert!(browser.holds(reaches).await?, "a finger finds it");
            browser.go("/rules/yokai-septet").await?;
            browser
                .until(&format!(
                    "{ELSEWHERE}.sort().join() === ['/t/{first}', '/t/{second}'].sort().join()"
                ))
                .await?;
            // Those that wait for me come first.
            let mine = "[...document.querySelectorAll('.elsewhere .ring')].map(ring => ring.matches('.mine'))";
            browser
                .until(&format!("{mine}[0] === true"))
                .await?;
            browser.go(&format!("/t/{second}")).await?;
            browser
                .click(&format!(".head a.elsewhere[href='/t/{first}']"))
                .await?;
            browser.until_there(".felt .sk-hand button").await?;
            browser.click("a.brand").await?;
            browser.until_there(".running .entry").await?;
            assert!(
                browser.holds(&format!("{ELSEWHERE}.length === 0")).await?,
                "the first page lists them itself"
            );
            Ok(())
        })
        .await
}

#[tokio::test]
async fn an_unknown_table_says_so_and_shows_the_way_home() -> Result<()> {
    let house = House::open()?;
    house
        .visit(Look::sized(look::PHONE), async |browser| {
            browser.go("/t/0000000000").await?;
            browser
                .until_there("main.lost a[href='/']")
                .await?;
            browser.click("main.lost a[href='/']").await?;
            browser.until_there(".game-card").await
        })
        .await
}

#[tokio::test]
async fn a_first_match_is_against_beginners_and_the_next_is_not() -> Result<()> {
    let house = House::open()?;
    house
        .visit(Look::default(), async |browser| {
            let offered = "(document.querySelector('[data-game=samurakva] .opponents span')?.textContent ?? '')";
            browser.go("/").await?;
            browser
                .until(&format!("{offered}.includes('first match')"))
                .await?;
            tables::finished(browser, "samurakva", "players=2 rounds=1").await?;
            browser.go("/").await?;
            browser
                .until(&format!("{offered}.includes('strong')"))
                .await?;
            browser
                .click("[data-game=samurakva] .opponents button")
                .await?;
            browser.reload().await?;
            browser
                .until(&format!("{offered}.includes('eginner')"))
                .await?;
            // One's matches say how they ended, when, and against whom.
            browser.until_there("a[href^='/replay/']").await?;
            let line = "document.querySelector(\"a[href^='/replay/']\").textContent";
            let name = "Sōta|Hana|Ren|Yuki|Aoi|Kenta|Mei|Riku|Haru|Nao|Emi|Taro";
            let told = browser.value(line).await?;
            let told = told.as_str().unwrap_or_default();
            for pattern in [r"won|2nd of\s2", r"20\d\d", name] {
                let is_told = format!("/{pattern}/.test({line})");
                assert_eq!(browser.value(&is_told).await?, true, "{pattern} in {told:?}");
            }
            Ok(())
        })
        .await
}

/// A finger goes down, moves or is lifted.
async fn touch(browser: &Browser, what: &str, at: Option<(f64, f64)>) -> Result<()> {
    let points: Vec<_> = at
        .into_iter()
        .map(|(x, y)| json!({ "x": x, "y": y }))
        .collect();
    browser
        .command(
            "Input.dispatchTouchEvent",
            json!({ "type": what, "touchPoints": points }),
        )
        .await
        .map(drop)
}

/// Without a mouse nothing hovers: a finger shows where a card would go before it is lifted.
#[tokio::test]
async fn a_finger_on_a_card_shows_where_it_would_go_and_may_still_leave_it() -> Result<()> {
    let house = House::open()?;
    house
        .visit(Look::sized(look::PHONE), async |browser| {
            browser
                .command(
                    "Emulation.setTouchEmulationEnabled",
                    json!({ "enabled": true }),
                )
                .await?;
            tables::playing(browser, "samurakva", "players=3 rounds=1", "random").await?;
            // The highest card joins some row, or finds it full.
            let card = browser
                .find(".sk-hand button:last-of-type")
                .await?
                .rect()
                .await?;
            let on = (card.x + card.width / 2.0, card.y + card.height / 2.0);
            let hint = ".sk-row:is(.lands, .would-take)";
            assert!(!browser.has(hint).await?, "nobody points");
            touch(browser, "touchStart", Some(on)).await?;
            browser.until_there(hint).await?;
            touch(browser, "touchMove", Some((on.0, on.1 - 300.0))).await?;
            touch(browser, "touchEnd", None).await?;
            browser
                .until(&format!("!document.querySelector('{hint}')"))
                .await?;
            assert!(browser.holds(NEW_HAND).await?, "nothing is played");
            assert!(!browser.has(".sk-hand .chosen").await?, "nor chosen");
            touch(browser, "touchStart", Some(on)).await?;
            browser.until_there(hint).await?;
            touch(browser, "touchEnd", None).await?;
            browser.until(&format!("!({NEW_HAND})")).await
        })
        .await
}

/// Taps a card, and says whether the refusal is still told when somebody else has acted.
const REFUSED_UNTIL: &str = "
    const done = arguments[arguments.length - 1];
    const told = () => !!document.querySelector('.toast.shown');
    const waits = () => document.querySelector('.prompt').textContent;
    document.querySelector('.ys-hand button.ys-card').click();
    let before = null;
    const look = () => {
        if (before === null && told()) before = waits();
        if (before !== null && waits() !== before) return setTimeout(() => done({ told: told() }), 50);
        if (before !== null && !told()) return done({ gone: true });
        setTimeout(look, 10);
    };
    look();";

/// A refusal is about the table as it was when somebody tried something.
#[tokio::test]
async fn a_refusal_ends_when_somebody_else_acts() -> Result<()> {
    let house = House::with_bot_delay(1500)?;
    house
        .visit(Look::default(), async |browser| {
            tables::playing(browser, "yokai-septet", "players=4", "random").await?;
            for marked in 1..=3 {
                browser
                    .click(".ys-hand [data-lift]:not([aria-pressed=true])")
                    .await?;
                browser
                    .until(&format!(
                        "document.querySelectorAll('.ys-tray [data-lift]').length === {marked}"
                    ))
                    .await?;
            }
            browser.click(".ys-tray button.primary").await?;
            browser
                .until("document.querySelector('.prompt:not(.mine)')?.textContent")
                .await?;
            let seen = browser
                .run_until_called(REFUSED_UNTIL, Vec::new())
                .await?;
            assert_eq!(seen, json!({ "told": false }));
            Ok(())
        })
        .await
}

const TAKE_BACK: &str = ".company > button.quiet";

/// Where bots have turned up their cards, nothing goes back: they would turn up the same again.
#[tokio::test]
async fn what_bots_have_shown_is_not_taken_back() -> Result<()> {
    let house = House::open()?;
    house
        .visit(Look::default(), async |browser| {
            tables::playing(browser, "samurakva", "players=3 rounds=1", "random").await?;
            browser.until_there(".prompt.mine").await?;
            assert!(!browser.has(TAKE_BACK).await?, "nothing has been done yet");
            browser
                .click(".sk-hand button:first-of-type")
                .await?;
            browser
                .until("document.querySelectorAll('.sk-hand button').length === 9 || document.querySelector('.row-take:not([disabled])')")
                .await?;
            assert!(!browser.has(TAKE_BACK).await?, "the cards are turned up");
            Ok(())
        })
        .await
}

/// What can be taken back is offered, and it is as it was.
#[tokio::test]
async fn taking_back_is_offered_when_it_can_be_done() -> Result<()> {
    let house = House::open()?;
    house
        .visit(Look::default(), async |browser| {
            tables::playing(browser, "yokai-septet", "form=pocket", "random").await?;
            let mut player = Player::new(browser, Hand::Pointer, 3);
            for _ in 0..80 {
                player.step().await?;
                if browser.has(TAKE_BACK).await? {
                    break;
                }
            }
            browser.click(TAKE_BACK).await?;
            browser
                .until(&format!("!document.querySelector('{TAKE_BACK}')"))
                .await?;
            browser.until_there(".prompt.mine").await
        })
        .await
}

#[tokio::test]
async fn without_a_network_nothing_is_called_connected() -> Result<()> {
    let house = House::open()?;
    house
        .visit(Look::default(), async |browser| {
            tables::playing(browser, "samurakva", "players=3 rounds=1", "random").await?;
            browser.until_there(".wire.live").await?;
            let offline = |offline: bool| {
                json!({ "offline": offline, "latency": 0, "downloadThroughput": -1, "uploadThroughput": -1 })
            };
            browser
                .command("Network.emulateNetworkConditions", offline(true))
                .await?;
            browser.until_there(".wire.lost").await?;
            browser
                .command("Network.emulateNetworkConditions", offline(false))
                .await?;
            browser.until_there(".wire.live").await
        })
        .await
}

const TAB: &str = "\u{e004}";
const INSIDE: &str = "document.activeElement.closest('dialog[open]')";

/// Whatever Tab leads to, nothing behind a dialog can be reached: neither by keys nor by a program that asks for it.
async fn holds_the_focus(browser: &Browser) -> Result<()> {
    let behind = "[...document.querySelectorAll('.head a, .felt, .tools button')]
        .filter(one => { one.focus(); return document.activeElement === one; }).length";
    assert_eq!(browser.value(behind).await?, 0, "all behind it is inert");
    assert!(
        browser.holds(INSIDE).await?,
        "and the focus is where it was"
    );
    for _ in 0..8 {
        browser.press(TAB).await?;
        let outside = format!("document.activeElement !== document.body && !{INSIDE}");
        assert!(!browser.holds(&outside).await?, "the focus has left");
    }
    Ok(())
}

/// A question must be answered: it is an alert for those who hear it, and it holds the focus and gives it back.
#[tokio::test]
async fn a_question_holds_the_focus_and_gives_it_back() -> Result<()> {
    let house = House::open()?;
    house
        .visit(Look::default(), async |browser| {
            tables::playing(browser, "samurai-spirit", "samurai=4", "random").await?;
            // Whoever passes in the first turn defends nothing yet, and is asked whether they mean it.
            browser.until_there("[data-act=pass]").await?;
            browser
                .run(
                    "document.querySelector('[data-act=pass]').focus()",
                    Vec::new(),
                )
                .await?;
            browser.press(ENTER).await?;
            let question = "dialog[open][role=alertdialog]";
            browser.until_there(question).await?;
            let named = format!("document.querySelector('{question}').ariaLabel");
            assert!(browser.holds(&named).await?, "it says what is asked");
            browser
                .until(&format!("document.activeElement.closest('{question}')"))
                .await?;
            holds_the_focus(browser).await?;
            browser.press("\u{e00c}").await?;
            browser
                .until(&format!("!document.querySelector('{question}')"))
                .await?;
            browser
                .until("document.activeElement.matches('[data-act=pass]')")
                .await
        })
        .await
}

#[tokio::test]
async fn the_rules_hold_the_focus_and_give_it_back() -> Result<()> {
    let house = House::open()?;
    house
        .visit(Look::default(), async |browser| {
            tables::playing(browser, "samurakva", "players=3 rounds=1", "random").await?;
            browser.click(".tools button:last-child").await?;
            browser.until(INSIDE).await?;
            holds_the_focus(browser).await?;
            browser.press("\u{e00c}").await?;
            browser
                .until("!document.querySelector('dialog[open]')")
                .await?;
            browser
                .until("document.activeElement.matches('.tools button:last-child')")
                .await
        })
        .await
}

/// A card that may not be played now, because the suit that was led is held.
const NOT_NOW: &str = ".ys-hand .cards button[data-act].dim";

#[tokio::test]
async fn a_refusal_leads_to_its_rule() -> Result<()> {
    let house = House::open()?;
    house
        .visit(Look::default(), async |browser| {
            tables::playing(browser, "yokai-septet", "players=4", "random").await?;
            let mut player = Player::new(browser, Hand::Pointer, 3);
            loop {
                browser
                    .until("document.querySelector('.prompt.mine, .over')")
                    .await?;
                assert!(!browser.has(".over").await?, "nothing was ever refused");
                if browser.has(NOT_NOW).await? {
                    break;
                }
                player.steps(1).await?;
            }
            browser.click(NOT_NOW).await?;
            browser.until_there(".toast.shown button").await?;
            let rule = browser
                .value("document.querySelector('.toast button').title.toLowerCase()")
                .await?;
            browser.click(".toast button").await?;
            let told = format!("document.getElementById({rule})?.closest('dialog[open] .told')");
            browser.until(&told).await?;
            let above = format!("{told}.getBoundingClientRect().top");
            let in_sight = format!("{above} >= 0 && {above} < innerHeight");
            browser.until(&in_sight).await
        })
        .await
}
