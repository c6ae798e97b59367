import { generateKeyPairSync, sign } from "node:crypto";
import { EventWebhook } from "@sendgrid/eventwebhook";
import { Webhook } from "standardwebhooks";
import { expect, test } from "vitest";
import { hmacSha256Hex } from "@/server/kernel/crypto";
import type { IncomingHook } from "@/server/partners/provider";
import { readHook, verifyHook } from "./hooks";

const now = new Date("2026-11-25T12:00:00Z");
const seconds = (ageSeconds = 0) => String(now.getTime() / 1_000 - ageSeconds);
const isTaken = (hook: IncomingHook, values: Record<string, string>) => verifyHook(hook, { values, now: () => now });
const changed = (hook: IncomingHook): IncomingHook => ({ ...hook, body: Buffer.from(`${Buffer.from(hook.body)} `) });
const HOUR = 3_600;

const mailgun = { notices: "MAILGUN", notices_key: "key-0123456789abcdef" };
const mailgunHook = (signature: Record<string, unknown>): IncomingHook => ({
  body: Buffer.from(JSON.stringify({ signature, "event-data": { event: "delivered", id: "e1" } })),
  headers: {},
});
const signedByMailgun = ({ age = 0, key = mailgun.notices_key, token = "t0" } = {}) => {
  const timestamp = seconds(age);
  return mailgunHook({ timestamp, token, signature: hmacSha256Hex(key, `${timestamp}${token}`) });
};

test("Mailgun: accepts the signature in the body for twelve hours", () => {
  expect(isTaken(signedByMailgun(), mailgun)).toBe(true);
  expect(isTaken(signedByMailgun({ age: 11 * HOUR }), mailgun)).toBe(true);
  expect(isTaken(signedByMailgun({ age: 13 * HOUR }), mailgun)).toBe(false);
  expect(isTaken(signedByMailgun({ age: -600 }), mailgun)).toBe(false);
  expect(isTaken(signedByMailgun({ key: "key-0123456789abcdee" }), mailgun)).toBe(false);
  expect(isTaken(signedByMailgun({ key: "" }), { ...mailgun, notices_key: "" })).toBe(false);
  expect(isTaken(mailgunHook({ timestamp: seconds(), token: "t0" }), mailgun)).toBe(false);
  for (const text of ["", "x", "[]", "null", '{"signature":null}'])
    expect(isTaken({ body: Buffer.from(text), headers: {} }, mailgun)).toBe(false);
});

test("Mailgun: accepts a token once, whatever event comes with it", () => {
  const body = (id: string) => {
    const signature = {
      timestamp: seconds(),
      token: "t1",
      signature: hmacSha256Hex(mailgun.notices_key, `${seconds()}t1`),
    };
    const event = { event: "delivered", id, message: { headers: { "message-id": `${id}@homeward` } } };
    return { body: Buffer.from(JSON.stringify({ signature, "event-data": event })), headers: {} };
  };
  const [one, other] = ["act_1", "act_2"].map((id) => readHook(body(id), { values: mailgun })[0]);
  expect(one?.subject).not.toBe(other?.subject);
  expect(one?.eventId).toBe(other?.eventId);
});

const pair = generateKeyPairSync("ec", { namedCurve: "prime256v1" });
const publicKey = pair.publicKey.export({ format: "der", type: "spki" }).toString("base64");
const sendgrid = { notices: "SENDGRID", notices_key: publicKey };
const signedBySendgrid = ({ age = 0, key = pair.privateKey, text = '[{"event":"delivered"}]' } = {}): IncomingHook => {
  const signature = sign("sha256", Buffer.from(`${seconds(age)}${text}`), key).toString("base64");
  const names = ["x-twilio-email-event-webhook-signature", "x-twilio-email-event-webhook-timestamp"] as const;
  return { body: Buffer.from(text), headers: { [names[0]]: signature, [names[1]]: seconds(age) } };
};

test("SendGrid: agrees with its own library on what to accept and reject", () => {
  const library = new EventWebhook();
  const theirs = library.convertPublicKeyToECDSA(publicKey);
  const isTheirs = ({ body, headers }: IncomingHook) =>
    library.verifySignature(
      theirs,
      Buffer.from(body),
      headers["x-twilio-email-event-webhook-signature"] ?? "",
      headers["x-twilio-email-event-webhook-timestamp"] ?? "",
    );
  const stranger = generateKeyPairSync("ec", { namedCurve: "prime256v1" }).privateKey;
  const hook = signedBySendgrid({ text: '[{"event":"bounce","reason":"550 5.1.1 žádná schránka"}]' });
  for (const each of [hook, changed(hook), signedBySendgrid({ key: stranger })])
    expect(isTaken(each, sendgrid)).toBe(isTheirs(each));
  expect(isTaken(hook, sendgrid)).toBe(true);
  expect(isTaken(changed(hook), sendgrid)).toBe(false);
});

test("SendGrid: rejects what is old, incomplete or signed with another key", () => {
  expect(isTaken(signedBySendgrid({ age: 24 * HOUR }), sendgrid)).toBe(true);
  expect(isTaken(signedBySendgrid({ age: 26 * HOUR }), sendgrid)).toBe(false);
  expect(isTaken({ ...signedBySendgrid(), headers: {} }, sendgrid)).toBe(false);
  const headers = { ...signedBySendgrid().headers, "x-twilio-email-event-webhook-signature": "A".repeat(96) };
  expect(isTaken({ ...signedBySendgrid(), headers }, sendgrid)).toBe(false);
  expect(isTaken(signedBySendgrid(), { ...sendgrid, notices_key: "" })).toBe(false);
});

const resend = {
  notices: "RESEND",
  notices_key: `whsec_${Buffer.from("a key of 24 bytes, as it").toString("base64")}`,
};
const signedByStandard = ({
  age = 0,
  key = resend.notices_key,
  prefix = "svix",
  text = '{"type":"email.sent"}',
} = {}) => {
  const at = new Date(Number(seconds(age)) * 1_000);
  const signature = new Webhook(key).sign("msg_1", at, text);
  return {
    body: Buffer.from(text),
    headers: { [`${prefix}-id`]: "msg_1", [`${prefix}-timestamp`]: seconds(age), [`${prefix}-signature`]: signature },
  };
};

test("Resend: accepts what the Standard Webhooks library signs for five minutes, if unchanged", () => {
  expect(isTaken(signedByStandard(), resend)).toBe(true);
  expect(isTaken(signedByStandard({ prefix: "webhook" }), resend)).toBe(true);
  expect(isTaken(signedByStandard({ age: 299 }), resend)).toBe(true);
  expect(isTaken(signedByStandard({ age: 301 }), resend)).toBe(false);
  expect(isTaken(changed(signedByStandard()), resend)).toBe(false);
  expect(
    isTaken(signedByStandard({ key: `whsec_${Buffer.from("a key of somebody else's").toString("base64")}` }), resend),
  ).toBe(false);
  const { body, headers } = signedByStandard();
  const both = { ...headers, "svix-signature": `v1,${"A".repeat(43)}= ${headers["svix-signature"]}` };
  expect(isTaken({ body, headers: both }, resend)).toBe(true);
  expect(isTaken({ body, headers: {} }, resend)).toBe(false);
  expect(isTaken({ body, headers }, { notices: "RESEND" })).toBe(false);
});

test.each(["POSTMARK", "BREVO", "MAILJET", "SPARKPOST"])("%s: accepts only the secret in the URL", (notices) => {
  const hook = { body: Buffer.from("{}"), headers: {} };
  const values = { notices, hookSecret: "a1b2c3" };
  expect(isTaken({ ...hook, query: { token: "a1b2c3" } }, values)).toBe(true);
  expect(isTaken({ ...hook, query: { token: "a1b2c4" } }, values)).toBe(false);
  expect(isTaken({ ...hook, query: {} }, values)).toBe(false);
  expect(isTaken({ ...hook, query: { token: "" } }, { notices })).toBe(false);
});

test("accepts nothing without a service, and detects an unspecified service by the server's name", () => {
  const hook = { body: Buffer.from("{}"), headers: {}, query: { token: "a1b2c3" } };
  const values = { hookSecret: "a1b2c3", host: "smtp.postmarkapp.com" };
  expect(isTaken(hook, values)).toBe(true);
  expect(isTaken(hook, { ...values, notices: "NONE" })).toBe(false);
  expect(isTaken(hook, { ...values, host: "smtp.postmarkapp.com.example.com" })).toBe(false);
});
