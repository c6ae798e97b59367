import { expect, test } from "vitest";
import { agoText, shortAge } from "./age";

const NOW = "2026-11-20T12:00:00Z";

test.each([
  ["2026-11-20T11:59:40Z", "now", "just now"],
  ["2026-11-20T11:57:00Z", "3 min", "3 min ago"],
  ["2026-11-20T09:30:00Z", "2 h", "2 h ago"],
  ["2026-11-17T12:00:00Z", "3 d", "3 d ago"],
  ["2026-11-01T12:00:00Z", null, null],
])("%s is %s, and as an event %s", (at, age, ago) => {
  expect([shortAge(at, NOW), agoText(at, NOW)]).toEqual([age, ago]);
});
