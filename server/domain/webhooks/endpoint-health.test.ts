import { expect, test } from "vitest";
import { disablingReason } from "./endpoint-health";

const now = "2026-03-07T10:00:00.000Z";

test("410 disables immediately", () => {
  expect(disablingReason({ status: 410, failingSince: now, now })).toMatch(/410 Gone/);
});

test("only failing for five days disables, a minute less doesn't", () => {
  expect(disablingReason({ status: 500, failingSince: "2026-03-02T10:00:00.000Z", now })).toMatch(/5 days/);
  expect(disablingReason({ status: null, failingSince: "2026-03-02T10:01:00.000Z", now })).toBeNull();
});
