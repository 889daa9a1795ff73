//! Several people around one device: nothing that only one of them may know is on the page while another has it.

use std::collections::{BTreeMap, BTreeSet};
use std::time::Instant;

use browser_tests::browser::PATIENCE;
use browser_tests::games::Options;
use browser_tests::play::{Hand, Player, Step};
use browser_tests::{Browser, House, Look, Result, device, tables};
use serde_json::{Value, json};

/// Lets whoever has got the device look.
const LOOK: &str = ".curtain button.primary";
const NAMES: [&str; 2] = ["Ann", "Bob"];

/// What the table tells one of those who share the device, asked of the worker that has it.
const TOLD: &str = "
    const [guest, done] = arguments;
    window.zashikiHere().then(here => {
        const code = location.pathname.split('/').at(-1);
        const port = here.open({ code }, guest, (kind, text) => {
            if (kind === 'opened') port.send(JSON.stringify({ type: 'hello', protocol: 2 }));
            const told = kind === 'told' && JSON.parse(text);
            if (told.type === 'sync') { port.close(); done(told); }
        });
    });";

/// A card that questions name whatever anybody holds: an attack and a Battlecry ask everybody for one.
const ASKED_FOR: &str = "parry";

/// Everything that the page holds: texts, all attributes, what stands in fields, in shadows too. Texts on cards, what is
/// told of the match and what is asked are also given by themselves.
const PAGE: &str = "
    const strings = new Set(), faces = new Set(), told = new Set(), asked = new Set();
    const add = (text, element) => {
        text = (text ?? '').trim();
        if (text) strings.add(text);
        if (text && element?.closest('.card')) faces.add(text);
        if (text && element?.closest('.log, .sw-last, .toast, [role=status], [aria-live]')) told.add(text);
        if (text && element?.closest('.prompt')) asked.add(text);
    };
    const walk = node => {
        if (node.nodeType === Node.TEXT_NODE) add(node.data, node.parentElement);
        for (const { value } of node.attributes ?? []) add(value);
        if ('value' in node) add(String(node.value));
        if (node.shadowRoot) walk(node.shadowRoot);
        if (node instanceof HTMLTemplateElement) walk(node.content);
        node.childNodes.forEach(walk);
    };
    walk(document);
    return { strings: [...strings], faces: [...faces], told: [...told], asked: [...asked] };";

/// The cards in the hand that lies open, each with all that is said about it.
const HELD: &str = "
    const cards = {};
    for (const one of document.querySelectorAll(':is(.sk-hand, .ys-hand, .sw-hand) button[data-place]')) {
        const { place, act, lift, about } = one.dataset;
        const card = place.replace(/^(card|hand-[0-9]+)-/, '');
        const texts = document.createTreeWalker(one, NodeFilter.SHOW_TEXT), words = [];
        while (texts.nextNode()) words.push(texts.currentNode.data);
        // A sign of a suit or a number of it is on other cards as well.
        const isTelling = word => word && (word.length > 2 || word === card);
        cards[card] = [place, act, lift, about, one.ariaLabel, ...words].map(word => word?.trim()).filter(isTelling);
    }
    return { cards, goal: document.querySelector('.sw-goal')?.textContent ?? null };";

/// A page as it stands there.
struct Page {
    strings: BTreeSet<String>,
    faces: BTreeSet<String>,
    told: BTreeSet<String>,
    asked: BTreeSet<String>,
}

impl Page {
    async fn read(browser: &Browser) -> Result<Page> {
        let mut page = browser.run(PAGE, Vec::new()).await?;
        Ok(Page {
            strings: serde_json::from_value(page["strings"].take())?,
            faces: serde_json::from_value(page["faces"].take())?,
            told: serde_json::from_value(page["told"].take())?,
            asked: serde_json::from_value(page["asked"].take())?,
        })
    }

    /// The page without the question.
    fn unasked(&self) -> Page {
        Page {
            strings: &self.strings - &self.asked,
            faces: self.faces.clone(),
            told: &self.told - &self.asked,
            asked: BTreeSet::new(),
        }
    }

    /// Whether these words stand anywhere. One word may be in any explanation of the rules, so it must stand alone or in
    /// what is told of the match; and a number may count anything, so it must stand on a card.
    fn mentions(&self, words: &str) -> bool {
        if !words.chars().any(char::is_alphabetic) {
            return self.faces.contains(words);
        }
        // What begins with a number might go on from another one, as of a row.
        if words.starts_with(|sign: char| sign.is_ascii_digit()) {
            return self.strings.contains(words);
        }
        if !words.contains(' ') {
            return self.strings.contains(words) || holds(&self.told, words);
        }
        holds(&self.strings, words)
    }
}

/// Whether one of the texts holds these words, not as a part of others.
fn holds(texts: &BTreeSet<String>, words: &str) -> bool {
    let is_word = |sign: char| sign.is_alphanumeric() || sign == '-' || sign == '_';
    texts.iter().any(|text| {
        text.match_indices(words).any(|(at, _)| {
            let before = text[..at].chars().next_back();
            let after = text[at + words.len()..].chars().next();
            !before.is_some_and(is_word) && !after.is_some_and(is_word)
        })
    })
}

/// What one of those who share the device knows of the match.
struct Known {
    seat: usize,
    view: Value,
    events: Value,
}

impl Known {
    async fn ask(browser: &Browser, guest: &Value) -> Result<Known> {
        let mut told = browser
            .run_until_called(TOLD, vec![guest.clone()])
            .await?;
        let board = &mut told["match"]["boards"][0];
        Ok(Known {
            seat: board["viewer"].as_u64().ok_or("no seat")? as usize,
            view: board["view"].take(),
            events: board["events"].take(),
        })
    }

    fn hand(&self) -> BTreeSet<String> {
        let cards = self.view["hand"].as_array().into_iter().flatten();
        cards.map(word).collect()
    }

    /// Cards that lie open to this one, or did.
    fn seen(&self) -> BTreeSet<String> {
        let places = [
            "hand",
            "known",
            "shown",
            "properties",
            "discards",
            "aside",
            "pending",
            "gave",
        ];
        let mut seen = BTreeSet::new();
        for place in places {
            leaves(&self.view[place], &mut seen);
        }
        leaves(&self.events, &mut seen);
        seen
    }

    /// The role of a seat, if there are any and this one knows it.
    fn role(&self, seat: usize) -> Option<&str> {
        self.view["roles"][seat].as_str()
    }
}

fn word(leaf: &Value) -> String {
    leaf.as_str()
        .map_or_else(|| leaf.to_string(), str::to_owned)
}

fn leaves(value: &Value, found: &mut BTreeSet<String>) {
    match value {
        Value::String(text) => drop(found.insert(text.clone())),
        Value::Array(list) => list.iter().for_each(|one| leaves(one, found)),
        Value::Object(fields) => fields.values().for_each(|one| leaves(one, found)),
        _ => {}
    }
}

/// What has been said about cards to those who held them, and about roles to those who have them.
#[derive(Default)]
struct Said {
    cards: BTreeMap<String, BTreeSet<String>>,
    goals: BTreeMap<usize, String>,
    /// How many secret cards, and how many secret roles, were looked for on another's page.
    looked_for: (usize, usize),
}

impl Said {
    /// Notes what the page says to the one who has the device, once it shows what they hold and nothing else: it must be
    /// found by the same search that must not find it afterwards.
    async fn note(&mut self, browser: &Browser, guest: &Value) -> Result<()> {
        let begun = Instant::now();
        loop {
            let mut held = browser.run(HELD, Vec::new()).await?;
            let page = Page::read(browser).await?;
            let mine = Known::ask(browser, guest).await?;
            if browser.has(".curtain, .over").await? {
                return Ok(());
            }
            let cards: BTreeMap<String, Vec<String>> =
                serde_json::from_value(held["cards"].take())?;
            let open: BTreeSet<String> = cards.keys().cloned().collect();
            if open != mine.hand() && begun.elapsed() < PATIENCE {
                continue;
            }
            assert_eq!(
                open,
                mine.hand(),
                "the hand that lies open, and what is held"
            );
            for (card, words) in cards {
                self.cards.entry(card).or_default().extend(words);
            }
            for card in open {
                let found = self.found(&page, &card);
                assert!(found.len() > 1, "{card} is not found in hand: {found:?}");
            }
            if let Some(goal) = held["goal"].as_str() {
                assert!(page.mentions(goal), "{goal} is not found");
                self.goals.insert(mine.seat, goal.to_owned());
            }
            return Ok(());
        }
    }

    /// What is on a page of all that was said about a card, and not about others as well.
    fn found(&self, page: &Page, card: &str) -> Vec<String> {
        let others = |word: &&String| {
            let mut all = self.cards.iter();
            !all.any(|(other, words)| other != card && words.contains(*word))
        };
        let words = self.cards.get(card).into_iter().flatten();
        words
            .filter(others)
            .filter(|word| page.mentions(word))
            .cloned()
            .collect()
    }

    /// Looks for what only the other may know.
    fn search(&mut self, page: &Page, mine: &Known, other: &Known) {
        let seen = mine.seen();
        for card in other.hand().difference(&seen) {
            let found = if card == ASKED_FOR {
                self.found(&page.unasked(), card)
            } else {
                self.found(page, card)
            };
            assert!(
                found.is_empty(),
                "{card} of the other is on the page: {found:?}"
            );
            self.looked_for.0 += usize::from(self.cards.contains_key(card));
        }
        let is_hidden = mine.role(other.seat).is_none() && other.role(other.seat).is_some();
        if let (Some(own), Some(goal)) = (self.goals.get(&mine.seat), self.goals.get(&other.seat))
            && is_hidden
            && own != goal
        {
            assert!(
                !page.mentions(goal),
                "the other's role is on the page: {goal}"
            );
            self.looked_for.1 += 1;
        }
    }
}

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

/// Plays until the device was handed on six times and six secret cards were looked for; whoever gets it sees nothing that only the other may.
async fn around(browser: &Browser, game: &str, options: Options) -> Result<Said> {
    browser.go("/").await?;
    device::hurry(browser).await?;
    device::open_around(browser, game, options, &NAMES).await?;
    browser.until_there(LOOK).await?;
    let people = people(browser).await?;
    let mut said = Said::default();
    let mut player = Player::new(browser, Hand::Pointer, 4);
    let mut hands = 0;
    for _ in 0..160 {
        browser
            .until("document.querySelector('.curtain button.primary') || document.querySelector('.prompt.mine') || document.querySelector('.over')")
            .await?;
        if browser.has(".over").await? || (hands > 5 && said.looked_for.0 > 5) {
            break;
        }
        if browser.has(".curtain").await? {
            hands += 1;
            let nothing = "!document.querySelector('.felt, .log, .card, [data-lift], [data-act], [data-place]')";
            assert!(
                browser.holds(nothing).await?,
                "something stands behind the curtain"
            );
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

#[tokio::test]
async fn in_samurai_sword_neither_cards_nor_roles_are_seen() -> Result<()> {
    let house = House::open()?;
    house
        .visit(Look::default(), async |browser| {
            let said = around(browser, "samurai-sword", tables::short("samurai-sword")).await?;
            let goals: BTreeSet<&String> = said.goals.values().collect();
            let (_, roles) = said.looked_for;
            // Two of one side have nothing to hide from each other by their goals.
            assert!(
                roles > 0 || goals.len() < 2,
                "no role was looked for: {goals:?}"
            );
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
