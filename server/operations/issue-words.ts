import { z } from "zod";

type Schema = z.core.$ZodType;
type JsonSchema = z.core.JSONSchema.JSONSchema;

const LONGEST_VALUE = 60;
const MUST_BE = "must be ";

/**
 * What is wrong with a field and what would be right, as the end of a sentence that begins with its name:
 * "is missing; it must be a list of objects", "must be a whole number of at least 1, not \"two\"". Given to the parser
 * as its error map; words that a schema brings itself come first. `isValueShown: false` leaves out what was sent, for
 * reports that group by the words.
 */
export const issueWords =
  ({ isValueShown }: { isValueShown: boolean }): z.core.$ZodErrorMap =>
  (issue) => {
    const schema: Schema | undefined = issue.schema ?? ownSchema(issue.inst);
    const right = schema === undefined ? "" : kindWords(schema);
    if (issue.input === undefined && right !== "") return `is missing; it must be ${right}`;
    const not = (value: string): string => (isValueShown ? `, not ${value}` : "");
    const refused = sizeWords(issue, not);
    if (refused !== null) return refused;
    if (issue.code === "unrecognized_keys") return `has unknown fields: ${issue.keys.map(shown).join(", ")}`;
    return right === "" ? "is not valid" : `${MUST_BE}${right}${not(shown(issue.input))}`;
  };

/** The path to a field as the client wrote it: `reviews[0].status`. Empty for the body itself. */
export const fieldName = (path: readonly PropertyKey[]): string =>
  path.reduce<string>((name, part) => {
    if (typeof part === "number") return `${name}[${part}]`;
    return name === "" ? String(part) : `${name}.${String(part)}`;
  }, "");

/** Schemas raise issues too, not only checks. */
const ownSchema = (inst: unknown): Schema | undefined =>
  typeof inst === "object" && inst !== null && "_zod" in inst && "type" in (inst as Schema)._zod.def
    ? (inst as Schema)
    : undefined;

/** Texts and lists that are too long or too short: the bound says more than the kind. */
const sizeWords = (issue: z.core.$ZodRawIssue, not: (value: string) => string): string | null => {
  if (issue.code !== "too_big" && issue.code !== "too_small") return null;
  const bound = issue.code === "too_big" ? `at most ${issue.maximum}` : `at least ${issue.minimum}`;
  const limit = Number(issue.code === "too_big" ? issue.maximum : issue.minimum);
  if (typeof issue.input === "string") {
    if (issue.input === "") return "must not be empty";
    return `must have ${bound} ${plural(limit, "character")}${not(String(issue.input.length))}`;
  }
  if (!Array.isArray(issue.input)) return null;
  if (issue.input.length === 0) return "must not be empty";
  return `must have ${bound} ${limit === 1 ? "entry" : "entries"}${not(String(issue.input.length))}`;
};

/** A value as it was sent, short enough for a sentence. */
const shown = (value: unknown): string => {
  if (Array.isArray(value)) return value.length === 0 ? "an empty list" : "a list";
  if (typeof value === "object" && value !== null) return "an object";
  // JSON may hold 1e400, which no number of ours is; written out it would be told as null.
  if (typeof value === "number" && !Number.isFinite(value)) return "a number that large";
  const text = JSON.stringify(value) ?? typeof value;
  if (text.length <= LONGEST_VALUE) return text;
  // Cut by code points, so that no half of a surrogate pair is left.
  return typeof value === "string" ? `${Array.from(text).slice(0, LONGEST_VALUE).join("")}…"` : `${text.slice(0, 20)}…`;
};

const remembered = new WeakMap<Schema, string>();

/** What a schema takes, as the end of "must be …"; a body with thousands of wrong entries asks often. */
const kindWords = (schema: Schema): string => {
  const known = remembered.get(schema);
  if (known !== undefined) return known;
  const words = patternWords(schema) || jsonWords(z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }));
  remembered.set(schema, words);
  return words;
};

/** A pattern of ours says in its own error what it takes: "must be a three-letter …". */
const patternWords = (schema: Schema): string => {
  for (const check of schema._zod.def.checks ?? []) {
    if (check._zod.def.check !== "string_format" || check._zod.def.error === undefined) continue;
    const refused = { code: "invalid_format", format: "regex", input: "", inst: check } as const;
    const { message } = z.core.util.finalizeIssue(refused, undefined, {});
    if (message.startsWith(MUST_BE)) return message.slice(MUST_BE.length);
  }
  return "";
};

const jsonWords = (schema: JsonSchema): string => {
  const options = schema.anyOf ?? schema.oneOf;
  if (options !== undefined) return [...new Set(options.map(toObject).map(jsonWords))].join(" or ");
  if (schema.const !== undefined) return shown(schema.const);
  if (schema.enum !== undefined) return optionWords(schema.enum.map(String));
  // Only objects have names of their own.
  if (schema.$ref !== undefined) return "an object";
  switch (schema.type) {
    case "string":
      return textWords(schema);
    case "integer":
      return numberWords("a whole number", schema);
    case "number":
      return numberWords("a number", schema);
    case "boolean":
      return "true or false";
    case "array":
      return listWords(schema.items);
    case "object":
      return "an object";
    case "null":
      return "null";
    default:
      return "";
  }
};

const toObject = (schema: z.core.JSONSchema._JSONSchema): JsonSchema => (typeof schema === "boolean" ? {} : schema);

const listWords = (items: JsonSchema["items"]): string => {
  if (items === undefined || typeof items === "boolean" || Array.isArray(items)) return "a list";
  if (items.type === "object" || items.$ref !== undefined) return "a list of objects";
  if (items.enum !== undefined) return `a list of ${items.enum.map(String).join(", ")}`;
  return items.type === "string" ? "a list of texts" : "a list";
};

const optionWords = (values: string[]): string => {
  const [last = ""] = values.slice(-1);
  return values.length < 2 ? last : `one of ${values.slice(0, -1).join(", ")} or ${last}`;
};

const textWords = ({ format, minLength = 0, maxLength }: JsonSchema): string => {
  if (format === "date-time") return 'a time of RFC 3339 with its offset, e.g. "2026-03-01T12:00:00Z"';
  if (maxLength === undefined) return minLength > 0 ? "text that is not empty" : "text";
  return minLength > 0 ? `text of ${minLength} to ${maxLength} characters` : `text of at most ${maxLength} characters`;
};

const numberWords = (kind: string, { minimum, maximum }: JsonSchema): string => {
  const [least, most] = [isBound(minimum), isBound(maximum)];
  if (least && most) return `${kind} from ${minimum} to ${maximum}`;
  if (least) return `${kind} of at least ${minimum}`;
  return most ? `${kind} of at most ${maximum}` : kind;
};

/** An integer is bounded by what a double holds exactly; that is no rule of ours to tell. */
const isBound = (bound: number | undefined): boolean =>
  bound !== undefined && Math.abs(bound) < Number.MAX_SAFE_INTEGER;

const plural = (count: number, noun: string): string => (count === 1 ? noun : `${noun}s`);
