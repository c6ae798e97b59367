import { describe, expect, test } from "vitest";
import { isWithin, parseNetwork } from "./networks";

describe("a network", () => {
  test.each([
    ["203.0.113.7", "203.0.113.7/32"],
    [" 203.0.113.9/24 ", "203.0.113.0/24"],
    ["0.0.0.0/0", "0.0.0.0/0"],
    ["2001:DB8:0::1", "2001:db8::1/128"],
    ["2001:db8:1:2::9/48", "2001:db8:1::/48"],
    ["::ffff:203.0.113.9", "203.0.113.9/32"],
    ["::ffff:203.0.113.0/120", "203.0.113.0/24"],
  ])("%j is read as %j", (typed, network) => {
    expect(parseNetwork(typed)).toBe(network);
  });

  test.each([
    ...["", "shop.example", "203.0.113", "203.0.113.256", "0x7f.1", "2130706433", "203.0.113.0/33", "203.0.113.0/"],
    ...["203.0.113.0/-1", "203.0.113.0/8/8", "2001:db8::/129", "fe80::1%eth0", "::ffff:203.0.113.0/64"],
  ])("%j is none", (typed) => {
    expect(parseNetwork(typed)).toBeNull();
  });
});

test.each([
  ["203.0.113.9", true],
  ["::ffff:203.0.113.9", true],
  ["203.0.114.9", false],
  ["2001:db8:1:ffff::1", true],
  ["2001:db8:2::1", false],
  ["unknown", false],
  ["", false],
])("%j is within the networks: %j", (address, is) => {
  expect(isWithin(address, ["203.0.113.0/24", "2001:db8:1::/48"])).toBe(is);
});
