//! One file for each page.

pub(crate) mod absentees;
pub(crate) mod after;
pub(crate) mod asks;
pub(crate) mod comfort;
pub(crate) mod create;
pub(crate) mod header;
pub(crate) mod home;
pub(crate) mod lesson;
pub(crate) mod lessons;
pub(crate) mod lobby;
pub(crate) mod lost;
pub(crate) mod me;
pub(crate) mod meet;
pub(crate) mod name;
pub(crate) mod options;
pub(crate) mod playing;
pub(crate) mod reel;
pub(crate) mod replay;
pub(crate) mod rules;
pub(crate) mod running;
pub(crate) mod seal;
pub(crate) mod table;
pub(crate) mod turn;
pub(crate) mod waiting;
