import { expect, test } from "vitest";
import { hmacSha256Hex } from "@/server/kernel/crypto";
import { readSignedEvent, verifySignedEvent } from "./signed-events";

const secret = "9f2c1e7b5d3a4c60";
const now = new Date("2026-11-23T22:00:00.000Z");
const seconds = String(now.getTime() / 1_000);
const text = '{"id":"evt-1","topic":"ORDER","subject":42,"occurred_at":"2026-11-23T21:59:59.000Z"}';
const hook = (changes: { at?: string; signature?: string; body?: string } = {}) => {
  const { at = seconds, body = text, signature = hmacSha256Hex(secret, `${at}.${text}`) } = changes;
  return { body: Buffer.from(body), headers: { "x-homeward-signature": `t=${at},v1=${signature}` } };
};

test("accepts an event with the signature of its own bytes only", () => {
  expect(verifySignedEvent({ hook: hook(), secret, now })).toBe(true);
  expect(verifySignedEvent({ hook: hook({ body: `${text} ` }), secret, now })).toBe(false);
  expect(verifySignedEvent({ hook: hook(), secret: "another secret", now })).toBe(false);
  expect(verifySignedEvent({ hook: hook({ signature: "00" }), secret, now })).toBe(false);
  expect(verifySignedEvent({ hook: { body: Buffer.from(text), headers: {} }, secret, now })).toBe(false);
});

test("rejects any signature when the secret is empty", () => {
  const signature = hmacSha256Hex("", `${seconds}.${text}`);
  expect(verifySignedEvent({ hook: hook({ signature }), secret: "", now })).toBe(false);
});

test("rejects an event replayed after five minutes or dated in the future", () => {
  const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
  expect(verifySignedEvent({ hook: hook(), secret, now: later(5) })).toBe(true);
  expect(verifySignedEvent({ hook: hook(), secret, now: later(6) })).toBe(false);
  expect(verifySignedEvent({ hook: hook(), secret, now: later(-6) })).toBe(false);
});

test("reads what changed from an event, and ignores an unknown topic", () => {
  const event = { eventId: "evt-1", topic: "ORDER", name: "ORDER", subject: "42" };
  expect(readSignedEvent(hook())).toEqual([{ ...event, occurredAt: "2026-11-23T21:59:59.000Z" }]);
  const other = Buffer.from('{"id":"evt-2","topic":"stock","subject":"7"}');
  expect(readSignedEvent({ body: other })).toMatchObject([{ topic: "IGNORED", name: "stock", occurredAt: null }]);
  expect(() => readSignedEvent({ body: Buffer.from("[]") })).toThrow();
});
