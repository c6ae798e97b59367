import { expect, test } from "vitest";
import { hmacSha256Hex } from "@/server/kernel/crypto";
import { readHook, verifyHook } from "./sendcloud";

const values = { secretKey: "secretkey" };
const hook = (text: string, secret = "secretkey") => {
  const body = Buffer.from(text);
  return { body, headers: { "sendcloud-signature": hmacSha256Hex(secret, body) } };
};
const MOVED =
  '{"action":"parcel_status_changed","timestamp":1795503600000,"parcel":{"id":1,"tracking_number":"0541500","is_return":true}}';

test("verifies Sendcloud's own example of a signature", () => {
  const signature = "1eed4b3d41f4653ac64fd56f1bf1cbfd349e4482cbc11dff7134bd93e5da4b0a";
  const body = Buffer.from('{"key": "value"}');
  expect(verifyHook({ body, headers: { "sendcloud-signature": signature } }, { values })).toBe(true);
});

test("accepts only a delivery signed with the secret key", () => {
  expect(verifyHook(hook(MOVED), { values })).toBe(true);
  expect(verifyHook(hook(MOVED, "other"), { values })).toBe(false);
  expect(verifyHook({ ...hook(MOVED), body: Buffer.from(`${MOVED} `) }, { values })).toBe(false);
  expect(verifyHook({ body: Buffer.from(MOVED), headers: {} }, { values })).toBe(false);
  expect(verifyHook(hook(MOVED, ""), { values: {} })).toBe(false);
});

test("reads the parcel from a delivery, as the same event each time", () => {
  const [event] = readHook(hook(MOVED));
  expect(event).toMatchObject({ topic: "TRACKING", subject: "0541500", occurredAt: "2026-11-24T07:00:00.000Z" });
  expect(readHook(hook(MOVED))).toEqual([event]);
  const [inSeconds] = readHook(hook(MOVED.replace("1795503600000", "1795503600")));
  expect(inSeconds).toMatchObject({ occurredAt: "2026-11-24T07:00:00.000Z" });
  expect(inSeconds?.eventId).not.toBe(event?.eventId);
});

test("ignores other events and rejects what is not an event", () => {
  expect(readHook(hook('{"action":"integration_connected"}'))).toMatchObject([{ topic: "IGNORED" }]);
  expect(readHook(hook('{"action":"parcel_status_changed","parcel":null}'))).toMatchObject([{ topic: "IGNORED" }]);
  expect(() => readHook(hook("[]"))).toThrow();
});
