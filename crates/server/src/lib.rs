//! Tables over HTTP and WebSockets.
mod address; mod assets; pub mod config; mod limit; mod metrics; mod origin; mod problem; mod session; mod thinkers;
