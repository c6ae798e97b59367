import { expect, test } from "vitest";
import { hmacSha256Hex } from "@/server/kernel/crypto";
import { readHook, verifyHook } from "./hooks";

const tracking = { tracking_number: "9205", carrier: "usps", tracking_status: { status_date: "2026-11-24T07:00:00Z" } };
const body = Buffer.from(JSON.stringify({ event: "track_updated", test: false, data: tracking }));
const now = () => new Date("2026-11-24T09:00:00Z");

test("without HMAC, accepts a delivery only with the secret in its URL", () => {
  const values = { hookSecret: "a1b2c3" };
  expect(verifyHook({ body, headers: {}, query: { token: "a1b2c3" } }, { values })).toBe(true);
  expect(verifyHook({ body, headers: {}, query: { token: "a1b2c4" } }, { values })).toBe(false);
  expect(verifyHook({ body, headers: {}, query: {} }, { values })).toBe(false);
  expect(verifyHook({ body, headers: {} }, { values })).toBe(false);
  expect(verifyHook({ body, headers: {}, query: { token: "" } }, { values: {} })).toBe(false);
});

test.each([
  ["now", 0, true],
  ["four minutes ago", -240, true],
  ["four minutes ahead of us", 240, true],
  ["an hour ago: a recording that is played again", -3_600, false],
  ["an hour ahead of us", 3_600, false],
])("with HMAC, checks the age of a delivery signed %s: %d s", (_when, offset, counts) => {
  const values = { hookSecret: "a1b2c3", hmacSecret: "shared" };
  const seconds = now().getTime() / 1_000 + offset;
  const signature = hmacSha256Hex("shared", Buffer.from(`${seconds}.${body}`));
  const headers = { "shippo-auth-signature": `t=${seconds},v1=${signature}` };
  expect(verifyHook({ body, headers }, { values, now })).toBe(counts);
  const changed = Buffer.from(`${body} `);
  expect(verifyHook({ body: changed, headers }, { values, now })).toBe(false);
  // The secret in the URL must not bypass the signature.
  expect(verifyHook({ body, headers: {}, query: { token: "a1b2c3" } }, { values, now })).toBe(false);
  expect(verifyHook({ body, headers: { "shippo-auth-signature": "v1=1" } }, { values, now })).toBe(false);
});

test("reads the parcel from a delivery, as the same event each time", () => {
  const [event] = readHook({ body, headers: {} });
  expect(event).toMatchObject({ topic: "TRACKING", subject: "9205", occurredAt: "2026-11-24T07:00:00.000Z" });
  expect(readHook({ body, headers: {} })).toEqual([event]);
  const older = { ...tracking, tracking_status: { status_date: "2026-11-23T07:00:00Z" } };
  const [other] = readHook({ body: Buffer.from(JSON.stringify({ event: "track_updated", data: older })), headers: {} });
  expect(other?.eventId).not.toBe(event?.eventId);
});

test("ignores other events and rejects what is not an event", () => {
  const read = (text: string) => readHook({ body: Buffer.from(text), headers: {} });
  expect(read('{"event":"transaction_created","data":{"object_id":"trn_1"}}')).toMatchObject([{ topic: "IGNORED" }]);
  expect(read('{"event":"track_updated","data":null}')).toMatchObject([{ topic: "IGNORED" }]);
  expect(() => read("[]")).toThrow();
  expect(() => read("x")).toThrow();
});
