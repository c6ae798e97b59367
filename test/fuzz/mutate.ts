import { isValid } from "./answers";
import type { Drawn } from "./draw";
import { type Form, resolve, type Schema } from "./forms";

/** A request that is valid except for one thing. */
export type Mutated = {
  what: string;
  /** The field that the error has to name. */
  field: string;
  drawn: Drawn;
  /** A key of the body that appears twice. */
  repeated?: string;
};

type Site = { at: (string | number)[]; schema: Schema };

const sitesOf = (given: Schema, value: unknown, at: Site["at"] = []): Site[] => {
  const schema = resolve(given);
  const here = at.length === 0 ? [] : [{ at, schema: given }];
  const branch = (schema.anyOf ?? schema.oneOf)?.find((one) => isValid(one, value));
  if (branch !== undefined) return [...here, ...sitesOf(branch, value, at).slice(here.length)];
  if (Array.isArray(value) && schema.items !== undefined)
    return [...here, ...value.flatMap((one, index) => sitesOf(schema.items ?? {}, one, [...at, index]))];
  if (value !== null && typeof value === "object" && schema.properties !== undefined)
    return [
      ...here,
      ...Object.entries(value).flatMap(([name, one]) => {
        const inner = schema.properties?.[name];
        return inner === undefined ? [] : sitesOf(inner, one, [...at, name]);
      }),
    ];
  return here;
};

const changed = (
  value: unknown,
  [first, ...rest]: Site["at"],
  change: (parent: never, key: never) => void,
): unknown => {
  const copy = structuredClone(value) as Record<string | number, unknown>;
  let parent = copy;
  let key = first as string | number;
  for (const next of rest) {
    parent = parent[key] as Record<string | number, unknown>;
    key = next;
  }
  change(parent as never, key as never);
  return copy;
};
const put = (value: unknown, at: Site["at"], wrong: unknown): unknown =>
  changed(value, at, (parent: Record<string | number, unknown>, key: string | number) => {
    parent[key] = wrong;
  });
const drop = (value: unknown, at: Site["at"]): unknown =>
  changed(value, at, (parent: Record<string | number, unknown>, key: string | number) => {
    delete parent[key];
  });

const WRONG = [null, true, 7, -1, 1.5, 1e300, "", "§ no such word", "7", [], {}, [[]], [null], { a: 1 }];

/** All replacements for one place that violate the schema or a rule of all texts. */
const wrongValues = (
  { schema: given }: Site,
  value: unknown,
): { what: string; wrong: unknown; isCertain: boolean }[] => {
  const { maxLength, minimum, maximum, minItems, maxItems, type } = resolve(given);
  const found = WRONG.map((wrong) => ({ what: `${JSON.stringify(wrong)} instead`, wrong, isCertain: false }));
  const add = (what: string, wrong: unknown, isCertain = false) => found.push({ what, wrong, isCertain } as never);
  if (maxLength !== undefined) add("too long", "x".repeat(maxLength + 1));
  if (minimum !== undefined) add("below the least", minimum - 1);
  if (maximum !== undefined) add("above the most", maximum + 1);
  if (Array.isArray(value) && (minItems ?? 0) > 0) add("too few", value.slice(0, (minItems ?? 0) - 1));
  if (Array.isArray(value) && maxItems !== undefined && value.length > 0)
    add(
      "too many",
      Array.from({ length: maxItems + 1 }, () => value[0]),
    );
  if (type === "string") {
    add("NUL", `${String(value)}\u0000`, true);
    add("half a pair", `${String(value)}\ud83d`, true);
  }
  return found;
};

const bodyMutations = (schema: Schema, drawn: Drawn): Mutated[] => {
  const { body } = drawn;
  const required = resolve(schema).required ?? [];
  const missing = required.map((name) => ({
    what: `without ${name}`,
    field: name,
    drawn: { ...drawn, body: drop(body, [name]) },
  }));
  const inside = sitesOf(schema, body).flatMap((site) => {
    const value = site.at.reduce<unknown>((one, key) => (one as Record<string | number, unknown>)[key], body);
    const field = String(site.at[0]);
    return wrongValues(site, value).flatMap(({ what, wrong, isCertain }) => {
      const next = put(body, site.at, wrong);
      if (!isCertain && isValid(schema, next)) return [];
      return [{ what: `${site.at.join(".")}: ${what}`, field, drawn: { ...drawn, body: next } }];
    });
  });
  const repeated = Object.keys(body as object).map((name) => ({
    what: `${name}: twice`,
    field: name,
    drawn,
    repeated: name,
  }));
  return [...missing, ...inside, ...repeated];
};

const queryMutations = (form: Form, drawn: Drawn): Mutated[] =>
  form.query.flatMap(({ name, schema, required }) => {
    const set = (what: string, wrong: unknown) => ({
      what: `${name}: ${what}`,
      field: name,
      drawn: { ...drawn, query: { ...drawn.query, [name]: wrong } },
    });
    const { type, maxLength, minimum, maximum, enum: words, format } = resolve(schema);
    const found: Mutated[] = [];
    if (required) {
      const { [name]: _, ...query } = drawn.query;
      found.push({ what: `without ${name}`, field: name, drawn: { ...drawn, query } });
    }
    if (type === "integer") found.push(...["one", "1.5", "1e1", " 1", ""].map((text) => set("no whole number", text)));
    if (minimum !== undefined) found.push(set("below the least", minimum - 1));
    if (maximum !== undefined) found.push(set("above the most", maximum + 1));
    if (maxLength !== undefined) found.push(set("too long", "x".repeat(maxLength + 1)));
    if (words !== undefined) found.push(set("unknown word", "NO_SUCH_WORD"));
    if (format === "date-time") found.push(set("no instant", "2026-02-30T00:00:00Z"), set("no instant", "yesterday"));
    if (type === "string" && words === undefined) found.push(set("NUL", "a\u0000b"));
    if (type !== "array") found.push(set("given twice", ["1", "2"]));
    return found;
  });

const pathMutations = (form: Form, drawn: Drawn): Mutated[] =>
  form.path.flatMap(({ name, schema }) => {
    const set = (what: string, wrong: string) => ({
      what: `${name}: ${what}`,
      field: name,
      drawn: { ...drawn, path: { ...drawn.path, [name]: wrong } },
    });
    const { maxLength } = resolve(schema);
    const long = maxLength === undefined ? [] : [set("too long", "x".repeat(maxLength + 1))];
    const body = drawn.body as Record<string, unknown> | undefined;
    const against =
      body === undefined
        ? []
        : [
            {
              what: `${name}: path against body`,
              field: name,
              drawn: { ...drawn, body: { ...body, [name]: `${String(drawn.path[name])}x` } },
            },
          ];
    return [...long, ...against];
  });

/** Every single change that turns a valid request into one that must be rejected. */
export const mutationsOf = (form: Form, drawn: Drawn): Mutated[] => [
  ...(form.body === null || typeof drawn.body !== "object" ? [] : bodyMutations(form.body, drawn)),
  ...queryMutations(form, drawn),
  ...pathMutations(form, drawn),
];
