//! The line that says what wins, which round it is and what ends the match.

use client_core::guide::Guide;
use client_core::guide::samurai_sword::role_goal;
use client_core::story::{Lang, Line, Story};
use expect_test::{Expect, expect};
use game_core::{Fields as _, Game, Seat, Seed, Viewer};
use samurai_spirit::SamuraiSpirit;
use samurai_sword::SamuraiSword;
use samurakva::Samurakva;
use yokai_septet::YokaiSeptet;

/// What the first player sees of a match that has just begun.
fn beginning<G: Game>(config: &str) -> G::View {
    let config = G::Config::from_words(config).expect("these are options");
    let state = G::start(&config, Seed::from_number(7));
    G::view(&state, Viewer::Seat(Seat(0)))
}

/// A line in every language.
fn told<G: Guide>(line: &Line) -> String {
    let say = |lang| {
        let story = Story::new(lang);
        story.say::<G>(line, &story.names(4)) + "\n"
    };
    Lang::ALL.map(say).concat()
}

/// The goals of these matches, in every language.
fn check<G: Guide>(configs: &[&str], expected: &Expect) {
    let goal = |config: &&str| {
        let line = G::goal(&beginning::<G>(config)).expect("every match has a goal");
        told::<G>(&line)
    };
    expected.assert_eq(&configs.iter().map(goal).collect::<String>());
}

#[test]
fn samurakva_says_the_limit_or_the_number_of_rounds() {
    check::<Samurakva>(
        &["limit=40", "variant=2"],
        &expect![[r#"
            The fewest points win. Round 1; if someone passes 40, it’s the last.
            Чем меньше очков, тем лучше. Раунд 1, предел — 40.
            Im mniej punktów, tym lepiej. Runda 1, gramy, aż ktoś przekroczy 40.
            Що менше балів, то краще. Раунд 1, межа — 40.
            The fewest points win. Round 1 of 2.
            Чем меньше очков, тем лучше. Раунд 1 из 2.
            Im mniej punktów, tym lepiej. Runda 1 z 2.
            Що менше балів, то краще. Раунд 1 із 2.
        "#]],
    );
}

#[test]
fn yokai_septet_says_what_wins_a_round_and_the_match() {
    let forms = ["", "players=3 scoring=rounds", "form=bridegrooms-short"];
    check::<YokaiSeptet>(
        &forms,
        &expect![[r#"
            4 bosses win a round; 7 tricks without them lose it. Round 1; 7 tokens win the match.
            4 босса приносят победу в раунде, 7 взяток без них — поражение. Раунд 1, партия до 7 жетонов.
            Rundę daje 4 bossów, a 7 lew bez nich to porażka. Runda 1, gramy do 7 żetonów.
            4 боси приносять перемогу в раунді, 7 взяток без них — поразку. Раунд 1, партія до 7 жетонів.
            3 bosses win a round; 7 tricks without them lose it. Round 1; 2 won rounds win the match.
            3 босса приносят победу в раунде, 7 взяток без них — поражение. Раунд 1, партия до 2 побед.
            Rundę daje 3 bossów, a 7 lew bez nich to porażka. Runda 1, gramy do 2 wygranych.
            3 боси приносять перемогу в раунді, 7 взяток без них — поразку. Раунд 1, партія до 2 перемог.
            Both bosses of a suit seal it. Round 1; 4 seals win the match.
            Обе семёрки масти запечатывают её. Раунд 1, партия до 4 печатей.
            Obie siódemki koloru pieczętują go. Runda 1, gramy do 4 pieczęci.
            Обидві сімки масті запечатують її. Раунд 1, партія до 4 печаток.
        "#]],
    );
}

#[test]
fn samurai_sword_says_what_is_counted_and_with_whom_one_wins() {
    check::<SamuraiSword>(
        &[""],
        &expect![[r#"
            The side with the most points wins; the match ends once someone has no honour left.
            Побеждает команда, чья честь принесёт больше очков. Кончится у кого-нибудь честь — кончится и партия.
            Wygrywa strona, która ma najwięcej punktów. Gdy komuś zabraknie honoru, partia się kończy.
            Перемагає команда, у якої найбільше балів. Щойно в когось не лишилося честі, партія закінчується.
        "#]],
    );
    let view = beginning::<SamuraiSword>("roles=shogun,ninja-1,samurai,ninja-2,ronin");
    let alone = beginning::<SamuraiSword>("players=3 roles=shogun,ninja-1,ninja-2");
    let goal = |seat: u8| {
        role_goal(
            &view,
            view.role(Seat(seat))
                .expect("chosen roles are open"),
        )
    };
    let lines = [
        goal(0),
        goal(1),
        goal(2),
        goal(4),
        role_goal(&alone, samurai_sword::Role::Shogun),
    ];
    let told: String = lines.iter().map(told::<SamuraiSword>).collect();
    expect![[r#"
        Shogun: win with the Samurai
        Сёгун: победа вместе с самураями
        Szogun: wygrywasz razem z samurajami
        Сьогун: перемога разом із самураями
        Ninja: win with the other Ninja
        Ниндзя: победа вместе с другими ниндзя
        Ninja: wygrywasz razem z innymi ninja
        Ніндзя: перемога разом з іншими ніндзя
        Samurai: win with the Shogun
        Самурай: победа вместе с сёгуном
        Samuraj: wygrywasz razem z szogunem
        Самурай: перемога разом із сьогуном
        Ronin: win alone
        Ронин: победа только в одиночку
        Ronin: wygrywasz w pojedynkę
        Ронін: перемога лише самотужки
        Shogun: win alone against the Ninja
        Сёгун: победа в одиночку против ниндзя
        Szogun: grasz w pojedynkę przeciw ninja
        Сьогун: перемога самотужки проти ніндзя
    "#]]
    .assert_eq(&told);
}

#[test]
fn samurai_spirit_says_how_long_the_village_must_be_held() {
    check::<SamuraiSpirit>(
        &[""],
        &expect![[r#"
            Hold the village for 3 rounds (now round 1). Keep a farm, a family and every samurai.
            Продержитесь три раунда: идёт 1-й. Берегите постройки, семьи и каждого самурая.
            Przetrwajcie 3 rundy (trwa runda 1). Ocalcie choć jedno Gospodarstwo, jedną Rodzinę i każdego Samuraja.
            Протримайтеся три раунди: триває 1-й. Бережіть будівлі, родини й кожного самурая.
        "#]],
    );
}
