import { once } from "node:events";
import { connect } from "node:net";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createFront } from "./server.mjs";

const shelf = globalThis.homeward;
let before;
let front;
let answer;
/** Resolves with the next request that the front server reports. */
let told;

beforeEach(async () => {
  before = shelf.get("request-observer");
  told = new Promise((resolve) => shelf.set("request-observer", resolve));
  front = createFront({ handler: (req, res) => answer(req, res) });
  front.server.listen(0, "127.0.0.1");
  await once(front.server, "listening");
});
afterEach(async () => {
  await front.drain(0);
  if (before === undefined) shelf.delete("request-observer");
  else shelf.set("request-observer", before);
});

const send = (head) => {
  const socket = connect(front.server.address().port, "127.0.0.1");
  socket.write(`${head}\r\nHost: x\r\n\r\n`);
  socket.resume();
  return socket;
};

test("reports a request with the template that its handler named, without its query", async () => {
  answer = async (_req, res) => {
    await new Promise(setImmediate);
    shelf.get("observed-request").getStore().route = "/v1/processes/{process_id}";
    res.writeHead(404).end();
  };
  send("GET /v1/processes/p1?email=ana@example.com HTTP/1.1");
  const { seconds, ...request } = await told;
  expect(request).toEqual({
    ...{ method: "GET", path: "/v1/processes/p1", route: "/v1/processes/{process_id}" },
    ...{ status: 404, isRefused: false },
  });
  expect(seconds).toBeGreaterThan(0);
});

test("reports what the front server refuses with its status, even if the answer bypasses Node's own", async () => {
  send("POST /v1/a HTTP/1.1\r\nContent-Length: 999999999");
  expect(await told).toMatchObject({ method: "POST", status: 413, isRefused: true, route: null });
});

test("reports a client that disconnects before the answer", async () => {
  answer = () => socket.destroy();
  const socket = send("GET /slow HTTP/1.1");
  expect(await told).toMatchObject({ path: "/slow", status: 499, isRefused: false });
});
