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

test("an event is taken with the signature of its own bytes, and with no other", () => {
  expect(verifySignedEvent({ hook: hook(), secret, now })).toBe(true);
  expect(verifySignedEvent({ hook: hook({ body: `${text} ` }), secret, now })).toBe(false);
  expect(verifySignedEvent({ hook: hook(), secret: "another secret", now })).toBe(false);
  expect(verifySignedEvent({ hook: hook({ signature: "00" }), secret, now })).toBe(false);
  expect(verifySignedEvent({ hook: { body: Buffer.from(text), headers: {} }, secret, now })).toBe(false);
});

test("an empty secret signs nothing", () => {
  const signature = hmacSha256Hex("", `${seconds}.${text}`);
  expect(verifySignedEvent({ hook: hook({ signature }), secret: "", now })).toBe(false);
});

test("an event that is played again after five minutes is refused, and so is one of the future", () => {
  const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
  expect(verifySignedEvent({ hook: hook(), secret, now: later(5) })).toBe(true);
  expect(verifySignedEvent({ hook: hook(), secret, now: later(6) })).toBe(false);
  expect(verifySignedEvent({ hook: hook(), secret, now: later(-6) })).toBe(false);
});

test("an event says what changed, and an unknown topic is ignored", () => {
  const event = { eventId: "evt-1", topic: "ORDER", name: "ORDER", subject: "42" };
  expect(readSignedEvent(hook())).toEqual([{ ...event, occurredAt: "2026-11-23T21:59:59.000Z" }]);
  const other = Buffer.from('{"id":"evt-2","topic":"stock","subject":"7"}');
  expect(readSignedEvent({ body: other })).toMatchObject([{ topic: "IGNORED", name: "stock", occurredAt: null }]);
  expect(() => readSignedEvent({ body: Buffer.from("[]") })).toThrow();
});
