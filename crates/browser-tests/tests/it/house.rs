//! The house itself: its children end with it, and a page's complaints are heard.

use std::path::Path;

use browser_tests::{House, Look, Result};

#[tokio::test]
async fn children_end_with_the_house_and_also_by_a_panic() -> Result<()> {
    let house = House::open()?;
    let children = house.children();
    let running = |id: u32| Path::new(&format!("/proc/{id}/exe")).exists();
    assert!(children.iter().all(|id| running(*id)), "they run");
    let panicked = std::thread::spawn(move || {
        let _house = house;
        panic!("on purpose");
    });
    assert!(panicked.join().is_err());
    assert!(!children.iter().any(|id| running(*id)), "they have ended");
    Ok(())
}

#[tokio::test]
async fn what_a_page_complains_about_is_a_failure() -> Result<()> {
    let house = House::open()?;
    for script in [
        "console.error('alas')",
        "setTimeout(() => { throw new Error('alas') })",
    ] {
        let visit = house.visit(Look::default(), async |browser| {
            browser.go("/").await?;
            browser.until_there("main").await?;
            browser.run(script, Vec::new()).await?;
            tokio::time::sleep(std::time::Duration::from_millis(100)).await;
            Ok(())
        });
        let error = visit.await.expect_err("a complaint");
        assert!(error.to_string().contains("alas"), "{error}");
    }
    Ok(())
}
