import { describe, expect, test } from "vitest";
import { browserWords, isTold, valueWords } from "./audit-words";
import { settingFieldWords } from "./setting-field-words";

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
    ["accessibility.en", "Statement in English"],
    ["branding.translations.de.title", "Title (German)"],
    ["mailtexts.fr.pass.subject", "Return label ready: Subject (French)"],
    ["de.pass.subject", "Return label ready: Subject (German)"],
    ["ecommerce.return_reasons[2].label", "Return reasons 3: Label"],
    ["ecommerce.return_reasons[2].labels.de", "Return reasons 3: Label (German)"],
    // The same last name has a different label in each place.
    ["ecommerce.return_reasons[2].name", "Return reasons 3: Code"],
    ["ecommerce.is_enabled", "Accept new returns"],
    ["station.grades[0].name", "Condition 1: Grade"],
    ["station.dispositions[0].hint", "Where units go 1: How to find it"],
    ["exchangeconditions.countries", "Ship to"],
    ["exchangeconditions.incentives[0].countries", "Incentives 1: Countries"],
    ["exchangeorders.payment_method", "Payment method"],
    ["refunds.action_configs[0].min_days", "Refund methods 1: Arrives in (min)"],
    ["logisticsetting.return_stores[1].address.country_code", "Stores that accept returns 2: Country"],
    ["branding.logo_url", "Logo"],
    ["url", "URL"],
    ["is_enabled", "Active"],
    ["is_gift_offered", "Gift offered"],
  ])("describes %s as %s", (name, words) => {
    expect(settingFieldWords(name)).toBe(words);
  });

  test.each([
    ["countries", "warehouses", "Accepts returns from"],
    ["countries", "exchangeconditions", "Ship to"],
    ["max_days_to_send_package", "returnconditions", "Send parcel within"],
  ] as const)("describes %s of the setting %s as %s", (name, of, words) => {
    expect(settingFieldWords(name, of)).toBe(words);
  });

  test("uses the whole path in the parts of a value too", () => {
    const reason = { name: "TOO_BIG", label: "Too big" };
    expect(valueWords([reason], undefined, "ecommerce.return_reasons")).toBe("Code: Too big, Label: Too big");
    expect(valueWords([{ name: "A", hint: "As new" }], undefined, "grades", "station")).toBe(
      "Grade: A, Description: As new",
    );
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
