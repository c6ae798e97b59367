import { z } from "zod";

/** How a field is parsed from text, because a query string has only text. */
export type FieldKind = "text" | "integer" | "boolean" | "list";

export type InputFields = {
  /** How to parse each field from a query string. */
  readonly kinds: Readonly<Record<string, FieldKind>>;
  /** Fields that every valid input must have. */
  readonly required: readonly string[];
  /** Fields that are published as deprecated. */
  readonly deprecated: readonly string[];
};

const known = new WeakMap<z.ZodObject, InputFields>();

/** Returns what REST needs to know of an operation's input, derived from its JSON Schema on first use. */
export const inputFields = (input: z.ZodObject): InputFields => {
  const fields = known.get(input) ?? readFields(input);
  known.set(input, fields);
  return fields;
};

const readFields = (input: z.ZodObject): InputFields => {
  const schema = z.toJSONSchema(input, { io: "input", unrepresentable: "any" });
  const fields = Object.entries(schema.properties ?? {});
  return {
    kinds: Object.fromEntries(fields.map(([name, field]) => [name, kindOf(field)])),
    required: schema.required ?? [],
    deprecated: fields.flatMap(([name, field]) =>
      typeof field === "object" && field.deprecated === true ? [name] : [],
    ),
  };
};

const kindOf = (field: z.core.JSONSchema._JSONSchema): FieldKind => {
  if (typeof field === "boolean") return "text";
  switch (field.type) {
    case "integer":
    case "number":
      return "integer";
    case "boolean":
      return "boolean";
    case "array":
      return "list";
    default:
      return "text";
  }
};
