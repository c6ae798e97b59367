import { once } from "node:events";
import { connect } from "node:net";
import { describe, expect, test } from "vitest";
import { PROBLEMS as VOCABULARY } from "../../contract/vocabulary/problem";
import { frontForTests, MEBIBYTE } from "./front-scene.mjs";
import { PROBLEMS } from "./problem.mjs";
import { HSTS } from "./server.mjs";

const { scene, request, send, expectProblem } = frontForTests();

test("uses the same names for failures in the front server and the application", () => {
  for (const [reason, { code, title }] of Object.entries(PROBLEMS))
    expect(VOCABULARY[reason]).toMatchObject({ code, title });
});

test("passes a well-formed request with a request ID that the answer repeats", async () => {
  const answer = await request("GET /v1/processes?page=0");
  expect(answer.status).toBe(200);
  expect(answer.headers["x-request-id"]).toMatch(/^req_[0-9a-f]{24}$/);
  expect(scene.seen[0].url).toBe("/v1/processes?page=0");
  expect(scene.seen[0].headers["x-request-id"]).toBe(answer.headers["x-request-id"]);
});

test("keeps a caller's valid request ID and replaces an invalid one", async () => {
  expect((await request("GET /v1/a", { "X-Request-Id": "order-77" })).headers["x-request-id"]).toBe("order-77");
  expect((await request("GET /v1/a", { "X-Request-Id": "a b<c>" })).headers["x-request-id"]).toMatch(/^req_/);
});

test("tells the application the peer's address, which a caller can't claim", async () => {
  await request("GET /v1/a", { "x-svc-peer": "8.8.8.8" });
  expect(scene.seen[0].headers["x-svc-peer"]).toBe("127.0.0.1");
});

test.each(["X-Forwarded-For", "Forwarded", "Via", "X-Real-IP", "x-forwarded-proto"])(
  "marks a request with %s as not direct, whatever it claims",
  async (name) => {
    await request("GET /v1/a", { [name]: "127.0.0.1", "x-svc-direct": "true" });
    await request("GET /v1/a", { "x-svc-direct": "false" });
    expect(scene.seen.map(({ headers }) => headers["x-svc-direct"])).toEqual(["false", "true"]);
  },
);

test("tells the application about a repeated Authorization header", async () => {
  await send("GET /v1/a HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer a\r\nauthorization: Bearer b\r\n\r\n");
  expect(scene.seen[0].headers.authorization).toBe("Bearer a, Bearer b");
});

test.each(["/v1/%zz", "/v1/%ff", "/returns/%", "/v1/a%00b", "/v1/a?query=%e0%80", "/files/%ff", "/files/a%00b"])(
  "answers 400 to bad percent-encoding in %s",
  async (url) => expectProblem(await request(`GET ${url}`), { status: 400, reason: "INVALID_ARGUMENT" }),
);

test.each(["/v1/a%00b", "/v1/%00"])("names a NUL in %s in the error", async (url) => {
  const answer = await request(`GET ${url}`);
  expectProblem(answer, { status: 400, reason: "INVALID_ARGUMENT" });
  expect(JSON.parse(answer.body).detail).toMatch(/NUL character \(%00\)/);
});

test("answers a plain 400 to bad percent-encoding of a page", async () => {
  const answer = await request("GET /r/%zz");
  expect(answer.status).toBe(400);
  expect(answer.headers["content-type"]).toContain("text/plain");
});

test.each(["TRACE", "PROPFIND", "FOO", "get"])(
  "answers 405 to the method %s and lists the allowed ones",
  async (method) => {
    const answer = await request(`${method} /v1/processes`);
    expectProblem(answer, { status: 405, reason: "METHOD_NOT_ALLOWED" });
    expect(answer.headers.allow).toContain("POST");
  },
);

test.each(["TRACE", "PROPFIND", "FOO", "get"])(
  "names the path in the refusal of %s without the query",
  async (method) => {
    const answer = await request(`${method} /v1/processes?query=secret`);
    expect(JSON.parse(answer.body).instance).toBe("/v1/processes");
  },
);

test("answers an unknown method of a page in one plain sentence, like other refusals of pages", async () => {
  const answer = await request("FOO /dashboard");
  expect(answer.status).toBe(405);
  expect(answer.headers["content-type"]).toContain("text/plain");
});

test("refuses CONNECT", async () => {
  expect((await request("CONNECT example.com:443")).status).toBe(405);
});

test("answers 400 to bytes that aren't HTTP", async () => {
  expect((await send("\x16\x03\x01\x02\x00\r\n\r\n")).status).toBe(400);
});

test("answers 431 with the path to headers of more than 16 KiB", async () => {
  const answer = await request("GET /v1/a", { "X-Long": "x".repeat(20_000) });
  expect(answer.status).toBe(431);
  expect(JSON.parse(answer.body).instance).toBe("/v1/a");
});

test.each(["/v1//processes", "/files//x", "/files/..%5c..%5cx"])(
  "answers 404 to %s instead of a redirect",
  async (url) => {
    expectProblem(await request(`GET ${url}`), { status: 404, reason: "NOT_FOUND" });
  },
);

test.each(["/V1/processes", "/V1", "/Returns/intent/start", "/Files/x"])(
  "answers 404 to %s instead of a page",
  async (url) => {
    expectProblem(await request(`GET ${url}`), { status: 404, reason: "NOT_FOUND" });
  },
);
test("ignores an offer of HTTP/2 instead of treating it as a web socket", async () => {
  const answer = await request("GET /v1/a", {
    Connection: "Upgrade, HTTP2-Settings",
    Upgrade: "h2c",
    "HTTP2-Settings": "AAMAAABk",
  });
  expect(answer.status).toBe(200);
});

test("removes the origin from the absolute form of an address", async () => {
  await request("GET http://x/v1/a?b=1");
  expect(scene.seen[0].url).toBe("/v1/a?b=1");
});

test("answers OPTIONS * with the methods", async () => {
  const answer = await request("OPTIONS *");
  expect([answer.status, answer.headers.allow]).toEqual([204, expect.stringContaining("PATCH")]);
});

test("is unready but serves everything else between leaving and draining", async () => {
  expect((await request("GET /readyz")).status).toBe(200);
  scene.front.leave();
  expect(await request("GET /readyz")).toMatchObject({ status: 503, body: expect.stringContaining("stopping") });
  expect((await request("GET /v1/processes")).status).toBe(200);
});

test("lets a running answer finish while draining, and accepts no new connection", async () => {
  let finish;
  const started = new Promise((resolve) => {
    scene.front.server.removeAllListeners("request");
    scene.front.server.on("request", (_req, res) => {
      finish = () => res.end("late but whole");
      resolve();
    });
  });
  const answer = request("GET /slow");
  await started;
  const { port } = scene.front.server.address();
  const drained = scene.front.drain(5_000);
  const late = connect(port, "127.0.0.1");
  await expect(once(late, "connect")).rejects.toThrow("ECONNREFUSED");
  finish();
  expect((await answer).body).toContain("late but whole");
  await drained;
});

describe("behind TLS", () => {
  const tls = frontForTests({ address: { appUrl: "https://returns.example" } });

  test("tells browsers to use https only, with every answer and refusal", async () => {
    const answers = [
      await tls.request("GET /r/demo"),
      await tls.request("GET /v1/a"),
      await tls.request("GET /v1/%zz"),
      await tls.request("POST /v1/a", { "Content-Length": 20 * MEBIBYTE }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 400, 413]);
    for (const { headers } of answers) expect(headers["strict-transport-security"]).toBe(HSTS);
  });
});

test("doesn't tell browsers to use https where people use http", async () => {
  expect((await request("GET /r/demo")).headers["strict-transport-security"]).toBeUndefined();
});
