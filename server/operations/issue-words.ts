import { z } from "zod";

type Schema = z.core.$ZodType;
type JsonSchema = z.core.JSONSchema.JSONSchema;

const LONGEST_VALUE = 60;
const MUST_BE = "must be ";

/**
 * Returns what is wrong with a field and what would be right, as the end of a sentence that starts with the field's
 * name: "is missing; it must be a list of objects", "must be a whole number of at least 1, not \"two\"". Used as the
 * parser's error map; a schema's own message takes precedence. `isValueShown: false` leaves out the value, for reports
 * that group by message.
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

/** Returns the path of a field as the client wrote it: `reviews[0].status`. Empty for the body itself. */
export const fieldName = (path: readonly PropertyKey[]): string =>
  path.reduce<string>((name, part) => {
    if (typeof part === "number") return `${name}[${part}]`;
    return name === "" ? String(part) : `${name}.${String(part)}`;
  }, "");

/** Issues come from schemas as well as from checks. */
const ownSchema = (inst: unknown): Schema | undefined =>
  typeof inst === "object" && inst !== null && "_zod" in inst && "type" in (inst as Schema)._zod.def
    ? (inst as Schema)
    : undefined;

/** For text and lists that are too long or too short, the limit says more than the type. */
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

/** Quotes a value as it was sent, shortened to fit into a sentence. */
const shown = (value: unknown): string => {
  if (Array.isArray(value)) return value.length === 0 ? "an empty list" : "a list";
  if (typeof value === "object" && value !== null) return "an object";
  // JSON may contain 1e400, which overflows to Infinity and would be serialized as null.
  if (typeof value === "number" && !Number.isFinite(value)) return "a number that large";
  const text = JSON.stringify(value) ?? typeof value;
  if (text.length <= LONGEST_VALUE) return text;
  // Cut at code points, so that no surrogate pair is split.
  return typeof value === "string" ? `${Array.from(text).slice(0, LONGEST_VALUE).join("")}…"` : `${text.slice(0, 20)}…`;
};

const remembered = new WeakMap<Schema, string>();

/**
 * Returns what a schema accepts, as the end of "must be …". Memoized, because a body may have thousands of wrong
 * entries.
 */
const kindWords = (schema: Schema): string => {
  const known = remembered.get(schema);
  if (known !== undefined) return known;
  const words = patternWords(schema) || jsonWords(z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }));
  remembered.set(schema, words);
  return words;
};

/** Our patterns carry a message that says what they accept: "must be a three-letter …". */
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
  // Only objects have their own names.
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
  return items.type === "string" ? "a list of strings" : "a list";
};

const optionWords = (values: string[]): string => {
  const [last = ""] = values.slice(-1);
  return values.length < 2 ? last : `one of ${values.slice(0, -1).join(", ")} or ${last}`;
};

const textWords = ({ format, minLength = 0, maxLength }: JsonSchema): string => {
  if (format === "date-time") return 'an RFC 3339 time with a UTC offset, e.g. "2026-03-01T12:00:00Z"';
  if (maxLength === undefined) return minLength > 0 ? "text that is not empty" : "text";
  return minLength > 0 ? `text of ${minLength} to ${maxLength} characters` : `text of at most ${maxLength} characters`;
};

const numberWords = (kind: string, { minimum, maximum }: JsonSchema): string => {
  const [least, most] = [isBound(minimum), isBound(maximum)];
  if (least && most) return `${kind} from ${minimum} to ${maximum}`;
  if (least) return `${kind} of at least ${minimum}`;
  return most ? `${kind} of at most ${maximum}` : kind;
};

/** Bounds of safe integers come from the number type rather than from a rule, so they are not reported. */
const isBound = (bound: number | undefined): boolean =>
  bound !== undefined && Math.abs(bound) < Number.MAX_SAFE_INTEGER;

const plural = (count: number, noun: string): string => (count === 1 ? noun : `${noun}s`);
