import { sign } from "node:crypto";
import { createServer, globalAgent } from "node:https";
import type { AddressInfo } from "node:net";
import MessageValidator from "sns-validator";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { IncomingHook } from "@/server/partners/provider";
import { openAuthority } from "@/test/certificates";
import { createForeignHttp, type ForeignHttp } from "@/test/payments/foreign-http";
import { makeSigningCertificate } from "@/test/payments/signing-certificate";
import { confirmHook, readHook, verifyHook } from "./hooks";

const TOPIC = "arn:aws:sns:eu-west-1:123456789012:bounces";
const values = { notices: "AMAZON_SES", notices_topic: TOPIC };
const amazons = makeSigningCertificate("sns.eu-west-1.amazonaws.com");
const strangers = makeSigningCertificate("sns.eu-west-1.amazonaws.com.example.com");

let foreign: ForeignHttp;
let count = 0;
let now = new Date();
beforeEach(() => {
  // No request leaves the machine: the test gives every response.
  foreign = createForeignHttp({ partner: "SMTP", origin: "http://127.0.0.1:1" });
  now = new Date();
  count += 1;
});

type Message = Record<string, string>;
const KEYS = ["Message", "MessageId", "Subject", "SubscribeURL", "Timestamp", "Token", "TopicArn", "Type"];
const signedBy = (message: Message, { key, version }: { key: string; version: string }): Message => {
  const text = KEYS.filter((name) => name in message)
    .map((name) => `${name}\n${message[name]}\n`)
    .join("");
  const signature = sign(version === "2" ? "RSA-SHA256" : "RSA-SHA1", Buffer.from(text), key).toString("base64");
  return { ...message, SignatureVersion: version, Signature: signature };
};
const url = () => `https://sns.eu-west-1.amazonaws.com/SimpleNotificationService-${"0".repeat(8)}${count}.pem`;
const notification = (changes: Message = {}, { key = amazons.key, version = "2" } = {}): Message => ({
  SigningCertURL: url(),
  ...signedBy(
    {
      ...{ Type: "Notification", MessageId: "m-1", TopicArn: TOPIC, Timestamp: now.toISOString() },
      ...{ Message: '{"eventType":"Send"}', ...changes },
    },
    { key, version },
  ),
});
const confirmation = (changes: Message = {}): Message =>
  notification({
    ...{ Type: "SubscriptionConfirmation", Message: "You have chosen to subscribe.", Token: "2336412f37fb" },
    SubscribeURL: `https://sns.eu-west-1.amazonaws.com/?Action=ConfirmSubscription&TopicArn=${TOPIC}&Token=2336412f37fb`,
    ...changes,
  });
const hookOf = (message: Message): IncomingHook => ({ body: Buffer.from(JSON.stringify(message)), headers: {} });
const isTaken = async (message: Message, { cert = amazons.cert, known = values as Record<string, string> } = {}) => {
  foreign.trouble(/GET .*pem/, { kind: "ANSWERED", answer: { text: cert } });
  const hook = hookOf(message);
  const connection = { values: known, now: () => now, http: foreign.http };
  return verifyHook(hook, connection) && (await confirmHook(hook, connection));
};

test("accepts both versions of the signature, and nothing that was changed", async () => {
  expect(await isTaken(notification())).toBe(true);
  count += 1;
  expect(await isTaken(notification({}, { version: "1" }))).toBe(true);
  count += 1;
  expect(await isTaken(notification({ Subject: "Amazon SES Email Event Notification" }))).toBe(true);
  count += 1;
  expect(await isTaken({ ...notification(), Message: '{"eventType":"Bounce"}' })).toBe(false);
  expect(await isTaken({ ...notification(), SignatureVersion: "1" })).toBe(false);
  expect(await isTaken({ ...notification(), SignatureVersion: "3" })).toBe(false);
});

test("accepts only Amazon's certificate from Amazon's URL, and requests no other", async () => {
  expect(await isTaken(notification({}, { key: strangers.key }), { cert: strangers.cert })).toBe(false);
  count += 1;
  expect(await isTaken(notification(), { cert: "no certificate" })).toBe(false);
  const before = foreign.calls.length;
  for (const address of [
    "https://sns.eu-west-1.amazonaws.com.example.com/SimpleNotificationService-00000000.pem",
    "http://sns.eu-west-1.amazonaws.com/SimpleNotificationService-00000000.pem",
    "https://bucket.s3.amazonaws.com/SimpleNotificationService-00000000.pem",
    "https://sns.eu-west-1.amazonaws.com/x/../SimpleNotificationService-00000000.pem",
    "https://user@sns.eu-west-1.amazonaws.com/SimpleNotificationService-00000000.pem",
  ])
    expect(await isTaken({ ...notification(), SigningCertURL: address })).toBe(false);
  expect(foreign.calls).toHaveLength(before);
});

test("rejects another topic, no topic and an hours-old message before any request", async () => {
  expect(await isTaken(notification({ TopicArn: `${TOPIC}2` }))).toBe(false);
  expect(await isTaken(notification(), { known: { notices: "AMAZON_SES" } })).toBe(false);
  const old = new Date(now.getTime() - 3 * 3_600_000).toISOString();
  expect(await isTaken(notification({ Timestamp: old }))).toBe(false);
  expect(await isTaken(notification({ Timestamp: "yesterday" }))).toBe(false);
  expect(await isTaken({ Type: "Notification" })).toBe(false);
  expect(foreign.calls).toEqual([]);
});

test("confirms a subscription after verifying its request, at Amazon only", async () => {
  foreign.trouble(/GET \/$/, { kind: "ANSWERED", answer: { text: "<ConfirmSubscriptionResponse/>" } });
  const message = confirmation();
  expect(await isTaken(message)).toBe(true);
  expect(foreign.calls.map((call) => call.url)).toEqual([message.SigningCertURL, message.SubscribeURL]);
  expect(readHook(hookOf(message), { values })).toMatchObject([{ topic: "IGNORED" }]);
  count += 1;
  foreign.calls.length = 0;
  expect(await isTaken(confirmation({ TopicArn: `${TOPIC}2` }))).toBe(false);
  expect(await isTaken(confirmation({ SubscribeURL: "https://169.254.169.254/?Action=ConfirmSubscription&" }))).toBe(
    false,
  );
  expect(await isTaken({ ...confirmation(), Token: "another" })).toBe(false);
  expect(foreign.calls.filter((call) => call.purpose === "Confirm subscription")).toEqual([]);
  count += 1;
  foreign.trouble(/GET \/$/, { kind: "ANSWERED", answer: { status: 500 } });
  await expect(isTaken(confirmation())).rejects.toMatchObject({ kind: "UNAVAILABLE" });
});

let pem: { url: string; close: () => void };
beforeAll(async () => {
  const authority = openAuthority();
  const server = createServer(authority.certify({ host: "localhost" }), (_, answer) => answer.end(amazons.cert));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  globalAgent.options.ca = authority.root;
  const { port } = server.address() as AddressInfo;
  pem = { url: `https://localhost:${port}/x.pem`, close: () => server.close() };
  authority.close();
});
afterAll(() => {
  delete globalAgent.options.ca;
  pem.close();
});

test("agrees with Amazon's own validator on what to accept and reject", async () => {
  const validator = new MessageValidator(/^localhost:\d+$/);
  const isTheirs = (message: Message) =>
    new Promise<boolean>((resolve) =>
      validator.validate({ ...message, SigningCertURL: pem.url }, (error) => resolve(error === null)),
    );
  foreign.trouble(/GET \/$/, { kind: "ANSWERED", answer: {} }, 2);
  const messages = [
    ...[
      notification(),
      notification({}, { version: "1" }),
      notification({ Subject: "Žádná schránka" }),
      confirmation(),
    ],
    ...[
      { ...notification(), Message: "{}" },
      { ...notification(), MessageId: "m-2" },
    ],
    ...[{ ...confirmation(), Token: "another" }, notification({}, { key: strangers.key })],
  ];
  const taken = [];
  for (const message of messages) {
    const ours = await isTaken(message);
    expect(await isTheirs(message)).toBe(ours);
    taken.push(ours);
  }
  expect(taken).toEqual([true, true, true, true, false, false, false, false]);
});
