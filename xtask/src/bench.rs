//! `cargo xtask bench`: the benchmark of the `zashiki` command, in a release build.

use anyhow::Result;

use crate::steps::{cargo, execute};

pub(crate) fn run(args: &[String]) -> Result<()> {
    execute(cargo(["run", "--release", "--package", "zashiki", "--", "bench"]).args(args))
}
