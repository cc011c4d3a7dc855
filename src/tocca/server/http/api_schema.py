"""What the OpenAPI document says of JSON that was encoded beforehand."""

from typing import TYPE_CHECKING, Any, get_type_hints

import msgspec
from litestar.openapi.spec import Schema
from litestar.plugins import OpenAPISchemaPlugin
from litestar.typing import FieldDefinition

if TYPE_CHECKING:
    from litestar._openapi.schema_generation import SchemaCreator


class EncodedJson(OpenAPISchemaPlugin):
    """`msgspec.Raw` is any value; a Struct may have it as the default of a field, which Litestar can't read."""

    @staticmethod
    def is_plugin_supported_type(value: Any) -> bool:
        """Raw itself, and Structs with such a field."""
        if value is msgspec.Raw:
            return True
        is_struct = isinstance(value, type) and issubclass(value, msgspec.Struct)
        return is_struct and any(isinstance(field.default, msgspec.Raw) for field in msgspec.structs.fields(value))

    def to_openapi_schema(self, field_definition: FieldDefinition, schema_creator: "SchemaCreator") -> Schema:
        """A Struct's fields by their annotations, without their defaults."""
        kind = field_definition.annotation
        if kind is msgspec.Raw:
            return Schema()
        hints = get_type_hints(kind, include_extras=True)
        fields = msgspec.structs.fields(kind)
        return schema_creator.create_component_schema(
            field_definition,
            required=sorted(field.encode_name for field in fields if field.required),
            property_fields={
                field.encode_name: FieldDefinition.from_annotation(hints[field.name], name=field.encode_name)
                for field in fields
            },
        )
