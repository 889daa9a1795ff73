//! An engine process, and how the tests talk to it.

use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

use serde_json::{Value, json};

/// The program under test.
pub(crate) const ZASHIKI: &str = env!("CARGO_BIN_EXE_zashiki");

/// A running engine. It is ended when dropped, if a failing test did not end it.
pub(crate) struct Engine {
    child: Child,
    input: Option<ChildStdin>,
    output: BufReader<ChildStdout>,
}

impl Engine {
    pub(crate) fn start() -> Engine {
        let mut child = Command::new(ZASHIKI)
            .arg("engine")
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let input = child.stdin.take();
        let output = BufReader::new(child.stdout.take().unwrap());
        Engine {
            child,
            input,
            output,
        }
    }

    /// Sends a line as it is and returns the answer line.
    pub(crate) fn send(&mut self, line: &[u8]) -> String {
        let input = self.input.as_mut().unwrap();
        input.write_all(line).unwrap();
        input.write_all(b"\n").unwrap();
        input.flush().unwrap();
        let mut answer = String::new();
        self.output.read_line(&mut answer).unwrap();
        assert!(
            answer.ends_with('\n'),
            "no answer to {:?}",
            String::from_utf8_lossy(line)
        );
        answer.pop();
        answer
    }

    /// Asks and returns the answer, whatever it is.
    pub(crate) fn ask(&mut self, request: &Value) -> Value {
        serde_json::from_str(&self.send(request.to_string().as_bytes())).unwrap()
    }

    /// Asks for something that must be met, and returns one field of the answer.
    pub(crate) fn get(&mut self, request: &Value, field: &str) -> Value {
        let mut answer = self.ask(request);
        assert_eq!(
            answer["ok"], request["request"],
            "{request} was answered with {answer}"
        );
        answer[field].take()
    }

    /// Everything that can be seen of a match.
    pub(crate) fn everything(&mut self, id: u64, seats: u64) -> Vec<Value> {
        let viewers = (0..seats)
            .map(Value::from)
            .chain([json!("spectator")]);
        let mut seen: Vec<Value> = Vec::new();
        for viewer in viewers {
            seen.push(self.get(
                &json!({"request": "view", "match": id, "viewer": viewer}),
                "view",
            ));
            seen.push(self.get(
                &json!({"request": "events", "match": id, "viewer": viewer}),
                "events",
            ));
            if viewer.is_u64() {
                seen.push(self.get(
                    &json!({"request": "legal", "match": id, "seat": viewer}),
                    "actions",
                ));
            }
        }
        for request in ["to_act", "outcome", "record"] {
            seen.push(self.ask(&json!({"request": request, "match": id})));
        }
        seen
    }

    /// Closes the input; the engine must end well.
    pub(crate) fn end(mut self) {
        drop(self.input.take());
        let mut rest = String::new();
        assert_eq!(
            self.output.read_line(&mut rest).unwrap(),
            0,
            "an answer to nothing: {rest}"
        );
        assert_eq!(self.child.wait().unwrap().code(), Some(0));
    }
}

impl Drop for Engine {
    fn drop(&mut self) {
        // It may have ended already, which does not make the test fail.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
