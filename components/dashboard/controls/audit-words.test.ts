import { describe, expect, test } from "vitest";
import { browserWords, changedWords, valueWords } from "./audit-words";

describe("values of settings in words", () => {
  test.each([
    [null, "nothing"],
    ["", "empty"],
    [true, "yes"],
    [0, "0"],
    [[], "none"],
    [["DE", "AT"], "DE, AT"],
    [{ total: 100, label: "", tags: [] }, "total: 100"],
    [
      { view: "ALL", filter: { reasons: ["TOO_BIG"], skus: [] }, more: { skus: [] } },
      "view: ALL, filter (reasons: TOO_BIG)",
    ],
    [[{ code: "A" }, { code: "B", is_on: false }], "code: A; code: B, is_on: no"],
    [[1, 2], "1, 2"],
    [{ tags: [] }, "nothing"],
    ["2026-11-23T02:49:09.638+00:00", "2026-11-23 02:49 UTC"],
    ["2026-11-23", "2026-11-23"],
  ])("%j reads %s", (value, words) => {
    expect(valueWords(value)).toBe(words);
  });
});

describe("what changed", () => {
  test.each([
    ["ecommerce.use_case", "Use case"],
    ["accessibility.en", "Accessibility (en)"],
    ["url", "URL"],
    ["is_enabled", "Is enabled"],
  ])("%s reads %s", (name, words) => {
    expect(changedWords(name)).toBe(words);
  });
});

describe("browsers", () => {
  const chrome = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0 Safari/537.36";

  test.each([
    [chrome, "Chrome on Linux"],
    [`${chrome} Edg/143.0`, "Edge on Linux"],
    ["Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Mobile Safari/604.1", "Safari on iPhone"],
    ["curl/8.5.0", "curl/8.5.0"],
    ["", ""],
  ])("%s is %s", (userAgent, words) => {
    expect(browserWords(userAgent)).toBe(words);
  });
});
