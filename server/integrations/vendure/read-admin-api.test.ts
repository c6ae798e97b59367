import { expect, test } from "vitest";
import { readAdminApi, readVendureValues } from "./fields";

test.each([
  ["shop.example.com", "https://shop.example.com/admin-api"],
  ["https://shop.example.com/", "https://shop.example.com/admin-api"],
  [" HTTPS://Shop.Example.com/admin-api/ ", "https://shop.example.com/admin-api"],
  ["https://shop.example.com/dashboard/orders/42?tab=1#top", "https://shop.example.com/admin-api"],
  ["https://shop.example.com/admin/login", "https://shop.example.com/admin-api"],
  ["https://shop.example.com/shop-api", "https://shop.example.com/admin-api"],
  ["https://example.com/vendure/admin-api", "https://example.com/vendure/admin-api"],
  ["https://example.com/custom-api", "https://example.com/custom-api"],
  ["http://localhost:3000", "http://localhost:3000/admin-api"],
])("reads the address %s as %s", (typed, expected) => {
  expect(readAdminApi(typed)).toBe(expected);
});

test.each(["", "my shop", "ftp://shop.example.com", "shop", "https://user:pass@shop.example.com"])(
  "rejects %j as an address",
  (typed) => {
    expect(readAdminApi(typed)).toBeNull();
  },
);

test("requires a key or a user name with password, and rejects a short signing secret", () => {
  const faultsOf = (typed: Record<string, string>) => {
    const read = readVendureValues({ address: "shop.example.com", ...typed });
    return read.ok ? [] : read.faults.map(({ field }) => field);
  };
  expect(faultsOf({ apiKey: "key" })).toEqual([]);
  expect(faultsOf({ username: "homeward@example.com", password: "secret" })).toEqual([]);
  expect(faultsOf({})).toEqual(["apiKey"]);
  expect(faultsOf({ username: "homeward@example.com" })).toEqual(["password"]);
  expect(faultsOf({ apiKey: "key", signingSecret: "short" })).toEqual(["signingSecret"]);
});
