import { describe, expect, test } from "vitest";
import { AddressRefused, guardedLookup, isPublicAddress, type ResolveHost, resolvePublicly } from "./address-guard";

describe("isPublicAddress", () => {
  test("accepts public internet addresses", () => {
    for (const address of ["8.8.8.8", "93.184.216.34", "2606:4700::1111", "::ffff:8.8.8.8"])
      expect([address, isPublicAddress(address)]).toEqual([address, true]);
  });

  test.each([
    ["loopback", ["127.0.0.1", "127.9.9.9", "::1", "::ffff:127.0.0.1", "::127.0.0.1"]],
    ["private", ["10.0.0.1", "172.16.5.4", "192.168.1.1", "fd00::1", "::ffff:10.0.0.1", "fec0::1"]],
    ["link-local, where clouds keep their secrets", ["169.254.169.254", "fe80::1", "::ffff:a9fe:a9fe"]],
    ["shared and unspecified", ["100.64.0.1", "0.0.0.0", "::", "0.1.2.3"]],
    ["multicast, broadcast and reserved", ["224.0.0.1", "255.255.255.255", "240.0.0.1", "ff02::1", "192.0.2.1"]],
    ["tunnels and translations", ["64:ff9b::7f00:1", "2002:7f00:1::", "2001:0:1::1", "2001:db8::1"]],
    ["no address at all", ["", "localhost", "1.2.3.4.5"]],
  ])("rejects %s", (_, addresses) => {
    for (const address of addresses) expect([address, isPublicAddress(address)]).toEqual([address, false]);
  });
});

test("recognizes other spellings of a private address after URL parsing", async () => {
  for (const spelling of ["http://2130706433/", "http://0x7f.1/", "http://0177.0.0.1/", "http://[::ffff:7f00:1]/"])
    await expect(resolvePublicly(new URL(spelling).hostname, async () => [])).rejects.toThrow(AddressRefused);
});

test("rejects a name with one private address among public ones", async () => {
  const resolve = async () => [
    { address: "8.8.8.8", family: 4 },
    { address: "10.0.0.1", family: 4 },
  ];
  await expect(resolvePublicly("mixed.example", resolve)).rejects.toThrow(AddressRefused);
});

test("rejects with the same message whatever a name resolves to, or whether it does", async () => {
  const messageOf = (resolve: ResolveHost) =>
    resolvePublicly("db.internal", resolve).then(
      () => "",
      (error: Error) => error.message,
    );
  const missing = () => Promise.reject(Object.assign(new Error("getaddrinfo"), { code: "ENOTFOUND" }));
  const messages = await Promise.all([
    messageOf(async () => [{ address: "10.0.0.1", family: 4 }]),
    messageOf(async () => [{ address: "fd00::1", family: 6 }]),
    messageOf(async () => []),
    messageOf(missing),
  ]);
  expect(new Set(messages)).toEqual(new Set(["the host has no address on the public internet"]));
});

test("answers a guarded lookup in both forms that sockets use", async () => {
  const lookup = guardedLookup(async () => [{ address: "8.8.8.8", family: 4 }], true);
  const ask = (all: boolean) =>
    new Promise((resolve) => lookup("a.example", { all }, (...answer: unknown[]) => resolve(answer)));
  expect(await ask(false)).toEqual([null, "8.8.8.8", 4]);
  expect(await ask(true)).toEqual([null, [{ address: "8.8.8.8", family: 4 }]]);
});
