import { expect, test } from "vitest";
import { open, seal } from "./seal";

const key = { masterSecret: "a master secret that is long enough to be one", purpose: "test", owner: "whe_1" };

test("opens a sealed text, which never looks the same twice", () => {
  const sealed = seal(key, "whsec_Łó");
  expect(open(key, sealed)).toBe("whsec_Łó");
  expect(seal(key, "whsec_Łó")).not.toBe(sealed);
  expect(sealed).not.toContain("whsec");
});

test("does not open a sealed text for another owner, purpose or secret", () => {
  const sealed = seal(key, "secret");
  expect(() => open({ ...key, owner: "whe_2" }, sealed)).toThrow();
  expect(() => open({ ...key, purpose: "other" }, sealed)).toThrow();
  expect(() => open({ ...key, masterSecret: `${key.masterSecret}!` }, sealed)).toThrow();
});

test("does not open a sealed text that was changed or cut", () => {
  const sealed = seal(key, "secret");
  const flipped = sealed.endsWith("A") ? `${sealed.slice(0, -4)}BBBB` : `${sealed.slice(0, -4)}AAAA`;
  for (const wrong of [flipped, sealed.slice(0, 20), sealed.replace("v1", "v2"), "", "plain"])
    expect(() => open(key, wrong)).toThrow();
});
