//! What only one of several people around a device may know, and the search for it on a page.

use std::collections::{BTreeMap, BTreeSet};
use std::time::Instant;

use browser_tests::browser::PATIENCE;
use browser_tests::{Browser, Result};
use serde_json::Value;

/// What the table tells one of those who share the device, asked of the worker that has it.
pub(crate) const TOLD: &str = "
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
pub(crate) struct Page {
    strings: BTreeSet<String>,
    faces: BTreeSet<String>,
    told: BTreeSet<String>,
    asked: BTreeSet<String>,
}

impl Page {
    pub(crate) async fn read(browser: &Browser) -> Result<Page> {
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
pub(crate) struct Known {
    seat: usize,
    view: Value,
    events: Value,
}

impl Known {
    pub(crate) async fn ask(browser: &Browser, guest: &Value) -> Result<Known> {
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

    /// Cards that this one holds, or has chosen and not shown.
    fn secrets(&self) -> BTreeSet<String> {
        let mut secrets = self.hand();
        let gave = self.view["gave"].as_array().into_iter().flatten();
        let chosen = Some(&self.view["my_choice"]).filter(|card| !card.is_null());
        secrets.extend(gave.chain(chosen).map(word));
        secrets
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

    /// Whether the two play for different things, and one of them does not know for what the other does.
    pub(crate) fn has_a_secret_goal_beside(&self, other: &Known) -> bool {
        let own = self.role(self.seat).map(goal);
        let hides = |one: &Known, other: &Known| {
            one.role(one.seat).is_some() && other.role(one.seat).is_none()
        };
        own != other.role(other.seat).map(goal) && (hides(self, other) || hides(other, self))
    }

    /// The role of a seat, if there are any and this one knows it.
    fn role(&self, seat: usize) -> Option<&str> {
        self.view["roles"][seat].as_str()
    }
}

/// What somebody with a role plays for: all Ninja for the same.
fn goal(role: &str) -> &str {
    role.trim_end_matches(|sign: char| sign == '-' || sign.is_ascii_digit())
}

fn word(leaf: &Value) -> String {
    leaf.as_str()
        .map_or_else(|| leaf.to_string(), str::to_owned)
}

pub(crate) fn leaves(value: &Value, found: &mut BTreeSet<String>) {
    match value {
        Value::String(text) => drop(found.insert(text.clone())),
        Value::Array(list) => list.iter().for_each(|one| leaves(one, found)),
        Value::Object(fields) => fields.values().for_each(|one| leaves(one, found)),
        _ => {}
    }
}

/// What has been said about cards to those who held them, and about roles to those who have them.
#[derive(Default)]
pub(crate) struct Said {
    cards: BTreeMap<String, BTreeSet<String>>,
    pub goals: BTreeMap<usize, String>,
    /// How many secret cards, and how many secret roles, were looked for on another's page.
    pub looked_for: (usize, usize),
}

impl Said {
    /// Notes what the page says to the one who has the device, once it shows what they hold and nothing else: it must be
    /// found by the same search that must not find it afterwards.
    pub(crate) async fn note(&mut self, browser: &Browser, guest: &Value) -> Result<()> {
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

    /// Looks for what only the other may know, and counts what was looked for.
    pub(crate) fn search(&mut self, page: &Page, mine: &Known, other: &Known) {
        let (cards, roles) = self.look_for(page, mine, other);
        self.looked_for.0 += cards;
        self.looked_for.1 += roles;
    }

    /// Looks behind the curtain for what only one of the two may know.
    pub(crate) fn search_curtain(&self, page: &Page, one: &Known, other: &Known) {
        self.look_for(page, one, other);
        self.look_for(page, other, one);
    }

    /// How many secret cards of the other, and how many secret roles, are not on the page.
    fn look_for(&self, page: &Page, mine: &Known, other: &Known) -> (usize, usize) {
        let seen = mine.seen();
        let mut cards = 0;
        for card in other.secrets().difference(&seen) {
            let found = if card == ASKED_FOR {
                self.found(&page.unasked(), card)
            } else {
                self.found(page, card)
            };
            assert!(
                found.is_empty(),
                "{card} of the other is on the page: {found:?}"
            );
            cards += usize::from(self.cards.contains_key(card));
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
            return (cards, 1);
        }
        (cards, 0)
    }
}
