import { expect, test } from "@playwright/test";
import { type Answer, call, get, post } from "./support/api";
import { demo } from "./support/demo";
import { putOrder } from "./support/orders";
import { sendRaw } from "./support/raw";
import { makeReturn, startIntent } from "./support/returns";

const JSON_TYPE = { "content-type": "application/json" };
const MEBIBYTE = 1024 * 1024;
const FOREIGN = "prc_01kah5x8m2t0000000000000zz";
const REVIEW = "/v1/ops/ecommerce/review";
const MOVE = "/v1/ops/update_lkss";
const INTENT = "/returns/intent/start";

/** The single shape of every error (RFC 9457 with the gRPC-style members), whatever its cause. */
const expectProblem = (answer: Answer, status: number, reason: string): void => {
  const { body, headers, text } = answer;
  expect(headers.get("content-type"), text).toContain("application/problem+json");
  expect([answer.status, body.status, body.reason], text).toEqual([status, status, reason]);
  for (const member of ["type", "title", "detail", "message", "request_id"])
    expect(body[member], member).toEqual(expect.stringMatching(/./));
  expect(body.code).toEqual(expect.any(Number));
  expect(body.details).toEqual(expect.any(Array));
  expect(body.request_id).toBe(headers.get("x-request-id"));
  expect(text).not.toMatch(/<html|prisma|stack|node_modules/i);
};

type Case = [what: string, status: number, reason: string, send: () => Promise<Answer>];

const move = (body: unknown, headers = {}) => post(MOVE, body, { headers });
const basic = (user: string) => `Basic ${Buffer.from(`${user}:`).toString("base64")}`;

const CASES: Case[] = [
  ["a body that is no JSON", 400, "INVALID_ARGUMENT", () => move("{")],
  ["a body that is no object", 400, "INVALID_ARGUMENT", () => move("[1]")],
  ["a body of null", 400, "INVALID_ARGUMENT", () => move("null")],
  ["no body where fields are needed", 400, "INVALID_ARGUMENT", () => call("POST", REVIEW, { headers: JSON_TYPE })],
  [
    "text for a number",
    400,
    "INVALID_ARGUMENT",
    () => post("/returns/x/save_client_preferences?line_item_id=y", { quantity: "1", return_reason: "TOO_SMALL" }),
  ],
  ["a number for text", 400, "INVALID_ARGUMENT", () => move({ process_id: 7, lkss: "COLLECTED" })],
  ["a word that is not in the list", 400, "INVALID_ARGUMENT", () => move({ process_id: "x", lkss: "FLYING" })],
  ["NUL in text", 400, "INVALID_ARGUMENT", () => move({ process_id: "a\u0000b", lkss: "COLLECTED" })],
  ["half a surrogate pair", 400, "INVALID_ARGUMENT", () => move('{"process_id":"\\ud800","lkss":"COLLECTED"}')],
  ["text beyond its length", 400, "INVALID_ARGUMENT", () => move({ process_id: "x".repeat(129), lkss: "COLLECTED" })],
  ["an empty list of reviews", 400, "INVALID_ARGUMENT", () => post(REVIEW, { process_id: "x", reviews: [] })],
  ["a page before the first", 400, "INVALID_ARGUMENT", () => get("/v1/processes/summaries?page=-1")],
  ["a page that is no number", 400, "INVALID_ARGUMENT", () => get("/v1/processes/summaries?page=one")],
  ["a page that is too large", 400, "INVALID_ARGUMENT", () => get("/v1/processes/summaries?page_size=101")],
  ["a query value twice", 400, "INVALID_ARGUMENT", () => get("/v1/processes/summaries?page=0&page=1")],
  ["an unknown status", 400, "INVALID_ARGUMENT", () => get("/v1/processes/summaries?status=LOST")],
  ["no ids of orders", 400, "INVALID_ARGUMENT", () => get("/returns")],
  ["a key of idempotency with a space", 400, "INVALID_ARGUMENT", () => move({}, { "idempotency-key": "a b" })],
  [
    "path and body that disagree",
    400,
    "INVALID_ARGUMENT",
    () => post("/v1/processes/one/shipping_status", { process_id: "two", lkss: "COLLECTED" }),
  ],
  ["no credential", 401, "UNAUTHENTICATED", () => get("/v1/processes/summaries", { key: null })],
  ["an empty credential", 401, "UNAUTHENTICATED", () => get("/v1/processes/summaries", { key: "" })],
  ["an unknown key", 401, "UNAUTHENTICATED", () => get("/v1/processes/summaries", { key: `${demo.api_key}x` })],
  [
    "two credentials",
    401,
    "UNAUTHENTICATED",
    () => get("/v1/processes/summaries", { headers: { authorization: `Bearer ${demo.api_key}` } }),
  ],
  [
    "an unknown scheme",
    401,
    "UNAUTHENTICATED",
    () => get("/v1/processes/summaries", { key: null, headers: { authorization: `Digest ${demo.api_key}` } }),
  ],
  [
    "an unknown key as user name",
    401,
    "UNAUTHENTICATED",
    () => get("/v1/processes/summaries", { key: null, headers: { authorization: basic("nobody") } }),
  ],
  ["a forged token of a shopper", 401, "UNAUTHENTICATED", () => get("/returns/x/tracking", { key: "ct_forged.token" })],
  ["an unknown process", 404, "NOT_FOUND", () => get(`/v1/processes/${FOREIGN}`)],
  ["an unknown process to move", 404, "NOT_FOUND", () => move({ process_id: FOREIGN, lkss: "COLLECTED" })],
  ["an unknown return", 404, "NOT_FOUND", () => get(`/returns/${FOREIGN}/tracking`)],
  ["an unknown path under /v1", 404, "NOT_FOUND", () => get("/v1/no/such/thing")],
  ["an unknown path under /v1, posted to", 404, "NOT_FOUND", () => post("/v1/no/such/thing", {})],
  ["/v1 itself", 404, "NOT_FOUND", () => get("/v1")],
  ["an unknown path under /returns", 404, "NOT_FOUND", () => get("/returns/a/b/c/d")],
  ["a doubled slash", 404, "NOT_FOUND", () => get("/v1//processes/summaries")],
  ["a form instead of JSON", 415, "UNSUPPORTED_MEDIA_TYPE", () => move("a=b", { "content-type": "text/plain" })],
  ["a compressed body", 415, "UNSUPPORTED_MEDIA_TYPE", () => move("x", { "content-encoding": "gzip" })],
  [
    "bad percent-encoding in a path",
    400,
    "INVALID_ARGUMENT",
    () => sendRaw(["GET /v1/processes/%zz HTTP/1.1", `x-svc-api-key: ${demo.api_key}`]),
  ],
  [
    "bytes in a path that are no UTF-8",
    400,
    "INVALID_ARGUMENT",
    () => sendRaw(["GET /returns/%ff/tracking HTTP/1.1", `x-svc-api-key: ${demo.api_key}`]),
  ],
  [
    "bad percent-encoding in a query",
    400,
    "INVALID_ARGUMENT",
    () => sendRaw(["GET /v1/processes/summaries?order_id=%e0%80 HTTP/1.1", `x-svc-api-key: ${demo.api_key}`]),
  ],
  ["TRACE", 405, "METHOD_NOT_ALLOWED", () => sendRaw(["TRACE /v1/processes/summaries HTTP/1.1"])],
  ["a method that nobody knows", 405, "METHOD_NOT_ALLOWED", () => sendRaw(["BREW /v1/processes/summaries HTTP/1.1"])],
  [
    "a body over the limit that says so",
    413,
    "PAYLOAD_TOO_LARGE",
    () => sendRaw([`POST ${MOVE} HTTP/1.1`, "Content-Type: application/json", `Content-Length: ${MEBIBYTE + 1}`]),
  ],
];

for (const [what, status, reason, send] of CASES) {
  test(`${what} is a ${status} problem`, async () => expectProblem(await send(), status, reason));
}

test("a body over the limit without a declared length is a 413 problem", async () => {
  const chunk = `${(64 * 1024).toString(16)}\r\n${" ".repeat(64 * 1024)}\r\n`;
  const answer = await sendRaw(
    [
      `POST ${MOVE} HTTP/1.1`,
      `x-svc-api-key: ${demo.api_key}`,
      "Content-Type: application/json",
      "Transfer-Encoding: chunked",
    ],
    `${chunk.repeat(20)}0\r\n\r\n`,
  );
  expectProblem(answer, 413, "PAYLOAD_TOO_LARGE");
});

const WRONG_METHODS: [method: string, path: string, allow: string[]][] = [
  ["DELETE", "/v1/processes/x", ["GET"]],
  ["POST", "/v1/processes/summaries", ["GET"]],
  ["GET", MOVE, ["POST"]],
  ["PUT", INTENT, ["POST"]],
  ["PATCH", `/v1/ecommerces/${demo.ecommerce_id}/orders/1042`, ["PUT"]],
  ["DELETE", "/returns/x/return_options/", ["GET", "POST"]],
];

for (const [method, path, allow] of WRONG_METHODS) {
  test(`${method} ${path.replace(demo.ecommerce_id, "ID")} is a 405 problem with the allowed methods`, async () => {
    const answer = await call(method, path, method === "GET" ? {} : { body: {} });
    expectProblem(answer, 405, "METHOD_NOT_ALLOWED");
    const named = (answer.headers.get("allow") ?? "").split(/,\s*/);
    expect(named).toEqual(expect.arrayContaining(allow));
    expect(named).not.toContain(method);
  });
}

test("an unknown order and wrong order details get the same answer", async () => {
  const order = await putOrder();
  const withoutId = async (answer: Promise<Answer>) => {
    const { status, body } = await answer;
    return JSON.stringify([status, { ...body, request_id: "" }]);
  };
  const wrongMail = post(INTENT, { order_number: order.number, email: `no.${order.email}` });
  const noOrder = post(INTENT, { order_number: `${order.number}0`, email: order.email });
  expectProblem(await wrongMail, 404, "NOT_FOUND");
  expect(await withoutId(wrongMail)).toBe(await withoutId(noOrder));
});

test("a field with several errors is named with the values it allows", async () => {
  const answer = await post(REVIEW, { process_id: "", reviews: [{ line_item_id: "a", status: "LOVED" }] });
  expectProblem(answer, 400, "INVALID_ARGUMENT");
  expect(answer.body.details.map(({ field }: { field: string }) => field)).toEqual(["process_id", "reviews[0].status"]);
});

test("a rejected review changes nothing", async () => {
  const { processId, order } = await makeReturn({ quantity: 2, lines: [{ name: "Mug", unitPrice: 900, quantity: 2 }] });
  const line_item_id = order.lines[0]?.id;
  const reviews = [
    { line_item_id, status: "APPROVED" },
    { line_item_id, status: "DECLINED", reject_reason: "" },
  ];
  expectProblem(await post(REVIEW, { process_id: processId, reviews }), 400, "INVALID_ARGUMENT");
  const { body } = await get(`/v1/processes/${processId}`);
  const verdicts = body.return_summary.returned_items.items[0].units.map(({ verdict }: { verdict: string }) => verdict);
  expect(verdicts).toEqual(["UNDECIDED", "UNDECIDED"]);
});

test("a draft rejects items that the order doesn't contain", async () => {
  const { returnId, token: key, order } = await startIntent(await putOrder());
  const choose = (line: string, body: unknown) =>
    post(`/returns/${returnId}/save_client_preferences?line_item_id=${line}`, body, { key });
  const line = order.lines[0]?.id ?? "";
  expectProblem(await choose("li_none", { quantity: 1, return_reason: "TOO_SMALL" }), 404, "NOT_FOUND");
  const tooMany = await choose(line, { quantity: 2, return_reason: "TOO_SMALL" });
  expect([400, 409]).toContain(tooMany.status);
  expectProblem(tooMany, tooMany.status, tooMany.body.reason);
  expectProblem(await choose(line, { quantity: 1, return_reason: "BORED" }), 400, "INVALID_ARGUMENT");
  expectProblem(await choose(line, { quantity: 1, return_reason: "DAMAGED" }), 400, "INVALID_ARGUMENT");
  expectProblem(await post(`/returns/${returnId}/complete`, {}, { key }), 409, "FAILED_PRECONDITION");
});
