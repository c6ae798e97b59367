import { describe, expect, test } from "vitest";
import { browserWords, changedWords, isTold, valueWords } from "./audit-words";

describe("values of settings in words", () => {
  test.each([
    [null, "nothing"],
    ["", "empty"],
    [true, "yes"],
    [0, "0"],
    [[], "none"],
    [["DE", "AT"], "DE, AT"],
    [{ total: 100, label: "", tags: [] }, "Total: 100"],
    [
      { view: "ALL", filter: { reasons: ["TOO_BIG"], skus: [] }, more: { skus: [] } },
      "View: ALL, Filter (Reasons: Too big)",
    ],
    [[{ code: "A" }, { code: "B", is_on: false }], "Code: A; Code: B, On: no"],
    [[1, 2], "1, 2"],
    [{ tags: [] }, "nothing"],
    ["2026-11-23T02:49:09.638+00:00", "2026-11-23 02:49 UTC"],
    ["2026-11-23", "2026-11-23"],
  ])("formats %j as %s", (value, words) => {
    expect(valueWords(value)).toBe(words);
  });
});

test("formats amounts as money, names stores and turns API constants into words", () => {
  const reader = { names: { eco_1: "Nordlicht" }, currency: "EUR" };
  expect(valueWords("28400", reader, "refunds.second_person_above")).toBe("€284.00");
  expect(valueWords(["eco_1"], reader, "ecommerce_ids")).toBe("Nordlicht");
  expect(valueWords("ORDER_ID_AND_POSTAL_CODE")).toBe("Order id and postal code");
  expect(valueWords("STORE_CREDIT")).toBe("Store credit");
  expect(valueWords({ id: "rr_1", label: "Too small" })).toBe("Label: Too small");
});

describe("changed fields in words", () => {
  test.each([
    ["ecommerce.use_case", "Use case"],
    ["accessibility.en", "Accessibility (English)"],
    ["branding.translations.de.title", "Title (German)"],
    ["mailtexts.fr.pass.subject", "Return label ready: Subject (French)"],
    ["de.pass.subject", "Return label ready: Subject (German)"],
    ["ecommerce.return_reasons[2].label", "Return reasons 3: Label"],
    ["branding.logo_url", "Logo"],
    ["url", "URL"],
    ["is_enabled", "Active"],
    ["is_gift_offered", "Gift offered"],
  ])("describes %s as %s", (name, words) => {
    expect(changedWords(name)).toBe(words);
  });
});

test("leaves out IDs and fields that were and stay empty", () => {
  expect(isTold({ name: "id", before: null, after: "whs_1" })).toBe(false);
  expect(isTold({ name: "address_line2", before: null, after: "" })).toBe(false);
  expect(isTold({ name: "slogan", before: "x", after: "" })).toBe(true);
  expect(isTold({ name: "is_enabled", before: null, after: false })).toBe(true);
});

describe("browser names", () => {
  const chrome = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0 Safari/537.36";

  test.each([
    [chrome, "Chrome on Linux"],
    [`${chrome} Edg/143.0`, "Edge on Linux"],
    ["Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Mobile Safari/604.1", "Safari on iPhone"],
    ["curl/8.5.0", "curl/8.5.0"],
    ["", ""],
  ])("recognizes %s as %s", (userAgent, words) => {
    expect(browserWords(userAgent)).toBe(words);
  });
});
