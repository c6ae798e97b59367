import { randomBytes } from "node:crypto";
import fc from "fast-check";
import { expect, test } from "vitest";
import { createIds, isReturnCode, normaliseReturnCode } from "./ids";

const ids = createIds({ nowMs: () => 1_700_000_000_000, randomBytes });

test("a return code is well formed and has a valid check character", () => {
  for (let round = 0; round < 500; round += 1) {
    const code = ids.returnCode();
    expect(code).toMatch(/^RT-[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{4}$/);
    expect(isReturnCode(code)).toBe(true);
  }
});

test("detects every single wrong character", () => {
  const alphabet = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";
  fc.assert(
    fc.property(fc.nat(7), fc.constantFrom(...alphabet), (position, char) => {
      const code = ids.returnCode().replaceAll("-", "").slice(2);
      const wrong = code.slice(0, position) + char + code.slice(position + 1);
      expect(isReturnCode(wrong)).toBe(wrong === code);
    }),
  );
});

test("reads a code without prefix, hyphens and capitals", () => {
  const code = ids.returnCode();
  expect(normaliseReturnCode(code.toLowerCase().replaceAll("-", " "))).toBe(code);
  expect(normaliseReturnCode(code.slice(3))).toBe(code);
  expect(normaliseReturnCode("RT-0000-0000")).toBeNull();
});

test("sorts IDs of one moment in the order they were made, without revealing the next", () => {
  const made = Array.from({ length: 2000 }, () => ids.next("act"));
  expect([...made].sort()).toEqual(made);
  expect(new Set(made.map((id) => id.slice(-8))).size).toBe(made.length);
  expect(made.every((id) => /^act_[0-9a-hjkmnp-tv-z]{26}$/.test(id))).toBe(true);
});

test("sorts IDs of later moments after earlier ones", () => {
  let now = 1_700_000_000_000;
  const moving = createIds({ nowMs: () => (now += 1), randomBytes });
  const made = Array.from({ length: 200 }, () => moving.next("prc"));
  expect([...made].sort()).toEqual(made);
});
