import { expect, test } from "vitest";
import { ownAddress } from "./own-address.mjs";

const settled = (headers, settings = { appUrl: "https://shop.example" }) => {
  const given = { ...headers };
  ownAddress(settings)(given);
  return given;
};
const addressOf = (headers, settings) => {
  const { "x-forwarded-host": host, "x-forwarded-proto": scheme } = settled(headers, settings);
  return `${scheme}://${host}`;
};

test.each([
  ["the host that was asked", { host: "shop.example" }],
  [
    "the page's own origin behind a proxy that rewrites Host",
    { host: "10.0.0.7:3000", origin: "https://shop.example" },
  ],
  ["the name that such a proxy passes on", { host: "10.0.0.7:3000", "x-forwarded-host": "shop.example" }],
])("uses APP_URL as the address by %s", (_, headers) => expect(addressOf(headers)).toBe("https://shop.example"));

test.each([
  ["a forwarded host", { host: "localhost:3000", "x-forwarded-host": "evil.example" }],
  ["another origin", { host: "localhost:3000", origin: "https://evil.example" }],
  ["a forwarded scheme", { host: "localhost:3000", "x-forwarded-proto": "https" }],
])("does not trust %s", (_, headers) => expect(addressOf(headers)).toBe("http://localhost:3000"));

test("does not trust a forwarded host even behind a trusted proxy, which may pass on a client's header", () => {
  const settings = { appUrl: "https://shop.example", trustsProxy: true };
  const headers = { host: "other.example", "x-forwarded-host": "evil.example", "x-forwarded-proto": "https" };
  expect(addressOf(headers, settings)).toBe("https://other.example");
});

test("takes the caller's address from a proxy only if it is trusted", () => {
  const headers = { host: "x", forwarded: "for=8.8.8.8", "x-forwarded-for": "8.8.8.8" };
  expect(settled(headers)).not.toHaveProperty("x-forwarded-for");
  expect(settled(headers)).not.toHaveProperty("forwarded");
  expect(settled(headers, { trustsProxy: true })["x-forwarded-for"]).toBe("8.8.8.8");
});
