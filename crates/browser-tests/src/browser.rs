//! One browser with a fresh profile: pages, clicks, keys, and what its console says.

use std::path::Path;
use std::time::{Duration, Instant};

use serde_json::{Value, json};
use thirtyfour::prelude::*;
use thirtyfour::{BrowserLogEntry, LoggingPrefsLogLevel, WebDriver, WebElement};
use tokio::sync::Mutex;
use tokio::time::sleep;

use crate::look::Size;
use crate::{Look, Result};

/// How long something may take to appear on a busy machine.
pub const PATIENCE: Duration = Duration::from_secs(30);
/// After this the console is asked whether there is anything to wait for.
const BREAKDOWN: Duration = Duration::from_secs(4);
/// The pause between two looks.
const GLANCE: Duration = Duration::from_millis(25);

/// Looks from inside the page until an expression holds, for at most half a second: a question of the driver costs a hundred
/// times as much as a look.
const WATCH: &str = "
    const done = arguments[arguments.length - 1];
    const end = performance.now() + 500;
    const holds = () => { try { return !!(EXPRESSION); } catch { return false; } };
    const look = () => holds() || performance.now() > end ? done(null) : setTimeout(look, 20);
    look();";

const ARGUMENTS: [&str; 9] = [
    "--headless=new",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-dev-shm-usage",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    "--window-size=1440,1000",
];

/// A browser, and the server it looks at.
pub struct Browser {
    driver: WebDriver,
    base: String,
    /// These words make a complaint harmless.
    expected: Mutex<Vec<&'static str>>,
    /// What the console has said; the driver tells it only once.
    said: Mutex<Vec<BrowserLogEntry>>,
}

impl Browser {
    pub(crate) async fn open(
        driver_at: &str,
        base: &str,
        look: &Look,
        profile: Option<&Path>,
    ) -> Result<Browser> {
        let mut wishes = DesiredCapabilities::chrome();
        for argument in ARGUMENTS {
            wishes.add_arg(argument)?;
        }
        if let Some(profile) = profile {
            wishes.add_arg(&format!("--user-data-dir={}", profile.display()))?;
        }
        wishes.add_arg(&format!("--lang={}", look.lang))?;
        let mut chosen = json!({ "intl.accept_languages": look.lang });
        if look.refuses {
            // By the browser's own settings: "block all cookies", which blocks every kind of memory.
            chosen["profile.default_content_setting_values.cookies"] = json!(2);
        }
        wishes.add_experimental_option("prefs", chosen)?;
        wishes.set_browser_log_level(LoggingPrefsLogLevel::All)?;
        let driver = WebDriver::new(driver_at, wishes).await?;
        driver.set_script_timeout(PATIENCE).await?;
        let (expected, said) = (Mutex::default(), Mutex::default());
        let browser = Browser {
            driver,
            base: base.to_owned(),
            expected,
            said,
        };
        browser.resize(look.size).await?;
        browser.darken(look.dark).await?;
        browser.save_data(true).await?;
        Ok(browser)
    }

    pub(crate) async fn close(self) -> Result<()> {
        Ok(self.driver.quit().await?)
    }

    /// The driver, for what is not here.
    pub fn driver(&self) -> &WebDriver {
        &self.driver
    }

    /// The address of the server as this browser knows it.
    pub fn base(&self) -> &str {
        &self.base
    }

    /// A command to the browser itself.
    pub async fn command(&self, name: &str, parameters: Value) -> Result<Value> {
        Ok(self
            .driver
            .cdp()
            .send_raw(name, parameters)
            .await?)
    }

    /// Another size of the page; as a phone if it is narrow.
    pub async fn resize(&self, (width, height): Size) -> Result<()> {
        let metrics = json!({ "width": width, "height": height, "deviceScaleFactor": 1, "mobile": width < 800 });
        self.command("Emulation.setDeviceMetricsOverride", metrics)
            .await
            .map(drop)
    }

    /// What the device asks for: dark colours or light ones, and in tests never movement.
    pub async fn darken(&self, dark: bool) -> Result<()> {
        let scheme = if dark { "dark" } else { "light" };
        let features = json!([
            { "name": "prefers-color-scheme", "value": scheme },
            { "name": "prefers-reduced-motion", "value": "reduce" },
        ]);
        self.command(
            "Emulation.setEmulatedMedia",
            json!({ "features": features }),
        )
        .await
        .map(drop)
    }

    /// Whether every byte is paid for. Then the release is not kept on the device; keeping it costs more time than most
    /// tests take by themselves.
    pub async fn save_data(&self, save: bool) -> Result<()> {
        self.command(
            "Emulation.setDataSaverOverride",
            json!({ "dataSaverEnabled": save }),
        )
        .await
        .map(drop)
    }

    /// Opens a page of the server.
    pub async fn go(&self, path: &str) -> Result<()> {
        Ok(self
            .driver
            .goto(format!("{}{path}", self.base))
            .await?)
    }

    /// Reloads the page.
    pub async fn reload(&self) -> Result<()> {
        Ok(self.driver.refresh().await?)
    }

    /// Runs a script with arguments; it returns a value.
    pub async fn run(&self, script: &str, arguments: Vec<Value>) -> Result<Value> {
        Ok(self
            .driver
            .execute(script, arguments)
            .await?
            .json()
            .clone())
    }

    /// Runs a script that calls its last argument when it is done.
    pub async fn run_until_called(&self, script: &str, arguments: Vec<Value>) -> Result<Value> {
        Ok(self
            .driver
            .execute_async(script, arguments)
            .await?
            .json()
            .clone())
    }

    /// The value of an expression.
    pub async fn value(&self, expression: &str) -> Result<Value> {
        self.run(&format!("return {expression};"), Vec::new())
            .await
    }

    /// Whether an expression holds now.
    pub async fn holds(&self, expression: &str) -> Result<bool> {
        Ok(self.value(&format!("!!({expression})")).await? == Value::Bool(true))
    }

    /// Waits until an expression holds.
    pub async fn until(&self, expression: &str) -> Result<()> {
        let begun = Instant::now();
        while !self.holds(expression).await? {
            let waited = begun.elapsed();
            // Nothing is to be expected of a page that has broken down.
            let broken = waited > BREAKDOWN
                && self
                    .complaints()
                    .await?
                    .iter()
                    .any(|complaint| complaint.contains("Uncaught"));
            if broken || waited > PATIENCE {
                return Err(format!("this never came true: {expression}").into());
            }
            let watch = WATCH.replace("EXPRESSION", expression);
            if self
                .run_until_called(&watch, Vec::new())
                .await
                .is_err()
            {
                // The page was left while it was looked at.
                sleep(GLANCE).await;
            }
        }
        Ok(())
    }

    /// Waits until something is there.
    pub async fn until_there(&self, selector: &str) -> Result<()> {
        self.until(&format!("document.querySelector({})", json!(selector)))
            .await
    }

    /// Whether something is there now.
    pub async fn has(&self, selector: &str) -> Result<bool> {
        self.holds(&format!("document.querySelector({})", json!(selector)))
            .await
    }

    /// The first of these that a person can see, as soon as there is one.
    pub async fn find(&self, selector: &str) -> Result<WebElement> {
        let seen = format!(
            "[...document.querySelectorAll({})].find(one => one.checkVisibility() && !one.disabled)",
            json!(selector)
        );
        self.until(&seen).await?;
        Ok(self
            .driver
            .execute(format!("return {seen};"), Vec::new())
            .await?
            .element()?)
    }

    /// Clicks on the first of these that a person can see. It may be redrawn at that moment, so a click
    /// that finds nothing is tried again.
    pub async fn click(&self, selector: &str) -> Result<()> {
        let begun = Instant::now();
        loop {
            match self.find(selector).await?.click().await {
                Ok(()) => return Ok(()),
                Err(error) if begun.elapsed() > PATIENCE => {
                    return Err(format!("no click on {selector}: {error}").into());
                }
                Err(_) => sleep(GLANCE).await,
            }
        }
    }

    /// Things move on the pages from now on; by itself the browser asks for stillness, so that tests are quick.
    pub async fn let_move(&self) -> Result<()> {
        let features = json!([{ "name": "prefers-reduced-motion", "value": "no-preference" }]);
        self.command(
            "Emulation.setEmulatedMedia",
            json!({ "features": features }),
        )
        .await
        .map(drop)
    }

    /// Presses keys, wherever the focus is.
    pub async fn press(&self, keys: &str) -> Result<()> {
        Ok(self
            .driver
            .action_chain_with_delay(Some(Duration::ZERO), Some(Duration::ZERO))
            .send_keys(keys)
            .perform()
            .await?)
    }

    /// Complaints of the console that hold these words are expected from now on.
    pub async fn expect_complaints(&self, words: &'static str) {
        self.expected.lock().await.push(words);
    }

    /// What the console has complained about: errors, warnings, panics, failed requests.
    pub async fn complaints(&self) -> Result<Vec<String>> {
        let expected = self.expected.lock().await;
        let harmless = |entry: &BrowserLogEntry| {
            !matches!(entry.level.as_str(), "SEVERE" | "WARNING")
                || expected
                    .iter()
                    .any(|words| entry.message.contains(words))
        };
        let mut said = self.said.lock().await;
        said.extend(self.driver.browser_log().await?);
        Ok(said
            .iter()
            .filter(|entry| !harmless(entry))
            .map(|entry| entry.message.clone())
            .collect())
    }

    /// Where the browser is and how the page begins, for messages of failures.
    pub async fn describe(&self) -> String {
        let page =
            "location.href + ' | ' + document.body.innerText.replace(/\\s+/g, ' ').slice(0, 600)";
        match self.value(page).await {
            Ok(text) => format!("the page: {text}"),
            Err(error) => format!("the page says nothing: {error}"),
        }
    }
}
