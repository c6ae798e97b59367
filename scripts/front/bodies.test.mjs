import { once } from "node:events";
import { connect } from "node:net";
import { PassThrough } from "node:stream";
import { describe, expect, test } from "vitest";
import { createGatherer } from "./body.mjs";
import { frontForTests, MEBIBYTE } from "./front-scene.mjs";

const { scene, request, expectProblem } = frontForTests();

test.each([
  ["POST /v1/ops/ecommerce/review", "application/json", MEBIBYTE],
  ["POST /v1/logistics/orders", "application/json", 15 * MEBIBYTE],
  ["POST /v1/processes/p1/logistics/", "application/json", 15 * MEBIBYTE],
  ["POST /v1/processes/p1/logistics", "application/json", MEBIBYTE],
  ["PUT /v1/logistics/orders", "application/json", MEBIBYTE],
  ["PUT /v1/processes/p1/logistics/", "application/json", MEBIBYTE],
  ["POST /returns/r1/documents", "multipart/form-data; boundary=x", 11 * MEBIBYTE],
  ["POST /v1/ecommerces/e1/orders/import", "text/csv", 1024 * MEBIBYTE],
])("limits %s of type %s to %i bytes, and reads nothing beyond", async (line, type, limit) => {
  const answer = await request(line, { "Content-Type": type, "Content-Length": limit + 1 }, "only a few bytes");
  expectProblem(answer, { status: 413, reason: "PAYLOAD_TOO_LARGE" });
  expect(answer.headers.connection).toBe("close");
});

test.each([
  ["POST /api/auth/callback/credentials", MEBIBYTE],
  ["POST /dashboard/sign-in", MEBIBYTE],
  ["POST /r/demo/documents", 26 * MEBIBYTE],
  ["POST /api/trpc/a,b?batch=1", 16 * MEBIBYTE],
  ["POST /dashboard/returns/import/file", 1024 * MEBIBYTE],
  ["POST /dashboard/returns/import/return-file", 1024 * MEBIBYTE],
])("limits %s, outside the API, to %i bytes", async (line, limit) => {
  const refused = await request(line, { "Content-Length": limit + 1 }, "only a few bytes");
  expect([refused.status, refused.headers.connection]).toEqual([413, "close"]);
  expect(scene.seen).toEqual([]);
});

test("requires the length of a form, but not of a streamed file", async () => {
  const chunked = { "Transfer-Encoding": "chunked", Connection: "close" };
  expect((await request("POST /api/auth/callback/credentials", chunked, "1\r\na\r\n0\r\n\r\n")).status).toBe(411);
  const file = await request("POST /dashboard/returns/import/file", chunked, "1\r\na\r\n0\r\n\r\n");
  expect(file.body).toContain("passed");
});

test("accepts a body of exactly the limit", async () => {
  const answer = await request("POST /v1/a", { "Content-Length": MEBIBYTE }, "x".repeat(MEBIBYTE));
  expect(answer.body).toContain("passed");
});

test("asks only for bodies that it accepts", async () => {
  const headers = { Expect: "100-continue" };
  const refused = await request("POST /v1/a", { ...headers, "Content-Length": 2 * MEBIBYTE });
  expect(refused.status).toBe(413);
  const accepted = await request("POST /v1/a", { ...headers, "Content-Length": 3 });
  expect(accepted.statusLine).toBe("HTTP/1.1 100 Continue");
});

const CHUNKED = { "Transfer-Encoding": "chunked" };
const part = (bytes) => `${bytes.toString(16)}\r\n${"x".repeat(bytes)}\r\n`;

test("passes on a body without a declared length complete and with its length", async () => {
  const answer = await request("POST /v1/a", CHUNKED, `${part(3)}${part(70_000)}0\r\n\r\n`);
  expect(answer.body).toContain("passed");
  expect(scene.seen).toMatchObject([
    { method: "POST", url: "/v1/a", headers: { "content-length": "70003" }, size: 70_003 },
  ]);
  expect(scene.seen[0].headers["transfer-encoding"]).toBeUndefined();
});

test("accepts an empty body without a declared length", async () => {
  await request("POST /v1/a", CHUNKED, "0\r\n\r\n");
  expect(scene.seen).toMatchObject([{ size: 0 }]);
});

test("reads a body without a declared length up to the limit and never passes a larger one on", async () => {
  const answer = await request("POST /v1/a", CHUNKED, part(MEBIBYTE + 1));
  expectProblem(answer, { status: 413, reason: "PAYLOAD_TOO_LARGE" });
  expect(answer.headers.connection).toBe("close");
  const exact = await request("POST /v1/a", CHUNKED, `${part(MEBIBYTE)}0\r\n\r\n`);
  expect(exact.body).toContain("passed");
});

test("cleans up when the client disconnects during such a body", async () => {
  const socket = connect(scene.port, "127.0.0.1");
  socket.write(`POST /v1/a HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n${part(10)}`);
  const [peer] = await once(scene.front.server, "connection");
  await once(scene.front.server, "request");
  socket.destroy();
  await once(peer, "close");
  expect(scene.seen).toEqual([]);
});

test("keeps the connection usable after such a body", async () => {
  const head = "POST /v1/a HTTP/1.1\r\nHost: x\r\n";
  const socket = connect(scene.port, "127.0.0.1");
  socket.setEncoding("utf8");
  socket.write(`${head}Transfer-Encoding: chunked\r\n\r\n${part(5)}0\r\n\r\n`);
  await once(socket, "data");
  socket.write(`${head}Content-Length: 2\r\nConnection: close\r\n\r\nok`);
  await once(socket, "end");
  socket.destroy();
  expect(scene.seen).toMatchObject([{ size: 5 }, { size: 2 }]);
});
test.each(["gzip", "br", "deflate, gzip"])("answers 415 to a body with Content-Encoding %s", async (encoding) => {
  const answer = await request("POST /v1/a", { "Content-Encoding": encoding, "Content-Length": 3 }, "abc");
  expectProblem(answer, { status: 415, reason: "UNSUPPORTED_MEDIA_TYPE" });
});

test("stores a body in a million chunks in no more than its bytes", async () => {
  const body = new PassThrough();
  const before = process.memoryUsage().heapUsed;
  const outcome = createGatherer()(body, MEBIBYTE);
  for (let count = 0; count < 1_000_000; count += 1) body.emit("data", Buffer.from("a"));
  expect(process.memoryUsage().heapUsed - before).toBeLessThan(64 * MEBIBYTE);
  body.destroy();
  expect(await outcome).toBe("GONE");
});

test("refuses HEAD without a body", async () => {
  const answer = await request("HEAD /v1/a", CHUNKED, part(MEBIBYTE + 1));
  expect([answer.status, answer.body]).toEqual([413, ""]);
});

test("answers 417 to an unknown expectation", async () => {
  const answer = await request("POST /v1/a", { Expect: "banana", "Content-Length": 3 }, "abc");
  expectProblem(answer, { status: 417, reason: "INVALID_ARGUMENT" });
});

describe("with a small total limit", () => {
  const cramped = frontForTests({ bodies: { mostHeldBytes: 100_000 } });

  test("answers 503 to a body beyond the total limit, and frees its memory for the next one", async () => {
    for (let count = 0; count < 2; count += 1) {
      const refused = await cramped.request("POST /v1/a", CHUNKED, part(200_000));
      cramped.expectProblem(refused, { status: 503, reason: "UNAVAILABLE" });
      expect(refused.headers["retry-after"]).toBe("1");
    }
    const answer = await cramped.request("POST /v1/a", CHUNKED, `${part(60_000)}0\r\n\r\n`);
    expect(answer.body).toContain("passed");
  });
});

describe("with a short timeout", () => {
  const hurried = frontForTests({ bodies: { timeoutMs: 1 } });

  test("answers 408 to a body that never ends", async () => {
    const answer = await hurried.request("POST /v1/a", CHUNKED, part(10));
    hurried.expectProblem(answer, { status: 408, reason: "INVALID_ARGUMENT" });
  });
});
