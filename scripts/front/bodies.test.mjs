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
])("%s of type %s is limited to %i bytes, and nothing more of it is read", async (line, type, limit) => {
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
])("%s, no API of ours, takes %i bytes and no more", async (line, limit) => {
  const refused = await request(line, { "Content-Length": limit + 1 }, "only a few bytes");
  expect([refused.status, refused.headers.connection]).toEqual([413, "close"]);
  expect(scene.seen).toEqual([]);
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

const CHUNKED = { "Transfer-Encoding": "chunked" };
const part = (bytes) => `${bytes.toString(16)}\r\n${"x".repeat(bytes)}\r\n`;

test("a body that does not tell its length is handed on whole, with its length", async () => {
  const answer = await request("POST /v1/a", CHUNKED, `${part(3)}${part(70_000)}0\r\n\r\n`);
  expect(answer.body).toContain("passed");
  expect(scene.seen).toMatchObject([
    { method: "POST", url: "/v1/a", headers: { "content-length": "70003" }, size: 70_003 },
  ]);
  expect(scene.seen[0].headers["transfer-encoding"]).toBeUndefined();
});

test("an empty body that does not tell its length passes", async () => {
  await request("POST /v1/a", CHUNKED, "0\r\n\r\n");
  expect(scene.seen).toMatchObject([{ size: 0 }]);
});

test("a body that does not tell its length is read to the limit and never handed on", async () => {
  const answer = await request("POST /v1/a", CHUNKED, part(MEBIBYTE + 1));
  expectProblem(answer, { status: 413, reason: "PAYLOAD_TOO_LARGE" });
  expect(answer.headers.connection).toBe("close");
  const exact = await request("POST /v1/a", CHUNKED, `${part(MEBIBYTE)}0\r\n\r\n`);
  expect(exact.body).toContain("passed");
});

test("whoever hangs up in the middle of such a body leaves nothing behind", async () => {
  const socket = connect(scene.port, "127.0.0.1");
  socket.write(`POST /v1/a HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n${part(10)}`);
  const [peer] = await once(scene.front.server, "connection");
  await once(scene.front.server, "request");
  socket.destroy();
  await once(peer, "close");
  expect(scene.seen).toEqual([]);
});

test("after such a body the connection serves on", async () => {
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
test.each(["gzip", "br", "deflate, gzip"])("a body with Content-Encoding %s is a 415 problem", async (encoding) => {
  const answer = await request("POST /v1/a", { "Content-Encoding": encoding, "Content-Length": 3 }, "abc");
  expectProblem(answer, { status: 415, reason: "UNSUPPORTED_MEDIA_TYPE" });
});

test("a body in a million pieces holds no more than its bytes", async () => {
  const body = new PassThrough();
  const before = process.memoryUsage().heapUsed;
  const outcome = createGatherer()(body, MEBIBYTE);
  for (let count = 0; count < 1_000_000; count += 1) body.emit("data", Buffer.from("a"));
  expect(process.memoryUsage().heapUsed - before).toBeLessThan(64 * MEBIBYTE);
  body.destroy();
  expect(await outcome).toBe("GONE");
});

test("HEAD is refused without a body", async () => {
  const answer = await request("HEAD /v1/a", CHUNKED, part(MEBIBYTE + 1));
  expect([answer.status, answer.body]).toEqual([413, ""]);
});

test("an expectation that nobody knows is a 417 problem", async () => {
  const answer = await request("POST /v1/a", { Expect: "banana", "Content-Length": 3 }, "abc");
  expectProblem(answer, { status: 417, reason: "INVALID_ARGUMENT" });
});

describe("with little room", () => {
  const cramped = frontForTests({ bodies: { mostHeldBytes: 100_000 } });

  test("a body that would hold more than all may together is a 503 problem, and leaves its room to the next", async () => {
    for (let count = 0; count < 2; count += 1) {
      const refused = await cramped.request("POST /v1/a", CHUNKED, part(200_000));
      cramped.expectProblem(refused, { status: 503, reason: "UNAVAILABLE" });
      expect(refused.headers["retry-after"]).toBe("1");
    }
    const answer = await cramped.request("POST /v1/a", CHUNKED, `${part(60_000)}0\r\n\r\n`);
    expect(answer.body).toContain("passed");
  });
});

describe("with little patience", () => {
  const hurried = frontForTests({ bodies: { timeoutMs: 1 } });

  test("a body that does not end is a 408 problem", async () => {
    const answer = await hurried.request("POST /v1/a", CHUNKED, part(10));
    hurried.expectProblem(answer, { status: 408, reason: "INVALID_ARGUMENT" });
  });
});
