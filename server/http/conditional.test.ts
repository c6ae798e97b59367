import { describe, expect, test } from "vitest";
import { entityTag, isKnownToCaller } from "./conditional";

const tag = entityTag('{"a":1}');

describe("entity tags", () => {
  test("are strong, quoted and equal only for equal bytes", () => {
    expect(tag).toMatch(/^"[0-9a-f]{32}"$/);
    expect(entityTag('{"a":1}')).toBe(tag);
    expect(entityTag('{"a":2}')).not.toBe(tag);
  });

  test.each([
    ["the tag itself", tag],
    ["the tag in a list", `"other", ${tag} , "more"`],
    ["a list without spaces", `"a,b",${tag}`],
    ["the tag marked as weak", `W/${tag}`],
    ["a list with empty members", `, ${tag},`],
    ["anything", "*"],
    ["anything, with spaces", " * "],
  ])("%s matches the caller's copy", (_, header) => {
    expect(isKnownToCaller(header, tag)).toBe(true);
  });

  test.each([
    ["no header", null],
    ["an empty one", ""],
    ["another tag", '"other"'],
    ["a tag inside another one", `"x${tag.slice(1)}`],
    ["a tag without quotes", tag.slice(1, -1)],
    ["* in a list", `*, ${tag}`],
    ["a weak sign in small letters", `w/${tag}`],
    ["a broken list", `"a" ${tag}`],
  ])("%s does not match", (_, header) => {
    expect(isKnownToCaller(header, tag)).toBe(false);
  });

  test("parses a header of 16 KiB quickly", () => {
    const header = `${'"a" '.repeat(4_000)}x`;
    const before = performance.now();
    expect(isKnownToCaller(header, tag)).toBe(false);
    expect(isKnownToCaller(`${", ".repeat(8_000)}x`, tag)).toBe(false);
    expect(performance.now() - before).toBeLessThan(500);
  });
});
