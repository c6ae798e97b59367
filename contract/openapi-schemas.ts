import { z } from "zod";

export type Json = { [name: string]: unknown };
/** Shared components by name. */
export type Schemas = Record<string, Json>;

/** Returns the JSON Schema for OpenAPI 3.1; named definitions move into the shared components. */
export const jsonSchema = (schema: z.ZodType, io: "input" | "output", schemas: Schemas): Json => {
  const made = z.toJSONSchema(schema, {
    io,
    target: "draft-2020-12",
    unrepresentable: "any",
    override: ({ jsonSchema: one }) => {
      // The format is enough; the pattern next to it is long and says the same.
      if (one.format !== undefined) delete one.pattern;
      // Answers may get new fields: additive changes must not break validating clients.
      delete one.additionalProperties;
    },
  });
  const {
    $schema: _,
    $defs,
    ...rest
  } = JSON.parse(JSON.stringify(made).replaceAll("#/$defs/", "#/components/schemas/")) as Json & { $defs?: Schemas };
  for (const [name, definition] of Object.entries($defs ?? {})) schemas[name] = withoutId(definition);
  if (typeof rest.id !== "string") return rest;
  schemas[rest.id] = withoutId(rest);
  return { $ref: `#/components/schemas/${rest.id}` };
};

const withoutId = ({ id: _, ...schema }: Json): Json => schema;
