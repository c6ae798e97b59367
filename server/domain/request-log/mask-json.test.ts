import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { HIDDEN_FIELDS, isKnownField, OTHER_FIELDS, SHOWN_FIELDS } from "./field-names";
import { maskCall } from "./mask-call";
import { maskJson } from "./mask-json";
import type { HeardCall } from "./types";

const masked = (value: unknown, options = {}) => maskJson(JSON.stringify(value), { isCut: false, ...options });
const shown = (value: unknown, options = {}): unknown => JSON.parse(masked(value, options).text);

describe("what the request log stores of a body", () => {
  test("machine fields stay; names, addresses, free text and accounts are removed, at every depth", () => {
    expect(
      shown({
        order_number: "#1042",
        email: "anna@example.com",
        shipping_address: { first_name: "Anna", city: "Gent", country_code: "BE" },
        line_items: [
          { line_item_id: "li_1", quantity: 2, comment: "too small", return_reason: "TOO_SMALL", tags: ["vip"] },
        ],
        bank_account: { iban: "NL91ABNA0417164300" },
        is_gift: true,
        customer: null,
        unheard_of: "Anna",
      }),
    ).toEqual({
      order_number: "#1042",
      email: "•••",
      shipping_address: { first_name: "•••", city: "•••", country_code: "BE" },
      line_items: [{ line_item_id: "li_1", quantity: 2, comment: "•••", return_reason: "TOO_SMALL", tags: ["•••"] }],
      bank_account: { iban: "•••" },
      is_gift: true,
      customer: null,
      "•••": "•••",
    });
  });

  test.each([
    ["a mail address", { order_number: "anna@example.com" }],
    ["a mail address that is written with escapes", JSON.parse('{"order_number":"anna\\u0040example.com"}')],
    ["an account", { order_id: "NL91 ABNA 0417 1643 00" }],
    ["a card", { order_id: "4111 1111 1111 1111" }],
    ["a card of the younger series", { order_id: "2223003122111116" }],
    ["a card behind a letter", { order_id: "x4111111111111111" }],
    ["a card in parts of another kind", { order_id: "4111\u00a01111.1111/1111" }],
    ["an account with spaces that do not break", { order_id: "NL91\u00a0ABNA\u00a00417\u00a01643\u00a000" }],
    ["a mail address in full width", { order_id: "anna\uff20example.com" }],
    ["a mail address with a first part in quotes", { order_id: '"anna leak"@example.com' }],
    ["a card as a number", { amount: 4_111_111_111_111_111 }],
    ["an API key", { order_id: `svc_live_${"a".repeat(38)}` }],
    ["a shopper's token", { return_id: `ct_${"a".repeat(40)}.${"b".repeat(43)}` }],
    ["an account with dashes", { order_id: "NL91-ABNA-0417-1643-00" }],
    ["an account in uneven groups", { order_id: "is NL91-ABNA0417-164300" }],
    ["a mail address that is coded for an address", { image_url: "https://h.example/i?email=anna%40example.com" }],
    ["a mail address that is coded twice", { process_id: "anna%2540example.com" }],
    ["an account that is coded for an address", { order_id: "NL91+ABNA%200417" + "+1643+00" }],
    ["what is coded too often to be judged", { order_id: `anna%${"25".repeat(9)}40example.com` }],
    ["what somebody used as a name of a field", { "anna@example.com": 1 }],
    ["a person as a name of a field", { anna_leak: 1111 }],
    ["an account as a name of a field", { NL91ABNA0417164300: 1 }],
    ["a key as a name of a field", { [`svc_live_${"a".repeat(38)}`]: 1 }],
    ["what stands in a field of somebody's own", { anna: { unheard_of: 1111 } }],
  ])("%s appears nowhere, whatever the field is called", (_, body) => {
    expect(masked(body).text).not.toMatch(/anna|ABNA|1111|aaaa/);
  });

  test("several words in a machine field are removed from a request and kept in a response", () => {
    const words = { lkss: "Leaky Anna, Leakstraat 5", carrier_name: "Sandbox Post", order_number: " #1042 " };
    expect(shown(words, { isSent: true })).toEqual({ lkss: "•••", carrier_name: "•••", order_number: " #1042 " });
    expect(shown({ carrier_name: "Sandbox Post" })).toEqual({ carrier_name: "Sandbox Post" });
  });

  test("identifiers that look a little like accounts stay", () => {
    const ids = { order_id: "de12ab34-5678-4abc-8def-1234567890ab", sku: "AB12-CDEF-GHIJ-KLMN", order_name: "#50%+1" };
    expect(shown(ids)).toEqual(ids);
  });

  test("numbers in hidden fields are removed, others stay", () => {
    expect(shown({ phone: 31612345678, postal_code: [12345], code: 77, page_size: 20, amount: 1_999 })).toEqual({
      ...{ phone: "•••", postal_code: ["•••"], code: "•••", page_size: 20, amount: 1_999 },
    });
    expect(shown({ code: 3, status: 400 }, { isProblem: true })).toEqual({ code: 3, status: 400 });
  });

  test.each([
    ["`postal_code` must be text, not 12345.", "`postal_code` must be text, not •••."],
    [
      "`amount` must be one of 1 or 2, not -1.5e+21. One more field is wrong.",
      "`amount` must be one of 1 or 2, not •••. One more field is wrong.",
    ],
    ["`slug` must have at most 255 characters, not 300.", "`slug` must have at most 255 characters, not 300."],
    ["`Anna Leak Kerkstraat 5` appears twice in its object.", "`•••` appears twice in its object."],
    ["`line_items[0].sku` is missing.", "`line_items[0].sku` is missing."],
    ["`line_items[0].anna` is missing.", "`•••` is missing."],
    ['Send Content-Type application/json, not "anna/leak".', 'Send Content-Type application/json, not "•••".'],
    ['`anna"leak` appears twice.', "`•••` appears twice."],
    ['`sku` is not "anna ` leak `".', '`sku` is not "•••".'],
    ["`sku`anna`sku`name` appears twice.", "•••"],
  ])("the sent value in the sentence %s is removed", (detail, expected) => {
    expect(shown({ detail }, { isProblem: true })).toEqual({ detail: expected });
  });

  test("an error shows neither the address called nor names that aren't ours", () => {
    const problem = {
      instance: "/v1/credits/GC-LEAK-1",
      details: [{ field: "Anna Leak" }, { field: "reviews[0].sku" }],
    };
    expect(shown(problem, { isProblem: true })).toEqual({
      instance: "•••",
      details: [{ field: "•••" }, { field: "reviews[0].sku" }],
    });
  });

  test("a sentence of ours stays without the values that it quotes", () => {
    const problem = {
      reason: "INVALID_ARGUMENT",
      detail: '`email` must be text of at most 255 characters, not "Anna \\"A\\" Vos".',
      details: [{ field: "email", description: 'must be one of a or b, not "Anna"' }],
    };
    expect(shown(problem, { isProblem: true })).toEqual({
      reason: "INVALID_ARGUMENT",
      detail: '`email` must be text of at most 255 characters, not "•••".',
      details: [{ field: "email", description: 'must be one of a or b, not "•••"' }],
    });
    expect(masked(problem).text).not.toContain("must be");
  });

  test("a body is read up to where it was cut or stops being JSON", () => {
    const cut = (text: string) => maskJson(text, { isCut: true });
    expect(cut('{"sku":"A","name":"Ann')).toMatchObject({ text: '{"sku":"A","name":', note: "CUT" });
    // Possibly the first digits of a card.
    expect(cut('{"sku":"A","quantity":411111')).toMatchObject({ text: '{"sku":"A","quantity":', note: "CUT" });
    expect(cut('{"quantity":4111,')).toMatchObject({ text: '{"quantity":4111,', note: "CUT" });
    expect(cut('{"sku":"A","Anna","x":["B"]')).toMatchObject({ text: '{"sku":"A","•••","•••":["•••"]' });
    expect(cut('{"amount": 06-12345678, "sku')).toMatchObject({ text: '{"amount":' });
    for (const broken of ['{"sku":"A", oops Anna', '{"phone": 06-12345678}', '{"order_id":"o1",}'])
      expect(maskJson(broken, { isCut: false, isSent: true })).toEqual({ text: "", note: "NOT_JSON", subjects: [] });
    expect(maskJson("Anna", { isCut: false, isSent: true })).toMatchObject({ text: "", note: "NOT_JSON" });
    expect(maskJson("", { isCut: false })).toMatchObject({ text: "", note: "" });
  });

  test.each(["\\q", "\\'", "\\x40", "\\u00zz", "\\ ", "\\\n"])(
    "text hidden behind an escape like %j is hidden",
    (odd) => {
      const text = (json: string) => maskJson(json, { isCut: true, isSent: true }).text;
      expect(text(`{"email":"anna@example.com${odd}","sku":"A${odd}","quantity":1,`)).toBe(
        '{"email":"•••","sku":"•••","quantity":1,',
      );
      expect(text(`{"Anna${odd}s key":"x","sku":"A",`)).toBe('{"•••":"•••","sku":"A",');
    },
  );

  test("of values with nothing between them, the first is the last one read", () => {
    const text = (json: string) => maskJson(json, { isCut: true, isSent: true }).text;
    expect(text('{"sku":"A","quantity":4111 1111 1111 1111,"x')).toBe('{"sku":"A","quantity":4111');
    expect(text('{"order_id":"4111" "1111 1111 1111","x')).toBe('{"order_id":"4111"');
  });

  test("the returns and orders that it names make a call searchable", () => {
    const body = { process_id: "prc_1", returns: [{ return_code: "RT-1" }, { return_code: "RT-1" }], sku: "A" };
    expect(masked(body).subjects).toEqual(["prc_1", "RT-1"]);
  });

  test.each(["anna.leak@example.com", "anna%40example.com", "NL91ABNA0417164300", "Anna Leak", "x".repeat(129)])(
    "a call can't be searched by %s, which is no identifier",
    (order_number) => {
      expect(masked({ order_number }).subjects).toEqual([]);
      expect(maskCall({ ...CALL, params: { order_number } }).subjects).toEqual(["o1"]);
    },
  );
});

const CALL: HeardCall = {
  ...{ groupId: "g", keyId: "k", at: new Date(0), method: "GET", operation: "x", status: 200, durationMs: 1 },
  ...{
    requestId: "req_1",
    reason: "",
    fields: [],
    idempotencyKey: "",
    isReplay: false,
    requestBytes: 0,
    answerBytes: 0,
  },
  ...{ request: null, answer: { start: Buffer.from(""), isCut: false } },
  url: "https://h.example/v1/credits/GC-1/orders/5%2F1?email=anna%40example.com&page_size=3&query=Anna&order_id=o1",
  params: { code: "GC-1", order_number: "5/1" },
};

test("values of hidden fields are hidden in an address, in the path and in the query", () => {
  const { path, subjects, requestNote } = maskCall(CALL);
  expect(path).toBe("/v1/credits/•••/orders/5/1?email=•••&page_size=3&query=•••&order_id=o1");
  expect(subjects).toEqual(["5/1", "o1"]);
  expect(requestNote).toBe("FILE");
});

test("no other value chosen by the caller is stored unmasked", () => {
  const code = "anna%40example.com";
  const call = maskCall({
    ...CALL,
    url: `https://h.example/v1/processes/${code}?phone=31612345678&query=0612345678&NL91ABNA0417164300=1&anna=2&page=3`,
    ...{ params: { process_id: "anna@example.com" }, idempotencyKey: "NL91ABNA0417164300", fields: ["anna", "sku"] },
  });
  expect(call.path).toBe("/v1/processes/•••?phone=•••&query=•••&•••=•••&•••=•••&page=3");
  expect(call).toMatchObject({ idempotencyKey: "•••", fields: ["•••", "sku"] });
});

test("every text field of the public API is classified: shown in the log, or hidden", () => {
  expect([...SHOWN_FIELDS].filter((name) => HIDDEN_FIELDS.has(name) || OTHER_FIELDS.has(name))).toEqual([]);
  const document = JSON.parse(readFileSync("openapi.json", "utf8"));
  const undecided = [...namesOf(document, isText)].filter(
    (name) => !SHOWN_FIELDS.has(name) && !HIDDEN_FIELDS.has(name),
  );
  expect(undecided.sort()).toEqual([]);
  expect([...namesOf(document, () => true)].filter((name) => !isKnownField(name)).sort()).toEqual([]);
});

type Schema = Record<string, unknown>;
const isObject = (value: unknown): value is Schema => typeof value === "object" && value !== null;

/** Names of properties and parameters with a matching schema, anywhere in the document; schema titles don't count. */
const namesOf = (document: unknown, isOf: (schema: unknown) => boolean, found = new Set<string>()): Set<string> => {
  if (Array.isArray(document)) for (const each of document) namesOf(each, isOf, found);
  else if (isObject(document)) {
    if (isObject(document.properties))
      for (const [name, schema] of Object.entries(document.properties)) if (isOf(schema)) found.add(name);
    if (typeof document.name === "string" && "in" in document && document.in !== "header" && isOf(document.schema))
      found.add(document.name);
    for (const [name, each] of Object.entries(document))
      if (name !== "example" && name !== "webhooks") namesOf(each, isOf, found);
  }
  return found;
};

const isText = (schema: unknown): boolean => {
  if (!isObject(schema)) return false;
  const options = [schema.anyOf, schema.oneOf, schema.allOf].flatMap((each) => (Array.isArray(each) ? each : []));
  const types = [schema.type].flat();
  const isOwn =
    types.includes("string") ||
    typeof schema.const === "string" ||
    (Array.isArray(schema.enum) && typeof schema.enum[0] === "string");
  return isOwn || options.some(isText) || isText(schema.items);
};
