import { createServer, type Server } from "node:https";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Certificate, openAuthority } from "@/test/certificates";
import { startWebhookReceiver } from "@/test/webhook-receiver";
import { createWebhookSender } from "./webhook-sender";

type Authority = ReturnType<typeof openAuthority>;
let known: Authority;
let stranger: Authority;

beforeAll(() => {
  known = openAuthority();
  stranger = openAuthority();
});
afterAll(() => {
  known.close();
  stranger.close();
});

const listen = async (certificate: Certificate, oldest: Record<string, unknown> = {}): Promise<Server> => {
  const server = createServer({ ...certificate, ...oldest }, (request, response) => {
    request.resume();
    response.end("thanks");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return server;
};

/** Sends to the name, which resolves to this machine; only the known authority is trusted. */
const send = (port: number, host = "shop.example") =>
  createWebhookSender({
    allowPrivateAddresses: true,
    authorities: [known.root],
    resolve: async () => [{ address: "127.0.0.1", family: 4 }],
  }).send({ url: `https://${host}:${port}/hooks`, headers: {}, body: "{}" });

const sendTo = async (server: Server, host?: string) => {
  const outcome = await send((server.address() as AddressInfo).port, host);
  server.close();
  return outcome;
};

const expectTls = (outcome: unknown, message: string) =>
  expect(outcome).toMatchObject({ kind: "FAILED", failure: "TLS", message });

test("accepts a receiver with a valid certificate", async () => {
  const server = await listen(known.certify({ host: "shop.example" }));
  expect(await sendTo(server)).toMatchObject({ kind: "ANSWERED", status: 200, body: "thanks" });
});

test("tells expired certificates, those for another host and untrusted ones apart", async () => {
  const old = await listen(known.certify({ host: "shop.example", until: "20200102000000Z" }));
  expectTls(await sendTo(old), "The certificate has expired");
  const early = await listen(known.certify({ host: "shop.example", from: "20980101000000Z" }));
  expectTls(await sendTo(early), "The certificate is not valid yet");
  const other = await listen(known.certify({ host: "other.example" }));
  expectTls(await sendTo(other), "The certificate is for another host name");
  const unknown = await listen(stranger.certify({ host: "shop.example" }));
  expectTls(await sendTo(unknown), "The certificate is not trusted");
});

test("reports a failed handshake for a port without TLS and one with an old version only", async () => {
  const plain = await startWebhookReceiver();
  expectTls(await send(Number(new URL(plain.url).port)), "The TLS handshake failed");
  expect(plain.requests).toHaveLength(0);
  await plain.close();
  const outdated = { minVersion: "TLSv1.1", maxVersion: "TLSv1.1", ciphers: "DEFAULT@SECLEVEL=0" };
  expectTls(await sendTo(await listen(known.certify({ host: "shop.example" }), outdated)), "The TLS handshake failed");
});
