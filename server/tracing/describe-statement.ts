import type { Attributes } from "@/server/kernel/tracing";

/** Name and attributes of a statement's span, by OpenTelemetry's conventions for databases. */
export type DescribedStatement = { name: string; attributes: Attributes };

const LONGEST_TEXT = 1_000;
/** Our own statements are a few hundred; those that a list's length varies aren't worth remembering. */
const MOST_KNOWN = 1_000;
const known = new Map<string, DescribedStatement>();

/**
 * Describes a statement without its values: parameters are placeholders already, and every literal is replaced, in case
 * one was ever built from a value.
 */
export const describeStatement = (text: string): DescribedStatement => {
  const found = known.get(text);
  if (found !== undefined) return found;
  const described = withoutValues(text);
  if (known.size < MOST_KNOWN) known.set(text, described);
  return described;
};

const withoutValues = (text: string): DescribedStatement => {
  const bare = text
    .replace(/\/\*[\s\S]*?\*\//g, " ")
    .replace(/'(?:[^']|'')*'/g, "?")
    // Not the number of a parameter, and not part of a name.
    .replace(/(?<![\w$])\d+(?:\.\d+)?\b/g, "?")
    .replace(/\s+/g, " ")
    .trim();
  const operation = /^\w+/.exec(bare)?.[0].toUpperCase() ?? "SQL";
  const table = /\b(?:from|into|update|join)\s+(?:"?public"?\.)?"?([a-z_]\w*)"?/i.exec(bare)?.[1];
  return {
    name: table === undefined ? operation : `${operation} ${table}`,
    attributes: {
      "db.system.name": "postgresql",
      "db.operation.name": operation,
      ...(table === undefined ? {} : { "db.collection.name": table }),
      "db.query.text": bare.slice(0, LONGEST_TEXT),
    },
  };
};
