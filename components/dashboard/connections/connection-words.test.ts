import { expect, test } from "vitest";
import {
  ATTENTION_REASONS,
  CONNECTION_KINDS,
  type ConnectionKind,
  type ConnectionMode,
} from "@/contract/vocabulary/connection";
import { accountWords, attentionWords, hookWords, isExpectedRefusal, modeNote } from "./connection-words";

test.each([...ATTENTION_REASONS, null])(
  "says for %s what is wrong and what to do, for every kind of connection",
  (reason) => {
    for (const kind of CONNECTION_KINDS) {
      const { title, todo } = attentionWords({ kind, attention_reason: reason }, "WooCommerce");
      for (const words of [title, todo]) expect(words).toMatch(/^[A-Z].+\.$/);
    }
  },
);

test("adds no note to a connection in the store's own mode", () => {
  const noteOf = (kind: ConnectionKind, mode: ConnectionMode, isTesting: boolean) =>
    modeNote({ kind, mode }, isTesting, "Shopify");
  expect(noteOf("MAIL", "LIVE", true)).toBe("");
  for (const kind of CONNECTION_KINDS.filter((one) => one !== "MAIL")) {
    expect([noteOf(kind, "LIVE", false), noteOf(kind, "TEST", true)]).toEqual(["", ""]);
    expect(noteOf(kind, "LIVE", true)).toContain("until the store goes live");
    expect(noteOf(kind, "TEST", false)).toContain("sends nothing to it");
  }
});

test.each([
  ["CONNECTED", [], 0, "Up to date"],
  ["CONNECTED", [], 1_200, "1,200 to process"],
  ["DISCONNECTED", [], 0, "Disconnected"],
  ["DISCONNECTED", ["The webhooks could not be removed."], 0, "Not removed"],
] as const)(
  "describes the webhooks of a connection that is %s with warnings %j and %i waiting as %s",
  (state, warnings, waiting, words) => {
    expect(hookWords({ connection: { state, warnings: [...warnings] }, hooks: { waiting } })).toBe(words);
  },
);

test("doesn't call webhooks up to date if the provider sends none", () => {
  const warnings = ["A sandbox key makes labels that can't be shipped, and ShipEngine sends no webhooks for it."];
  expect(hookWords({ connection: { state: "CONNECTED", warnings }, hooks: { waiting: 0 } })).toBe("Not sent");
});

test("shows no account ID if the value isn't one", () => {
  expect(accountWords({ account_id: "acct_1", account_name: "Kiosk" })).toBe("acct_1");
  expect(accountWords({ account_id: "Kiosk", account_name: "Kiosk" })).toBe("");
  expect(accountWords({ account_id: "sender", account_name: "returns@kiosk.example" })).toBe("");
});

test.each([
  ["Check refund access", 400, true],
  ["Check access to payments", 400, true],
  ["Check access to payments", 403, false],
  ["Send a refund", 400, false],
  ["Check access to payments", null, false],
])("treats a call for %s with response %s as expected: %s", (purpose, status, isExpected) => {
  expect(isExpectedRefusal({ purpose, status })).toBe(isExpected);
});
