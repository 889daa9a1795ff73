//! The description of the HTTP interface (OpenAPI 3.1), made from the list of addresses and the types of bodies.

#[cfg(test)]
mod tests;

use std::sync::LazyLock;

use protocol::{Failure, MatchId, TableCode};
use schemars::generate::SchemaSettings;
use schemars::{JsonSchema, Schema, SchemaGenerator};
use serde_json::{Map, Value, json};

use crate::api::{Endpoint, LARGEST_PAGE, PAGE, endpoints};

/// Where the shapes of bodies stand in the document.
const SCHEMAS: &str = "/components/schemas";
const JSON: &str = "application/json";

/// The codes of what goes wrong when something is loaded or stored.
const STORING: &[&str] = &[
    "busy",
    "restarting",
    "not_saved",
    "not_saving",
    "outcome_unknown",
    "table_moves",
    "table_unreachable",
];
/// What can be wrong with a body or a parameter.
const READING: &[&str] = &[
    "bad_body",
    "bad_name",
    "bad_config",
    "unknown_game",
    "unknown_level",
];

/// The document as text; it is the same as long as the process runs.
pub(crate) fn text() -> &'static str {
    static TEXT: LazyLock<String> = LazyLock::new(|| format!("{:#}", document(endpoints())));
    &TEXT
}

/// The schema of a type, which leaves its parts with the generator.
type SchemaOf = fn(&mut SchemaGenerator) -> Schema;

/// What is answered with a status.
struct Answer {
    status: u16,
    description: String,
    /// The kind of content and its schema.
    content: Option<(&'static str, SchemaOf)>,
    /// A header with its description.
    header: Option<(&'static str, &'static str)>,
}

/// A part of an address.
struct Parameter {
    name: &'static str,
    place: &'static str,
    description: &'static str,
    schema: SchemaOf,
}

/// What one method of one address does.
pub(crate) struct Operation {
    summary: &'static str,
    needs_session: bool,
    body: Option<SchemaOf>,
    parameters: Vec<Parameter>,
    answers: Vec<Answer>,
    /// Why it may be refused for the moment.
    later: &'static [&'static str],
}

impl Operation {
    pub(crate) fn new(summary: &'static str) -> Operation {
        let operation = Operation {
            summary,
            needs_session: false,
            body: None,
            parameters: Vec::new(),
            answers: Vec::new(),
            later: &["busy"],
        };
        operation.answer(
            429,
            "Too many requests (`too_fast`); `Retry-After` says when to come again.".to_owned(),
            Some((JSON, SchemaGenerator::subschema_for::<Failure>)),
        )
    }

    /// Only a guest may do it.
    pub(crate) fn needs_session(mut self) -> Operation {
        self.needs_session = true;
        self.fails(401, "There is no session", &["no_session"])
    }

    /// The body of the request.
    pub(crate) fn takes<T: JsonSchema>(mut self) -> Operation {
        self.body = Some(SchemaGenerator::subschema_for::<T>);
        self.reads()
            .fails(413, "The body is too large", &["too_large"])
            .answers_nothing(408, "The body took longer than 20 seconds.")
    }

    /// Matches come in pages.
    pub(crate) fn in_pages(self) -> Operation {
        self.parameter("limit", "query", "How many.", limit)
            .parameter("before", "query", "`next` of the page before.", before)
            .reads()
    }

    /// The address names a table.
    pub(crate) fn of_table(self) -> Operation {
        let codes = &["unknown_table", "unknown_match"];
        let schema = SchemaGenerator::subschema_for::<TableCode>;
        self.parameter("code", "path", "The table's name in links.", schema)
            .fails(404, "There is no such thing", codes)
    }

    /// The address names a finished match.
    pub(crate) fn of_match(self) -> Operation {
        let description = "The name of the match. Those of older releases are a table's code, a hyphen and a \
            number.";
        let schema = SchemaGenerator::subschema_for::<MatchId>;
        self.parameter("id", "path", description, schema)
            .fails(404, "There is no such match", &["unknown_match"])
            .fails(409, "The match is not over", &["still_playing"])
    }

    /// Something is changed, which pages of others may not do.
    pub(crate) fn changes(self) -> Operation {
        self.checks_origin()
    }

    /// Pages of others may not ask.
    pub(crate) fn checks_origin(self) -> Operation {
        self.fails(403, "The origin is not allowed", &["bad_origin"])
    }

    /// Something is loaded or stored, which may fail.
    pub(crate) fn stores(mut self) -> Operation {
        self.later = STORING;
        self
    }

    pub(crate) fn answers<T: JsonSchema>(self, status: u16, description: &str) -> Operation {
        let content = (JSON, SchemaGenerator::subschema_for::<T> as SchemaOf);
        self.answer(status, description.to_owned(), Some(content))
    }

    pub(crate) fn answers_object(self, status: u16, description: &str) -> Operation {
        let object = SchemaGenerator::subschema_for::<Map<String, Value>> as SchemaOf;
        self.answer(status, description.to_owned(), Some((JSON, object)))
    }

    pub(crate) fn answers_text(self, status: u16, description: &str) -> Operation {
        let text = SchemaGenerator::subschema_for::<String> as SchemaOf;
        self.answer(status, description.to_owned(), Some(("text/plain", text)))
    }

    pub(crate) fn answers_nothing(self, status: u16, description: &str) -> Operation {
        self.answer(status, description.to_owned(), None)
    }

    /// A header of the answer with this status.
    pub(crate) fn with_header(
        mut self,
        status: u16,
        name: &'static str,
        description: &'static str,
    ) -> Operation {
        for answer in &mut self.answers {
            if answer.status == status {
                answer.header = Some((name, description));
            }
        }
        self
    }

    /// A refusal, and the codes it may have.
    pub(crate) fn fails(self, status: u16, why: &str, codes: &[&str]) -> Operation {
        let failure = SchemaGenerator::subschema_for::<Failure> as SchemaOf;
        let codes = codes.join("`, `");
        self.answer(status, format!("{why} (`{codes}`)."), Some((JSON, failure)))
    }

    fn reads(self) -> Operation {
        self.fails(400, "The body or a parameter cannot be read", READING)
    }

    fn answer(
        mut self,
        status: u16,
        description: String,
        content: Option<(&'static str, SchemaOf)>,
    ) -> Operation {
        self.answers.push(Answer {
            status,
            description,
            content,
            header: None,
        });
        self
    }

    fn parameter(
        mut self,
        name: &'static str,
        place: &'static str,
        description: &'static str,
        schema: SchemaOf,
    ) -> Operation {
        self.parameters.push(Parameter {
            name,
            place,
            description,
            schema,
        });
        self
    }

    fn described(self, shapes: &mut Shapes) -> Value {
        let later = self.later;
        let operation = self.fails(503, "Try again later", later);
        let mut described = json!({ "summary": operation.summary });
        if operation.needs_session {
            described["security"] = json!([{ "session": [] }]);
        }
        if let Some(schema) = operation.body {
            let schema = schema(&mut shapes.taken);
            described["requestBody"] = json!({
                "required": true,
                "content": { JSON: { "schema": schema } },
            });
        }
        for parameter in &operation.parameters {
            let parameter = parameter.described(&mut shapes.taken);
            match &mut described["parameters"] {
                Value::Array(parameters) => parameters.push(parameter),
                none => *none = json!([parameter]),
            }
        }
        let answers = operation.answers.iter().map(|answer| {
            (
                answer.status.to_string(),
                answer.described(&mut shapes.given),
            )
        });
        described["responses"] = Value::Object(answers.collect());
        described
    }
}

impl Parameter {
    fn described(&self, shapes: &mut SchemaGenerator) -> Value {
        let mut described = json!({
            "name": self.name,
            "in": self.place,
            "description": self.description,
            "schema": (self.schema)(shapes),
        });
        if self.place == "path" {
            described["required"] = json!(true);
        }
        described
    }
}

impl Answer {
    fn described(&self, shapes: &mut SchemaGenerator) -> Value {
        let mut described = json!({ "description": self.description });
        if let Some((kind, schema)) = self.content {
            described["content"] = json!({ kind: { "schema": schema(shapes) } });
        }
        if let Some((name, description)) = self.header {
            described["headers"] = json!({
                name: { "description": description, "schema": { "type": "string" } },
            });
        }
        described
    }
}

/// How many matches a page has.
fn limit(_: &mut SchemaGenerator) -> Schema {
    schemars::json_schema!({
        "type": "integer",
        "minimum": 1,
        "maximum": LARGEST_PAGE,
        "default": PAGE,
    })
}

/// After which match a page begins: when it ended, and which it is.
fn before(_: &mut SchemaGenerator) -> Schema {
    let id = protocol::schema::match_id("{0,8}");
    schemars::json_schema!({ "type": "string", "pattern": format!("^[0-9]{{1,18}}_({id})$") })
}

/// The shapes of bodies. What may be left out of a body that is taken is always in one that is given.
struct Shapes {
    taken: SchemaGenerator,
    given: SchemaGenerator,
}

impl Shapes {
    fn new() -> Shapes {
        let settings = SchemaSettings::draft2020_12().with(|settings| {
            settings.definitions_path = SCHEMAS.into();
            settings.meta_schema = None;
        });
        Shapes {
            taken: settings
                .clone()
                .for_deserialize()
                .into_generator(),
            given: settings.for_serialize().into_generator(),
        }
    }

    /// All shapes by name. One that goes both ways is described as it is taken, which is stricter.
    fn all(mut self) -> Map<String, Value> {
        let mut all = self.given.take_definitions(true);
        all.extend(self.taken.take_definitions(true));
        all
    }
}

fn document(endpoints: Vec<Endpoint>) -> Value {
    let mut shapes = Shapes::new();
    let mut paths = json!({});
    for endpoint in endpoints {
        let method = endpoint.method.to_lowercase();
        paths[endpoint.path][method] = endpoint.operation.described(&mut shapes);
    }
    json!({
        "openapi": "3.1.0",
        "info": {
            "title": "Zashiki",
            "version": "1",
            "description": "Tables for four card games. Errors are a `Failure` with a code and no sentence. \
                Requests that change something, and WebSocket handshakes, are refused if they name a foreign \
                `Origin`. Bodies are `application/json` of at most 16 KiB.",
            "license": { "name": "MIT OR Apache-2.0" },
        },
        "paths": paths,
        "components": {
            "securitySchemes": {
                "session": {
                    "type": "apiKey",
                    "in": "cookie",
                    "name": "zashiki",
                    "description": "The name over https is `__Host-zashiki`.",
                },
            },
            "schemas": shapes.all(),
        },
    })
}
