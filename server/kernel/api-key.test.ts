import { randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { apiKeyHash, isApiKeyWellFormed, mintApiKey } from "./api-key";

test("a new key names its mode and ends in a valid checksum", () => {
  const key = mintApiKey("test", randomBytes);
  expect(key).toMatch(/^svc_test_[0-9a-z]{38}$/);
  expect(isApiKeyWellFormed(key)).toBe(true);
});

test("rejects a key with one wrong character, of another mode or cut short", () => {
  const key = mintApiKey("live", () => new Uint8Array(20));
  const wrong = key.replace("live_0", "live_1");
  expect([wrong, key.replace("live", "test"), key.slice(0, -1), ` ${key}`, ""].map(isApiKeyWellFormed)).toEqual(
    Array(5).fill(false),
  );
});

test("derives the stored hash from the key and the installation's secret", () => {
  const hashes = [apiKeyHash("a".repeat(32), "k1"), apiKeyHash("a".repeat(32), "k2"), apiKeyHash("b".repeat(32), "k1")];
  expect(new Set(hashes).size).toBe(3);
  expect(hashes[0]).toMatch(/^[0-9a-f]{64}$/);
});
