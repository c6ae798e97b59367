import fc from "fast-check";
import { isValid } from "./answers";
import { type Form, resolve, type Schema } from "./forms";

/** Meaningful values for the product, by field name. */
export type Hints = {
  of: (name: string, place: string) => readonly unknown[] | undefined;
  /** Only these values if there are any: a valid request has to follow the business rules, too. */
  isStrict: boolean;
};
export type Drawn = { path: Record<string, unknown>; query: Record<string, unknown>; body: unknown };

type Any = fc.Arbitrary<unknown>;
const ODD_TEXTS = [
  ...["", " ", "0", "null", "-1", "NaN", "true", "[]", "%00", "../..", "a,b", "'; drop table orders; --", "$1", "\\"],
  ...[
    "<script>alert(1)</script>",
    "{{7*7}}",
    "\u202etxt",
    "e\u0301",
    "🎒👩‍👩‍👧",
    "\u0007\t\r\n",
    "İi",
    "ß",
    "ﷺ",
    "_",
    "*",
    "%",
  ],
];
const INSTANTS = [
  ...["2026-11-20T09:12:44Z", "2026-11-20T09:12:44.123456+05:30", "1970-01-01T00:00:00Z", "2024-02-29T23:59:59-11:00"],
  ...["0001-01-01T00:00:00Z", "9999-12-31T23:59:59.999Z", "0000-01-01T00:00:00Z", "2026-11-20T09:12Z"],
];

/** Text of a schema. Lengths are counted as in the product, in UTF-16 code units. */
const textOf = ({ minLength = 0, maxLength = 60, pattern, format, contentEncoding }: Schema): Any => {
  const fits = (text: string) => text.length >= minLength && text.length <= maxLength && !text.includes("\u0000");
  if (format === "date-time") {
    const usual = fc.date({ min: new Date("2000-01-01"), max: new Date("2099-01-01"), noInvalidDate: true });
    return fc.oneof({ weight: 4, arbitrary: usual.map((at) => at.toISOString()) }, fc.constantFrom(...INSTANTS));
  }
  if (contentEncoding === "base64") return fc.base64String({ minLength: 4, maxLength: 200 });
  if (pattern !== undefined) return fc.stringMatching(new RegExp(pattern), { size: "small" }).filter(fits);
  const most = Math.min(maxLength, 60);
  return fc.oneof(
    { weight: 4, arbitrary: fc.string({ minLength, maxLength: most }).filter(fits) },
    { weight: 3, arbitrary: fc.string({ unit: "grapheme", minLength, maxLength: most }).filter(fits) },
    { weight: 2, arbitrary: fc.constantFrom(...ODD_TEXTS.filter(fits), "x".repeat(Math.max(1, minLength))) },
    { weight: 1, arbitrary: fc.constant("ä".repeat(maxLength)) },
    { weight: 1, arbitrary: fc.string({ unit: "binary", minLength, maxLength: most }).filter(fits) },
  );
};

const ODD_KEYS = ["__proto__", "constructor", "a.b", "$ref", "size", "color", "🎒"];
/** Parsed from JSON like a body: there `__proto__` is an ordinary name. */
const dictionary = (values: Any): Any => {
  const keys = fc.oneof(fc.constantFrom(...ODD_KEYS), fc.string({ maxLength: 20 }));
  const pairs = fc.uniqueArray(fc.tuple(keys, values), { maxLength: 4, selector: ([key]) => key });
  return pairs.map((all) =>
    JSON.parse(`{${all.map((pair) => pair.map((one) => JSON.stringify(one)).join(":")).join()}}`),
  );
};

const objectOf = (schema: Schema, hints: Hints, place: string): Any => {
  const { properties = {}, required = [] } = schema;
  const fields = Object.entries(properties).map(([name, inner]) => [name, hinted(inner, name, hints, place)] as const);
  if (schema.properties === undefined) return dictionary(fc.constantFrom("M", "", "Moss"));
  return fc.record(Object.fromEntries(fields), { requiredKeys: required, noNullPrototype: true });
};

const numberOf = ({ minimum = -1000, maximum = 1000, type }: Schema): Any =>
  type === "number"
    ? fc.double({ min: minimum, max: maximum, noNaN: true })
    : fc.oneof(
        { weight: 3, arbitrary: fc.integer({ min: minimum, max: Math.min(maximum, minimum + 100) }) },
        fc.constantFrom(minimum, maximum),
        fc.maxSafeNat().map((value) => minimum + (value % (maximum - minimum + 1))),
      );

/** Values that a schema allows. */
const arbitraryOf = (given: Schema, hints: Hints, place: string): Any => {
  const schema = resolve(given);
  const inside = given.$ref?.split("/").at(-1) ?? place;
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum);
  const branches = schema.anyOf ?? schema.oneOf;
  if (branches !== undefined) return fc.oneof(...branches.map((one) => arbitraryOf(one, hints, inside)));
  switch (schema.type) {
    case "string":
      return textOf(schema);
    case "integer":
    case "number":
      return numberOf(schema);
    case "boolean":
      return fc.boolean();
    case "null":
      return fc.constant(null);
    case "array": {
      const { minItems = 0, maxItems = 3 } = schema;
      const most = Math.min(maxItems, minItems + 2);
      return fc.array(arbitraryOf(schema.items ?? {}, hints, inside), { minLength: minItems, maxLength: most });
    }
    case "object":
      return objectOf(schema, hints, inside);
    default:
      return fc.jsonValue({ maxDepth: 2 });
  }
};

/** Mostly meaningful values, occasionally any other that the schema allows. */
const hinted = (schema: Schema, name: string, hints: Hints, place: string): Any => {
  // The name may have another meaning elsewhere: a hint that the schema doesn't allow is ignored.
  const known = hints.of(name, place)?.filter((value) => value === undefined || isValid(schema, value));
  const any = arbitraryOf(schema, hints, name);
  if (known === undefined || known.length === 0) return any;
  const usual = fc.constantFrom(...known);
  return hints.isStrict ? usual : fc.oneof({ weight: 60, arbitrary: usual }, any);
};

const fieldsOf = (parameters: Form["path"], hints: Hints, place: string) =>
  fc.record(Object.fromEntries(parameters.map(({ name, schema }) => [name, hinted(schema, name, hints, place)])), {
    requiredKeys: parameters.filter((one) => place === "path" || one.required).map((one) => one.name),
    noNullPrototype: true,
  });

/** A request that the document allows. */
export const validRequest = (form: Form, hints: Hints): fc.Arbitrary<Drawn> =>
  fc.record(
    {
      path: fieldsOf(form.path, hints, "path"),
      query: fieldsOf(form.query, hints, "query"),
      body: form.body === null ? fc.constant(undefined) : objectOf(form.body, hints, "body"),
    },
    { noNullPrototype: true },
  );
