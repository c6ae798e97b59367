import { expect, test } from "vitest";
import { redirectWithin } from "./redirect-within";

const HERE = "https://returns.example";

test.each([
  ["/dashboard/returns?q=x", `${HERE}/dashboard/returns?q=x`],
  [`${HERE}/station`, `${HERE}/station`],
  ["https://evil.example/dashboard", `${HERE}/dashboard`],
  ["//evil.example", `${HERE}/dashboard`],
  ["/\\evil.example", `${HERE}/dashboard`],
  [`${HERE}.evil.example/`, `${HERE}/dashboard`],
  ["javascript:alert(1)", `${HERE}/dashboard`],
  ["http://[", `${HERE}/dashboard`],
])("redirects a sign-in for %s to %s", (wanted, led) => {
  expect(redirectWithin(HERE, wanted)).toBe(led);
});
