import { createServer } from "node:net";
import { afterEach, beforeEach, expect, test } from "vitest";
import { startWebhookReceiver, type WebhookReceiver } from "@/test/webhook-receiver";
import { createWebhookSender, type WebhookSenderOptions } from "./webhook-sender";

let receiver: WebhookReceiver;
beforeEach(async () => {
  receiver = await startWebhookReceiver();
});
afterEach(() => receiver.close());

const send = (options: Partial<WebhookSenderOptions> = {}, url = receiver.url) =>
  createWebhookSender({ allowPrivateAddresses: true, ...options }).send({
    url,
    headers: { "Content-Type": "application/json", "X-SVC-Event": "onProcessCompleted" },
    body: '{"name":"Łódź"}',
  });

test("sends exactly the given bytes and headers", async () => {
  receiver.behave({ kind: "answer", status: 202, body: "thanks" });
  expect(await send()).toMatchObject({ kind: "ANSWERED", status: 202, body: "thanks", retryAfter: null });
  const [request] = receiver.requests;
  expect(request?.body).toEqual(Buffer.from('{"name":"Łódź"}', "utf8"));
  expect(request?.headers).toMatchObject({ "content-type": "application/json", "x-svc-event": "onProcessCompleted" });
  expect(request?.headers["content-length"]).toBe(String(request?.body.byteLength));
});

test("keeps up to 4 KiB of a response's headers", async () => {
  receiver.behave({ kind: "answer", status: 503, headers: { "retry-after": "7", "x-served-by": "edge 12" } });
  expect(await send()).toMatchObject({ headers: { "retry-after": "7", "x-served-by": "edge 12" } });
  receiver.behave({ kind: "answer", status: 200, headers: { "x-first": "1", "x-long": "x".repeat(5_000) } });
  const outcome = await send();
  const names = outcome.kind === "ANSWERED" ? Object.keys(outcome.headers) : [];
  expect(names).toContain("x-first");
  expect(names).not.toContain("x-long");
});

test.each([301, 302, 303, 307, 308])(
  "treats a redirect (%i) as the response and never calls its target",
  async (status) => {
    const target = await startWebhookReceiver();
    receiver.behave({ kind: "answer", status, headers: { location: target.url } });
    expect(await send()).toMatchObject({ kind: "ANSWERED", status });
    expect(target.requests).toHaveLength(0);
    await target.close();
  },
);

test("gives up on a receiver that never responds when the attempt's time is over", async () => {
  receiver.behave({ kind: "hang" });
  const outcome = await send({ limits: { attemptMs: 150 } });
  expect(outcome).toMatchObject({ kind: "FAILED", failure: "TIMEOUT" });
  expect(outcome.durationMs).toBeLessThan(1_000);
});

test("gives up on a receiver that responds slowly when the attempt's time is over, and keeps the status", async () => {
  receiver.behave({ kind: "drip", status: 500 });
  const outcome = await send({ limits: { attemptMs: 200 } });
  expect(outcome).toMatchObject({ kind: "ANSWERED", status: 500, body: expect.stringMatching(/^\.+$/) });
  expect(outcome.durationMs).toBeLessThan(1_000);
});

test("reads an endless response up to the limit and keeps a smaller part", async () => {
  receiver.behave({ kind: "endless", status: 200 });
  const outcome = await send();
  expect(outcome).toMatchObject({ kind: "ANSWERED", status: 200, body: "x".repeat(4096) });
  expect(outcome.durationMs).toBeLessThan(5_000);
});

test("converts a response of arbitrary bytes to text of at most 4 KiB without NUL", async () => {
  receiver.behave({ kind: "answer", status: 500, body: Buffer.from(Array.from({ length: 9000 }, (_, i) => i % 256)) });
  const outcome = await send();
  const body = outcome.kind === "ANSWERED" ? outcome.body : "";
  expect(Buffer.byteLength(body)).toBeGreaterThan(4000);
  expect(Buffer.byteLength(body)).toBeLessThanOrEqual(4096);
  expect(body).not.toContain("\u0000");
});

test("ends an attempt with excessive headers", async () => {
  receiver.behave({ kind: "answer", status: 200, headers: { "x-padding": "x".repeat(1_000_000) } });
  expect(await send()).toMatchObject({ kind: "FAILED", failure: "ANSWER" });
});

test("tells closed ports, broken connections, unknown names and missing TLS apart", async () => {
  const closed = await startWebhookReceiver();
  await closed.close();
  expect(await send({}, closed.url)).toMatchObject({ failure: "CONNECT", message: "The connection was refused" });
  receiver.behave({ kind: "reset" });
  expect(await send()).toMatchObject({ failure: "RESET" });
  expect(await send({}, receiver.url.replace("http:", "https:"))).toMatchObject({ failure: "TLS" });
  const resolve = () => Promise.reject(Object.assign(new Error("not found"), { code: "ENOTFOUND" }));
  expect(await send({ resolve }, "http://no.example/")).toMatchObject({ failure: "DNS" });
});

test("reports a server that does not speak HTTP", async () => {
  const server = createServer((socket) => socket.end("SSH-2.0-OpenSSH_9.7\r\n"));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const port = address !== null && typeof address === "object" ? address.port : 0;
  expect(await send({}, `http://127.0.0.1:${port}/`)).toMatchObject({ failure: "ANSWER" });
  server.close();
});

test("never connects to a private address, literal or behind a name", async () => {
  const { port } = new URL(receiver.url);
  const guarded = { allowPrivateAddresses: false, resolve: async () => [{ address: "127.0.0.1", family: 4 }] };
  const spellings = ["127.0.0.1", "2130706433", "[::ffff:127.0.0.1]", "[::1]", "0.0.0.0", "localhost", "shop.example"];
  for (const host of spellings)
    expect([host, await send(guarded, `http://${host}:${port}/`)]).toMatchObject([host, { failure: "ADDRESS" }]);
  expect(receiver.requests).toHaveLength(0);
});

test("rejects a name that was public at registration and is private when connecting", async () => {
  let asked = 0;
  const sender = createWebhookSender({
    allowPrivateAddresses: false,
    resolve: async () => [{ address: asked++ === 0 ? "93.184.216.34" : "127.0.0.1", family: 4 }],
  });
  const url = `http://rebind.example:${new URL(receiver.url).port}/`;
  expect(await sender.refusalOf(new URL(url))).toBeNull();
  expect(await sender.send({ url, headers: {}, body: "{}" })).toMatchObject({ failure: "ADDRESS" });
  expect(receiver.requests).toHaveLength(0);
});

test("reveals neither the address of a rejected host nor whether it exists", async () => {
  const told = async (resolve: () => Promise<{ address: string; family: number }[]>) => {
    const sender = createWebhookSender({ allowPrivateAddresses: false, resolve });
    const url = "http://db.internal:5432/";
    const { durationMs: _, ...outcome } = await sender.send({ url, headers: {}, body: "{}" });
    return { atRegistration: await sender.refusalOf(new URL(url)), atDelivery: outcome };
  };
  const internal = await told(async () => [{ address: "10.20.30.40", family: 4 }]);
  const missing = await told(() => Promise.reject(Object.assign(new Error("none"), { code: "ENOTFOUND" })));
  expect(internal).toEqual(missing);
  expect(internal.atDelivery).toMatchObject({ failure: "ADDRESS" });
  expect(JSON.stringify(internal)).not.toContain("10.20");
});

test.each([["breaks the connection after its status"], ["breaks its chunks"]])(
  "treats a receiver that %s as having responded: the status counts",
  async (how) => {
    const rest = how === "breaks its chunks" ? "zz\r\nnonsense" : "5\r\nwhole\r\n";
    const server = createServer((socket) => {
      socket.once("data", () => {
        socket.write(`HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n${rest}`, () =>
          setImmediate(() => socket.resetAndDestroy()),
        );
      });
      socket.on("error", () => undefined);
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const address = server.address();
    const port = address !== null && typeof address === "object" ? address.port : 0;
    expect(await send({}, `http://127.0.0.1:${port}/`)).toMatchObject({ kind: "ANSWERED", status: 200 });
    server.close();
  },
);
