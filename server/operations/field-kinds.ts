import { z } from "zod";

/** How a field is read from text: a query string has only text. */
export type FieldKind = "text" | "integer" | "boolean" | "list";

/** The kind of every field of an input, read off its JSON Schema. */
export const fieldKinds = (input: z.ZodObject): Record<string, FieldKind> => {
  const schema = z.toJSONSchema(input, { io: "input", unrepresentable: "any" });
  const kinds = Object.entries(schema.properties ?? {}).map(([name, field]) => [name, kindOf(field)]);
  return Object.fromEntries(kinds) as Record<string, FieldKind>;
};

/** Names of the fields that must be given. */
export const requiredFields = (input: z.ZodObject): string[] =>
  z.toJSONSchema(input, { io: "input", unrepresentable: "any" }).required ?? [];

/** Names of the fields that are published as deprecated. */
export const deprecatedFields = (input: z.ZodObject): string[] => {
  const schema = z.toJSONSchema(input, { io: "input", unrepresentable: "any" });
  return Object.entries(schema.properties ?? {}).flatMap(([name, field]) =>
    typeof field === "object" && field.deprecated === true ? [name] : [],
  );
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
