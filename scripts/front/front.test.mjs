import { once } from "node:events";
import { connect } from "node:net";
import { afterEach, beforeEach, expect, test } from "vitest";
import { problemType, PROBLEMS as VOCABULARY } from "../../contract/vocabulary/problem";
import { PROBLEMS } from "./problem.mjs";
import { createFront } from "./server.mjs";

const MEBIBYTE = 1024 * 1024;
let front;
let seen;

beforeEach(async () => {
  seen = [];
  front = createFront({
    handler: (req, res) => {
      seen.push({ method: req.method, url: req.url, headers: req.headers });
      req.resume();
      req.on("end", () => res.end("passed"));
    },
  });
  front.server.listen(0, "127.0.0.1");
  await once(front.server, "listening");
});

afterEach(() => front.drain(0));

/** Sends bytes as they are and reads until the other side closes (or, for kept connections, one whole answer). */
async function send(text) {
  const socket = connect(front.server.address().port, "127.0.0.1");
  socket.setEncoding("utf8");
  socket.write(text);
  let answer = "";
  for await (const chunk of socket) {
    answer += chunk;
    if (isComplete(answer)) break;
  }
  socket.destroy();
  const [head, body = ""] = answer.split("\r\n\r\n");
  const [statusLine, ...lines] = head.split("\r\n");
  const headers = Object.fromEntries(
    lines.map((line) => [line.split(": ")[0].toLowerCase(), line.slice(line.indexOf(": ") + 2)]),
  );
  return { status: Number(statusLine.split(" ")[1]), headers, body, statusLine };
}

function isComplete(answer) {
  const end = answer.indexOf("\r\n\r\n");
  const length = /content-length: (\d+)/i.exec(answer);
  if (end < 0) return false;
  if (length) return answer.length >= end + 4 + Number(length[1]);
  return answer.endsWith("0\r\n\r\n") || /^HTTP\/1.1 (100|204)/.test(answer);
}

const request = (line, headers = {}, body = "") =>
  send(
    `${line} HTTP/1.1\r\nHost: x\r\n${Object.entries(headers)
      .map(([name, value]) => `${name}: ${value}\r\n`)
      .join("")}\r\n${body}`,
  );

function expectProblem(answer, { status, reason }) {
  expect(answer.status).toBe(status);
  expect(answer.headers["content-type"]).toBe("application/problem+json");
  const problem = JSON.parse(answer.body);
  expect(problem).toMatchObject({ status, reason, details: [], message: problem.detail });
  expect(problem.type).toBe(problemType(reason));
  expect(problem.request_id).toBe(answer.headers["x-request-id"]);
  expect(seen).toEqual([]);
}

test("the front and the application name the same failure alike", () => {
  for (const [reason, { code, title }] of Object.entries(PROBLEMS))
    expect(VOCABULARY[reason]).toMatchObject({ code, title });
});

test("a well-formed request passes with a request id that the answer repeats", async () => {
  const answer = await request("GET /v1/processes?page=0");
  expect(answer.status).toBe(200);
  expect(answer.headers["x-request-id"]).toMatch(/^req_[0-9a-f]{24}$/);
  expect(seen[0].url).toBe("/v1/processes?page=0");
  expect(seen[0].headers["x-request-id"]).toBe(answer.headers["x-request-id"]);
});

test("a caller's harmless request id is kept, another one is replaced", async () => {
  expect((await request("GET /v1/a", { "X-Request-Id": "order-77" })).headers["x-request-id"]).toBe("order-77");
  expect((await request("GET /v1/a", { "X-Request-Id": "a b<c>" })).headers["x-request-id"]).toMatch(/^req_/);
});

test("the peer's address is told to the application and cannot be claimed", async () => {
  await request("GET /v1/a", { "x-svc-peer": "8.8.8.8" });
  expect(seen[0].headers["x-svc-peer"]).toBe("127.0.0.1");
});

test.each(["/v1/%zz", "/v1/%ff", "/returns/%", "/v1/a%00b", "/v1/a?query=%e0%80"])(
  "bad percent-encoding in %s is a 400 problem",
  async (url) => expectProblem(await request(`GET ${url}`), { status: 400, reason: "INVALID_ARGUMENT" }),
);

test.each(["/v1/a%00b", "/v1/%00"])("a NUL in %s is called a NUL", async (url) => {
  const answer = await request(`GET ${url}`);
  expectProblem(answer, { status: 400, reason: "INVALID_ARGUMENT" });
  expect(JSON.parse(answer.body).detail).toMatch(/NUL character \(%00\)/);
});

test("bad percent-encoding of a page is a plain 400", async () => {
  const answer = await request("GET /r/%zz");
  expect(answer.status).toBe(400);
  expect(answer.headers["content-type"]).toContain("text/plain");
});

test.each(["TRACE", "PROPFIND", "FOO", "get"])(
  "the method %s is a 405 problem that names the allowed ones",
  async (method) => {
    const answer = await request(`${method} /v1/processes`);
    expectProblem(answer, { status: 405, reason: "METHOD_NOT_ALLOWED" });
    expect(answer.headers.allow).toContain("POST");
  },
);

test.each(["TRACE", "PROPFIND", "FOO", "get"])(
  "the refusal of %s names the path, without the query",
  async (method) => {
    const answer = await request(`${method} /v1/processes?query=secret`);
    expect(JSON.parse(answer.body).instance).toBe("/v1/processes");
  },
);

test("an unknown method of a page is one plain sentence, as other refusals of pages are", async () => {
  const answer = await request("FOO /dashboard");
  expect(answer.status).toBe(405);
  expect(answer.headers["content-type"]).toContain("text/plain");
});

test("CONNECT is refused", async () => {
  expect((await request("CONNECT example.com:443")).status).toBe(405);
});

test("bytes that are no HTTP are a 400", async () => {
  expect((await send("\x16\x03\x01\x02\x00\r\n\r\n")).status).toBe(400);
});

test("headers of more than 16 KiB are a 431 that names the path", async () => {
  const answer = await request("GET /v1/a", { "X-Long": "x".repeat(20_000) });
  expect(answer.status).toBe(431);
  expect(JSON.parse(answer.body).instance).toBe("/v1/a");
});

test("a doubled slash under the API is a 404 problem, not a redirect", async () => {
  expectProblem(await request("GET /v1//processes"), { status: 404, reason: "NOT_FOUND" });
});

test.each(["/V1/processes", "/V1", "/Returns/intent/start"])("%s is a 404 problem, not a page", async (url) => {
  expectProblem(await request(`GET ${url}`), { status: 404, reason: "NOT_FOUND" });
});

test.each([
  ["POST /v1/ops/ecommerce/review", "application/json", MEBIBYTE],
  ["POST /v1/logistics/orders", "application/json", 15 * MEBIBYTE],
  ["POST /v1/processes/p1/logistics/", "application/json", 15 * MEBIBYTE],
  ["POST /v1/processes/p1/logistics", "application/json", MEBIBYTE],
  ["POST /returns/r1/documents", "multipart/form-data; boundary=x", 11 * MEBIBYTE],
  ["POST /v1/ecommerces/e1/orders/import", "text/csv", 1024 * MEBIBYTE],
])("%s of type %s is limited to %i bytes, and nothing more of it is read", async (line, type, limit) => {
  const answer = await request(line, { "Content-Type": type, "Content-Length": limit + 1 }, "only a few bytes");
  expectProblem(answer, { status: 413, reason: "PAYLOAD_TOO_LARGE" });
  expect(answer.headers.connection).toBe("close");
});

test.each([
  ["POST /api/auth/callback/credentials", MEBIBYTE],
  ["POST /dashboard/sign-in", MEBIBYTE],
  ["POST /r/demo/documents", 12 * MEBIBYTE],
  ["POST /api/trpc/a,b?batch=1", 16 * MEBIBYTE],
  ["POST /dashboard/returns/import/file", 1024 * MEBIBYTE],
  ["POST /dashboard/returns/import/return-file", 1024 * MEBIBYTE],
])("%s, no API of ours, takes %i bytes and no more", async (line, limit) => {
  const refused = await request(line, { "Content-Length": limit + 1 }, "only a few bytes");
  expect([refused.status, refused.headers.connection]).toEqual([413, "close"]);
  expect(seen).toEqual([]);
});

test("a form must say its length; a file that is stored as it comes need not", async () => {
  const chunked = { "Transfer-Encoding": "chunked", Connection: "close" };
  expect((await request("POST /api/auth/callback/credentials", chunked, "1\r\na\r\n0\r\n\r\n")).status).toBe(411);
  const file = await request("POST /dashboard/returns/import/file", chunked, "1\r\na\r\n0\r\n\r\n");
  expect(file.body).toContain("passed");
});

test("a body of exactly the limit passes", async () => {
  const answer = await request("POST /v1/a", { "Content-Length": MEBIBYTE }, "x".repeat(MEBIBYTE));
  expect(answer.body).toContain("passed");
});

test("a refused body is never asked for, an accepted one is", async () => {
  const headers = { Expect: "100-continue" };
  const refused = await request("POST /v1/a", { ...headers, "Content-Length": 2 * MEBIBYTE });
  expect(refused.status).toBe(413);
  const accepted = await request("POST /v1/a", { ...headers, "Content-Length": 3 });
  expect(accepted.statusLine).toBe("HTTP/1.1 100 Continue");
});

test.each(["gzip", "br", "deflate, gzip"])("a body with Content-Encoding %s is a 415 problem", async (encoding) => {
  const answer = await request("POST /v1/a", { "Content-Encoding": encoding, "Content-Length": 3 }, "abc");
  expectProblem(answer, { status: 415, reason: "UNSUPPORTED_MEDIA_TYPE" });
});

test("an offer of HTTP/2 is ignored, not taken for a web socket", async () => {
  const answer = await request("GET /v1/a", {
    Connection: "Upgrade, HTTP2-Settings",
    Upgrade: "h2c",
    "HTTP2-Settings": "AAMAAABk",
  });
  expect(answer.status).toBe(200);
});

test("the absolute form of an address loses its origin", async () => {
  await request("GET http://x/v1/a?b=1");
  expect(seen[0].url).toBe("/v1/a?b=1");
});

test("OPTIONS * answers with the methods", async () => {
  const answer = await request("OPTIONS *");
  expect([answer.status, answer.headers.allow]).toEqual([204, expect.stringContaining("PATCH")]);
});

test("draining lets a running answer finish and takes no new connection", async () => {
  let finish;
  const started = new Promise((resolve) => {
    front.server.removeAllListeners("request");
    front.server.on("request", (_req, res) => {
      finish = () => res.end("late but whole");
      resolve();
    });
  });
  const answer = request("GET /slow");
  await started;
  const { port } = front.server.address();
  const drained = front.drain(5_000);
  const late = connect(port, "127.0.0.1");
  await expect(once(late, "connect")).rejects.toThrow("ECONNREFUSED");
  finish();
  expect((await answer).body).toContain("late but whole");
  await drained;
});
