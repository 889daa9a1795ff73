//! What a host may do about people: lock the table, send somebody away, let them sit again.

use browser_tests::Result;
use browser_tests::tables::{self, LOCK, SIT};

const THREE: browser_tests::games::Options = &[("players", "3")];
/// What is said below the seats.
const HINT: &str = "document.querySelector('.waiting [role=status].soft').textContent";

#[tokio::test]
async fn everybody_sees_a_locked_table_and_nobody_new_is_offered_a_seat() -> Result<()> {
    tables::at_one_table(THREE, async |host, friend| {
        host.click(LOCK).await?;
        for browser in [host, friend] {
            browser.until_there(".waiting h2 .tag").await?;
        }
        friend
            .until(&format!("!document.querySelector('{SIT}')"))
            .await?;
        friend
            .until(&format!("{HINT}.includes('locked')"))
            .await?;
        assert!(
            !host
                .holds(&format!("{HINT}.includes('locked')"))
                .await?,
            "the host sits and may stay"
        );
        host.click(LOCK).await?;
        friend
            .until("!document.querySelector('.waiting h2 .tag')")
            .await?;
        tables::sit_by_page(friend).await
    })
    .await
}

/// At a locked table who sits already keeps the seat.
#[tokio::test]
async fn who_sits_stays_when_the_table_is_locked() -> Result<()> {
    tables::at_one_table(THREE, async |host, friend| {
        tables::sit_by_page(friend).await?;
        host.click(LOCK).await?;
        friend.until_there(".waiting h2 .tag").await?;
        assert!(friend.has(".waiting .seat.own").await?);
        assert!(
            !friend
                .holds(&format!("{HINT}.includes('locked')"))
                .await?,
            "it does not concern them"
        );
        tables::ready_by_page(friend).await
    })
    .await
}

#[tokio::test]
async fn who_is_sent_away_is_told_so_and_sits_again_once_the_host_allows_it() -> Result<()> {
    tables::at_one_table(THREE, async |host, friend| {
        tables::sit_by_page(friend).await?;
        host.click(".waiting .seat:nth-child(2) .row button:only-child").await?;
        friend.until(&format!("{HINT}.includes('removed you')")).await?;
        assert!(!friend.has(SIT).await? && !friend.has(".waiting .seat.own").await?);
        assert!(!friend.has(".waiting .barred .seat").await?, "the list is the host's");
        let name = "fetch('/api/session').then(answer => answer.json()).then(me => arguments[0](me.name));";
        let name = friend.run_until_called(name, vec![]).await?;
        host.until_there(".waiting .barred .seat button").await?;
        assert_eq!(host.value("document.querySelector('.barred .who').firstChild.textContent").await?, name);
        host.click(".waiting .barred .seat button").await?;
        tables::sit_by_page(friend).await?;
        host.until("!document.querySelector('.waiting .barred .seat')").await
    })
    .await
}
