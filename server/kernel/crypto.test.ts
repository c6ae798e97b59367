import { createHmac } from "node:crypto";
import { describe, expect, test } from "vitest";
import { deriveKey, hmacOfFields, hmacSha256Hex, isEqualSecret, sha256Hex } from "./crypto";

const SECRET = "a master secret that is long enough to be one";

describe("deriveKey", () => {
  test("returns the same 32 bytes for the same secret and purpose", () => {
    expect(deriveKey(SECRET, "file-links")).toEqual(deriveKey(SECRET, "file-links"));
    expect(deriveKey(SECRET, "file-links")).toHaveLength(32);
  });

  test("returns unrelated keys for two purposes and for two secrets", () => {
    expect(deriveKey(SECRET, "file-links")).not.toEqual(deriveKey(SECRET, "api-keys"));
    expect(deriveKey(SECRET, "file-links")).not.toEqual(deriveKey(`${SECRET}!`, "file-links"));
  });

  test("rejects an empty secret and an empty purpose", () => {
    expect(() => deriveKey("", "file-links")).toThrow(/master secret/);
    expect(() => deriveKey(SECRET, "")).toThrow(/purpose/);
  });
});

describe("hashes and signatures", () => {
  test("match the published test vectors", () => {
    expect(sha256Hex("abc")).toBe("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
    // RFC 4231, test case 2
    expect(hmacSha256Hex("Jefe", "what do ya want for nothing?")).toBe(
      "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843",
    );
  });

  test("distinguish lists of fields that are the same when joined", () => {
    const key = deriveKey(SECRET, "test");
    expect(hmacOfFields(key, ["ab", "c"])).not.toEqual(hmacOfFields(key, ["a", "bc"]));
    expect(hmacOfFields(key, ["a", ""])).not.toEqual(hmacOfFields(key, ["a"]));
    expect(hmacOfFields(key, ["Łó"])).toEqual(createHmac("sha256", key).update("4:Łó").digest());
  });

  test("compare secrets of any two lengths", () => {
    expect(isEqualSecret("same", "same")).toBe(true);
    expect(isEqualSecret("same", "sama")).toBe(false);
    expect(isEqualSecret("same", "same and more")).toBe(false);
    expect(isEqualSecret("same", Buffer.from("same"))).toBe(true);
  });
});
