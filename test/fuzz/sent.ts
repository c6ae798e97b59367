import fc from "fast-check";
import type { Drawn } from "./draw";
import type { Form } from "./forms";

/** A request as sent. */
export type Sent = {
  method: string;
  /** With its query; encoded. */
  target: string;
  params: Record<string, string>;
  headers: Record<string, string>;
  body: string | undefined;
};

const encode = (value: unknown): string => encodeURIComponent(String(value).toWellFormed());

/** Clients remove dot segments from a path before they send it, encoded or not. */
const segmentOf = (value: unknown): string =>
  String(value)
    .toWellFormed()
    .replace(/^\.{1,2}$/, "dots");

/** A generated request in its form's path. */
export const toSent = (form: Form, { path, query, body }: Drawn, file?: string): Sent => {
  const params = Object.fromEntries(Object.entries(path).map(([name, value]) => [name, segmentOf(value)]));
  const filled = form.template.replaceAll(/\{(\w+)\}/g, (_, name: string) => encode(params[name]));
  const given = Object.entries(query).filter(([, value]) => value !== undefined);
  const pairs = given.flatMap(([name, value]) =>
    (Array.isArray(value) ? value : [value]).map((one) => `${encode(name)}=${encode(one)}`),
  );
  const isFile = form.fileType !== null;
  const text = isFile ? file : body === undefined ? undefined : JSON.stringify(body);
  return {
    method: form.method,
    target: pairs.length === 0 ? filled : `${filled}?${pairs.join("&")}`,
    params,
    headers: text === undefined ? {} : { "content-type": form.fileType ?? "application/json" },
    body: text,
  };
};

const deep = (levels: number): string => `${'{"a":['.repeat(levels)}1${"]}".repeat(levels)}`;
const bodies = fc.oneof(
  fc.jsonValue({ maxDepth: 4 }).map((value) => JSON.stringify(value)),
  fc.string({ unit: "binary", maxLength: 300 }),
  fc.constantFrom(
    "",
    "{",
    "null",
    "[]",
    "0",
    '"x"',
    "{}",
    '{"a":1,"a":2}',
    "\ufeff{}",
    '{"__proto__":{"a":1}}',
    deep(5_000),
  ),
);
const types = fc.constantFrom(
  ...["application/json", "application/json; charset=utf-16", "text/plain", "multipart/form-data; boundary=x", ""],
  ...["application/x-www-form-urlencoded", "application/merge-patch+json", "multipart/form-data"],
);
const oddHeaders = fc.constantFrom<Record<string, string>>(
  {},
  { "idempotency-key": "x".repeat(256) },
  { "idempotency-key": "a b" },
  { "if-none-match": '"*' },
  { "accept-encoding": "br;q=0, gzip;q=x" },
  { accept: "text/html" },
  { "x-request-id": "'; drop" },
  { "x-forwarded-for": "no address" },
  { origin: "null" },
  { range: "bytes=0-1" },
);
const segment = fc.oneof(
  fc.string({ minLength: 1, maxLength: 40 }),
  fc.string({ unit: "binary", minLength: 1, maxLength: 20 }),
  fc.constantFrom("%", "..", ".", "~", "a/b", "a\\b", "\u0000", "null", "0", "[process_id]", "x".repeat(3000)),
);

/** Other requests that may arrive at a form's address. */
export const junk = (form: Form): fc.Arbitrary<Sent> =>
  fc
    .record({
      values: fc.array(segment, { minLength: 3, maxLength: 3 }),
      query: fc.array(fc.tuple(fc.string({ maxLength: 10 }), segment), { maxLength: 3 }),
      known: fc.array(segment, { maxLength: 2 }),
      body: bodies,
      type: types,
      headers: oddHeaders,
    })
    .map(({ values, query, known, body, type, headers }) => {
      const named = known.map((value, at): [string, string] => [form.query[at]?.name ?? "page", value]);
      const path = Object.fromEntries(form.path.map(({ name }, at) => [name, values[at]]));
      const sent = toSent(form, { path, query: Object.fromEntries([...query, ...named]), body: undefined });
      const isBody = form.method !== "GET";
      return {
        ...sent,
        headers: { ...headers, ...(isBody && type !== "" ? { "content-type": type } : {}) },
        body: isBody ? body : undefined,
      };
    });
