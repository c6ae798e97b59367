import { expect, test } from "@playwright/test";
import type { Answer } from "./support/api";
import { demo } from "./support/demo";
import { sendRaw } from "./support/raw";

/** Bytes that no HTTP library would send. Every response is one problem document. */
const KEY = `x-svc-api-key: ${demo.api_key}`;
const JSON_TYPE = "Content-Type: application/json";
const MOVE = "POST /v1/ops/update_lkss HTTP/1.1";
const LIST = "GET /v1/processes/summaries HTTP/1.1";

type Row = [what: string, statuses: number[], lines: string[], body?: string];

/** A body with its actual length. */
const json = (body: string, ...more: string[]): [string[], string] => [
  [MOVE, KEY, JSON_TYPE, `Content-Length: ${Buffer.byteLength(body)}`, ...more],
  body,
];
const deep = (levels: number) => `{"a":${"[".repeat(levels)}${"]".repeat(levels)}}`;

const ROWS: Row[] = [
  ["no HTTP at all", [400], ["hello"]],
  ["a version that there is not", [400, 505], ["GET /v1/processes/summaries HTTP/9.9", KEY]],
  ["a method in small letters", [400, 405], ["get /v1/processes/summaries HTTP/1.1", KEY]],
  ["a method that nobody knows", [405], ["BREW /v1/processes/summaries HTTP/1.1", KEY]],
  ["CONNECT", [405], ["CONNECT shop.example:443 HTTP/1.1"]],
  ["TRACE", [405], ["TRACE /v1/processes/summaries HTTP/1.1", KEY]],
  ["DELETE where there is none", [405], ["DELETE /v1/processes/summaries HTTP/1.1", KEY]],
  ["PUT where there is none", [405], ["PUT /returns/intent/start HTTP/1.1", KEY, "Content-Length: 0"]],
  ["a path that is not there", [404], ["GET /v1/nothing/here HTTP/1.1", KEY]],
  ["a path below another one", [404], ["GET /returns/a/b/c/d/e HTTP/1.1", KEY]],
  ["a doubled slash", [404], ["GET /v1//processes HTTP/1.1", KEY]],
  ["a backslash", [404], ["GET /v1/processes\\summaries HTTP/1.1", KEY]],
  ["capitals", [404], ["GET /V1/processes/summaries HTTP/1.1", KEY]],
  ["a percent sign without its digits", [400], ["GET /v1/processes/%zz HTTP/1.1", KEY]],
  ["a percent sign at the end", [400], ["GET /v1/processes/% HTTP/1.1", KEY]],
  ["bytes that are no UTF-8", [400], ["GET /v1/processes/%ff%fe HTTP/1.1", KEY]],
  ["an overlong slash", [400], ["GET /v1/processes/%c0%af HTTP/1.1", KEY]],
  ["half a surrogate pair in a path", [400], ["GET /v1/processes/%ed%a0%80 HTTP/1.1", KEY]],
  ["NUL in a path", [400], ["GET /v1/processes/a%00b HTTP/1.1", KEY]],
  ["NUL in a query", [400], ["GET /v1/processes/summaries?order_id=a%00b HTTP/1.1", KEY]],
  ["bad encoding in a query", [400], ["GET /v1/processes/summaries?order_id=%e0%80 HTTP/1.1", KEY]],
  ["dots that climb", [404], ["GET /v1/processes/..%2f..%2fetc%2fpasswd HTTP/1.1", KEY]],
  ["a header without a colon", [400], [LIST, KEY, "no colon here"]],
  ["a header with a space in its name", [400], [LIST, KEY, "bad name: x"]],
  ["a header that is folded", [400], [LIST, KEY, "x-long: a", " b"]],
  ["NUL in a header", [400], [LIST, KEY, "x-bad: a\u0000b"]],
  ["a header of 20 KiB", [431], [LIST, KEY, `x-long: ${"a".repeat(20_000)}`]],
  ["two lengths", [400], [MOVE, KEY, JSON_TYPE, "Content-Length: 2", "Content-Length: 3"], "{}"],
  ["a length that is no number", [400], [MOVE, KEY, JSON_TYPE, "Content-Length: two"], "{}"],
  ["a length below zero", [400], [MOVE, KEY, JSON_TYPE, "Content-Length: -1"], "{}"],
  ["length and chunks", [400], [MOVE, KEY, JSON_TYPE, "Content-Length: 2", "Transfer-Encoding: chunked"], "0\r\n\r\n"],
  [
    "a chunk whose size is no number",
    [400],
    [MOVE, KEY, JSON_TYPE, "Transfer-Encoding: chunked"],
    "zz\r\n{}\r\n0\r\n\r\n",
  ],
  [
    "a chunk larger than it says",
    [400],
    [MOVE, KEY, JSON_TYPE, "Transfer-Encoding: chunked"],
    "1\r\n{}{}\r\n0\r\n\r\n",
  ],
  ["a transfer encoding that is not chunks", [400, 415, 501], [MOVE, KEY, JSON_TYPE, "Transfer-Encoding: gzip"], "x"],
  ["a body over the limit that says so", [413], [MOVE, KEY, JSON_TYPE, "Content-Length: 99999999"]],
  [
    "a body over the limit, label or not",
    [413],
    ["POST /v1/logistics/orders HTTP/1.1", KEY, JSON_TYPE, "Content-Length: 16777216"],
  ],
  ["a packed body", [415], [MOVE, KEY, JSON_TYPE, "Content-Encoding: gzip", "Content-Length: 2"], "{}"],
  ["a body of text", [415], [MOVE, KEY, "Content-Type: text/plain", "Content-Length: 2"], "{}"],
  ["a body of no type", [415], [MOVE, KEY, "Content-Length: 2"], "{}"],
  ["no credential", [401], [LIST]],
  ["two credentials", [401], [LIST, KEY, `Authorization: Bearer ${demo.api_key}`]],
  ["one credential twice", [401], [LIST, KEY, KEY]],
  [
    "Authorization twice",
    [401],
    [LIST, `Authorization: Bearer ${demo.api_key}`, `Authorization: Bearer ${demo.api_key}`],
  ],
  ["a file link with a value twice", [400], ["GET /files/doc_1?e=1&e=2 HTTP/1.1"]],
  ["a file in a folder", [404], ["GET /files/a/b/..%2f..%2fetc%2fpasswd HTTP/1.1"]],
  ["no file at all", [404], ["GET /files HTTP/1.1"]],
  ["a file to be deleted", [405], ["DELETE /files/doc_1 HTTP/1.1"]],
  ["a file whose name is no UTF-8", [400], ["GET /files/%ff HTTP/1.1"]],
  ["a credential that is none", [401], [LIST, "Authorization: Negotiate abc"]],
  ["JSON that ends too soon", [400], ...json('{"process_id":')],
  ["JSON with a comma too many", [400], ...json('{"lkss":"COLLECTED",}')],
  ["a key twice", [400], ...json('{"process_id":"a","process_id":"b","lkss":"COLLECTED"}')],
  ["NUL in a text", [400], ...json('{"process_id":"a\\u0000","lkss":"COLLECTED"}')],
  ["half a surrogate pair in a text", [400], ...json('{"process_id":"\\udc00","lkss":"COLLECTED"}')],
  ["a list for the whole", [400], ...json("[]")],
  ["a number for the whole", [400], ...json("1e999")],
  ["too many levels", [400], ...json(deep(10_000))],
  ["two keys of idempotency", [400], ...json("{}", "Idempotency-Key: a", "Idempotency-Key: b")],
  [
    "path against body",
    [400],
    ["POST /v1/processes/one/shipping_status HTTP/1.1", KEY, JSON_TYPE, "Content-Length: 37"],
    '{"process_id":"two","lkss":"CREATED"}',
  ],
];

for (const [what, statuses, lines, body] of ROWS) {
  test(`${what} is answered with a problem`, async () => {
    const answer: Answer = await sendRaw(lines, body);
    expect(statuses, answer.text).toContain(answer.status);
    expect(answer.headers.get("content-type"), answer.text).toContain("application/problem+json");
    const { type, title, status, detail, code, request_id } = answer.body;
    expect([status, request_id]).toEqual([answer.status, answer.headers.get("x-request-id")]);
    for (const text of [type, title, detail]) expect(text).toEqual(expect.stringMatching(/./));
    expect(Number.isInteger(code)).toBe(true);
    if (answer.status === 405) expect(answer.headers.get("allow")).toMatch(/GET|POST/);
    if (answer.status === 429) expect(Number(answer.headers.get("retry-after"))).toBeGreaterThanOrEqual(1);
    expect(answer.text).not.toMatch(/<html|prisma|node_modules/i);
  });
}
