//! Several people around one device: nothing that only one of them may know is on the page while another has it.

use std::collections::BTreeSet;

use browser_tests::games::Options;
use browser_tests::play::{Hand, Player, Step};
use browser_tests::{Browser, House, Look, Result, device, tables};
use serde_json::{Value, json};

use crate::secrets::{Known, Page, Said, TOLD, leaves};

/// Lets whoever has got the device look.
const LOOK: &str = ".curtain button.primary";
const NAMES: [&str; 2] = ["Ann", "Bob"];

/// The device's people, in the order of their names.
async fn people(browser: &Browser) -> Result<Vec<Value>> {
    let told = browser
        .run_until_called(TOLD, vec![Value::Null])
        .await?;
    let seats = told["info"]["seats"]
        .as_array()
        .into_iter()
        .flatten();
    let guests: Vec<&Value> = seats.map(|seat| &seat["sitter"]).collect();
    NAMES
        .iter()
        .map(|name| {
            let named = guests.iter().find(|guest| guest["name"] == *name);
            Ok(named.ok_or_else(|| format!("no {name} in {guests:?}"))?["guest"].clone())
        })
        .collect()
}

/// The game with roles.
const ROLES: &str = "samurai-sword";
/// How many deals are looked at for one in which a role is to be hidden; five of six are.
const DEALS: u32 = 40;

/// A match that begins, and its people. Where there are roles, one of the two has to hide what they play for.
async fn begun(browser: &Browser, game: &str, options: Options) -> Result<Vec<Value>> {
    browser.go("/").await?;
    device::hurry(browser).await?;
    for _ in 0..DEALS {
        device::open_around(browser, game, options, &NAMES).await?;
        browser.until_there(LOOK).await?;
        let people = people(browser).await?;
        let one = Known::ask(browser, &people[0]).await?;
        let other = Known::ask(browser, &people[1]).await?;
        if game != ROLES || one.has_a_secret_goal_beside(&other) {
            return Ok(people);
        }
    }
    Err(format!("in {DEALS} deals nobody has anything to hide").into())
}

/// Plays until the device was handed on six times, six secret cards were looked for and, where there are roles, one of
/// them; whoever gets it sees nothing that only the other may.
async fn around(browser: &Browser, game: &str, options: Options) -> Result<Said> {
    let people = begun(browser, game, options).await?;
    let mut said = Said::default();
    let mut player = Player::new(browser, Hand::Pointer, 4);
    let mut hands = 0;
    for _ in 0..160 {
        browser
            .until("document.querySelector('.curtain button.primary') || document.querySelector('.prompt.mine') || document.querySelector('.over')")
            .await?;
        let (cards, roles) = said.looked_for;
        let is_enough = hands > 5 && cards > 5 && (roles > 0 || game != ROLES);
        if is_enough || browser.has(".over").await? {
            break;
        }
        if browser.has(".curtain").await? {
            hands += 1;
            let nothing = "!document.querySelector('.felt, .log, .card, [data-lift], [data-act], [data-place]')";
            assert!(
                browser.holds(nothing).await?,
                "something stands behind the curtain"
            );
            let curtain = Page::read(browser).await?;
            let title = browser
                .value("document.querySelector('.curtain h1').textContent")
                .await?;
            let title = title.as_str().unwrap_or_default();
            let holder = usize::from(title.contains(NAMES[1]));
            browser.click(LOOK).await?;
            browser.until_there(".prompt").await?;
            let page = Page::read(browser).await?;
            let other = Known::ask(browser, &people[1 - holder]).await?;
            let mine = Known::ask(browser, &people[holder]).await?;
            said.search_curtain(&curtain, &mine, &other);
            said.search(&page, &mine, &other);
            said.note(browser, &people[holder]).await?;
        }
        if player.step().await? == Step::Over {
            break;
        }
    }
    assert!(hands > 3, "the device was handed on {hands} times only");
    let (cards, _) = said.looked_for;
    assert!(cards > 5, "{cards} secret cards were looked for only");
    Ok(said)
}

#[tokio::test]
async fn nobody_sees_the_cards_of_another() -> Result<()> {
    let house = House::open()?;
    house
        .visit(Look::default(), async |browser| {
            around(browser, "samurakva", tables::short("samurakva")).await?;
            around(browser, "yokai-septet", &[("form", "pocket")]).await?;
            // Who comes back to the table is asked who they are before anything is shown.
            browser.reload().await?;
            browser.until_there(LOOK).await?;
            assert!(!browser.has(".felt").await?, "shown to whoever opens it");
            Ok(())
        })
        .await
}

/// Whoever gets the device is told as well that the match is not kept.
#[tokio::test]
async fn on_a_full_device_whoever_gets_it_sees_that_nothing_is_kept() -> Result<()> {
    let house = House::open()?;
    house
        .visit(Look::default(), async |browser| {
            browser.expect_complaints("not kept:").await;
            device::give_room(browser, 1).await?;
            browser.go("/").await?;
            device::hurry(browser).await?;
            let options = tables::short("samurakva");
            device::open_around(browser, "samurakva", options, &NAMES).await?;
            let mut player = Player::new(browser, Hand::Pointer, 4);
            for name in [NAMES[0], NAMES[1], NAMES[0]] {
                browser
                    .until(&format!(
                        "document.querySelector('.curtain h1')?.textContent.includes('{name}')"
                    ))
                    .await?;
                browser.click(LOOK).await?;
                browser.until_there(".prompt.mine").await?;
                browser.until_there(".wire.unkept").await?;
                while !browser.has(".curtain, .over").await? {
                    player.step().await?;
                }
            }
            Ok(())
        })
        .await
}

/// Cards that are passed have left the hand, and only who gave them knows them until all have chosen.
#[tokio::test]
async fn in_yokai_septet_nobody_sees_what_another_passes() -> Result<()> {
    let house = House::open()?;
    house
        .visit(Look::default(), async |browser| {
            let four = tables::short("yokai-septet");
            around(browser, "yokai-septet", four)
                .await
                .map(drop)
        })
        .await
}

#[tokio::test]
async fn in_samurai_sword_neither_cards_nor_roles_are_seen() -> Result<()> {
    let house = House::open()?;
    house
        .visit(Look::default(), async |browser| {
            let said = around(browser, ROLES, tables::short(ROLES)).await?;
            let (_, roles) = said.looked_for;
            assert!(roles > 0, "no role was looked for: {:?}", said.goals);
            Ok(())
        })
        .await
}

#[tokio::test]
async fn who_gives_no_name_has_a_number() -> Result<()> {
    let house = House::open()?;
    house
        .visit(Look::speaking("ru"), async |browser| {
            browser.go("/").await?;
            device::hurry(browser).await?;
            let options = tables::short("samurakva");
            device::open_around(browser, "samurakva", options, &["", "Боря", ""]).await?;
            browser.until_there(LOOK).await?;
            let told = browser
                .run_until_called(TOLD, vec![Value::Null])
                .await?;
            let seats = told["info"]["seats"]
                .as_array()
                .into_iter()
                .flatten();
            let names: Vec<&Value> = seats
                .map(|seat| &seat["sitter"]["name"])
                .collect();
            assert_eq!(json!(names), json!(["Игрок 1", "Боря", "Игрок 3"]));
            browser
                .until("document.querySelector('.curtain h1').textContent.includes('Игрок 1')")
                .await
        })
        .await
}

/// The raiders that the page shows, wherever they lie, and the one that was drawn by itself.
const RAIDERS: &str = "
    const places = [...document.querySelectorAll('[data-place^=card-]')];
    return places.map(one => one.dataset.place.slice('card-'.length));";

/// What both samurai are told: nobody has a card of his own. Gives all that may be known.
async fn shared_by_both(browser: &Browser) -> Result<Value> {
    let mut told = browser
        .run_until_called(TOLD, vec![Value::Null])
        .await?;
    assert_eq!(told["you"]["seats"], json!([0, 1]), "one leads both");
    let mut boards = told["match"]["boards"].take();
    for board in boards.as_array_mut().into_iter().flatten() {
        board["view"]["viewer"].take();
    }
    for what in ["view", "events"] {
        assert_eq!(boards[0][what], boards[1][what], "one knows more");
    }
    Ok(boards[0].take())
}

#[tokio::test]
async fn in_samurai_spirit_all_look_together_at_what_lies_open() -> Result<()> {
    let house = House::open()?;
    house
        .visit(Look::default(), async |browser| {
            browser.go("/").await?;
            device::hurry(browser).await?;
            let options = tables::short("samurai-spirit");
            device::open_around(browser, "samurai-spirit", options, &NAMES).await?;
            browser.until_there(".felt").await?;
            let mut player = Player::new(browser, Hand::Pointer, 4);
            let (mut drawn, mut acted) = (0, BTreeSet::new());
            while !browser.has(".over").await? {
                if browser.has("[data-act=fight]").await? {
                    browser.click("[data-act=fight]").await?;
                } else {
                    player.steps(1).await?;
                }
                assert!(!browser.has(".curtain").await?, "nothing is hidden in it");
                let shown = browser.run(RAIDERS, Vec::new()).await?;
                let shown: BTreeSet<String> = serde_json::from_value(shown)?;
                let known = shared_by_both(browser).await?;
                let mut open = BTreeSet::new();
                leaves(&known, &mut open);
                let hidden: Vec<&String> = shown.difference(&open).collect();
                assert!(hidden.is_empty(), "nobody may know {hidden:?}");
                if let Some(card) = known["view"]["hand"]["card"].as_str() {
                    browser
                        .until_there(&format!("[data-place='card-{card}']"))
                        .await?;
                    drawn += 1;
                }
                acted.insert(known["view"]["active"].to_string());
                if drawn > 3 && acted.len() == 2 {
                    return Ok(());
                }
            }
            Err(format!("{drawn} cards were drawn, by {acted:?}").into())
        })
        .await
}
