//! Types that are their text: in messages they stand as the same text as in records.

/// Implements serde for a type by its `Display` and `FromStr`.
#[macro_export]
macro_rules! text_serde {
    ($type:ty) => {
        impl ::serde::Serialize for $type {
            fn serialize<S: ::serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }

        impl<'de> ::serde::Deserialize<'de> for $type {
            fn deserialize<D: ::serde::Deserializer<'de>>(
                deserializer: D,
            ) -> Result<Self, D::Error> {
                let text = <::std::borrow::Cow<'de, str>>::deserialize(deserializer)?;
                text.parse()
                    .map_err(|_| ::serde::de::Error::custom(concat!("not a ", stringify!($type))))
            }
        }
    };
}
