import { z } from "zod";

/** How a field is read from text: a query string has only text. */
export type FieldKind = "text" | "integer" | "boolean" | "list";

export type InputFields = {
  /** How each field is read from a query string. */
  readonly kinds: Readonly<Record<string, FieldKind>>;
  /** Fields without which no input is valid. */
  readonly required: readonly string[];
  /** Fields that are published as deprecated. */
  readonly deprecated: readonly string[];
};

const known = new WeakMap<z.ZodObject, InputFields>();

/** What REST has to know of an operation's input, read off its JSON Schema when it is first asked for. */
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
