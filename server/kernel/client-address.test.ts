import { expect, test } from "vitest";
import { clientAddressOf, countedAddress, maskedAddress } from "./client-address";

const sent = { "x-svc-peer": "192.0.2.7", "x-forwarded-for": "8.8.8.8, 203.0.113.9" };

test("trusts a client's claimed address only from a trusted proxy, and then the proxy's own value", () => {
  expect(clientAddressOf(new Headers(sent), false)).toBe("192.0.2.7");
  expect(clientAddressOf(new Headers(sent), true)).toBe("203.0.113.9");
  expect(clientAddressOf(new Headers(), true)).toBeUndefined();
});

test.each([
  ["192.0.2.7", "192.0.2.7"],
  ["::ffff:192.0.2.7", "192.0.2.7"],
  ["2001:db8:1:2:aaaa::1", "2001:db8:1:2::/64"],
  ["2001:db8:1:2:bbbb::2", "2001:db8:1:2::/64"],
  ["unknown", "unknown"],
])("counts %s as %s", (address, counted) => {
  expect(countedAddress(address)).toBe(counted);
});

test.each([
  ["203.0.113.7", "203.0.113.x"],
  ["::ffff:203.0.113.7", "203.0.113.x"],
  ["2001:db8:1:2::3", "2001:db8:1::/48"],
  ["", ""],
  ["unknown", ""],
])("masks %j as %j", (address, masked) => {
  expect(maskedAddress(address)).toBe(masked);
});
