import { expect, test } from "vitest";
import { checkOwnText, fillOwnText, MAIL_TEXT_FIELDS } from "./own-texts";

test("offers a subject and a button of every email for a store's own text, with the variables of the standard text", () => {
  for (const { name, fields } of MAIL_TEXT_FIELDS) {
    const keys = fields.map(({ key }) => key);
    expect(keys).toContain(`${name}.subject`);
    expect(keys).toContain(`${name}.action`);
    expect(Object.values(fields[0]?.standard ?? {}).every((text) => text !== "")).toBe(true);
  }
  const variablesOf = (key: string) =>
    MAIL_TEXT_FIELDS.flatMap(({ fields }) => fields).find((field) => field.key === key)?.variables;
  expect(variablesOf("pass.text")).toEqual(["items", "order", "store", "code"]);
  // A subject has the values of every text, and those in its standard text or preview line.
  expect(variablesOf("pass.subject")).toEqual(["items", "order", "store", "code"]);
  expect(variablesOf("refund_sent.subject")).toEqual(["amount", "items", "order", "store", "code"]);
  expect(variablesOf("payment_returned.subject")).toEqual(["amount", "order", "store", "code"]);
});

test("makes each case of a choice a text of its own", () => {
  const keys = MAIL_TEXT_FIELDS.flatMap(({ fields }) => fields.map(({ key }) => key));
  expect(keys.filter((key) => key.startsWith("pass.how"))).toEqual([
    ...["pass.how", "pass.howPickup", "pass.howStore", "pass.howLabel"],
  ]);
  const standards = MAIL_TEXT_FIELDS.flatMap(({ fields }) => fields.flatMap(({ standard }) => Object.values(standard)));
  expect(standards.filter((text) => /\{\w+\s*,/.test(text))).toEqual([]);
});

const KNOWN = "{items}, {order}, {store}, {code}";

test.each([
  ["pass.text", "Send {items} of {order} back.", null],
  ["pass.subject", "Order {order}: your label", null],
  ["pass.text", "Hello {name}", `has no variable {name}: use one of ${KNOWN}, or leave out the braces`],
  ["pass.text", "For { order } and {items}", "has “{ order }”: write {order}"],
  ["pass.text", "For {Order}", "has “{Order}”: write {order}"],
  ["pass.text", "For {order", "has “{order”: write {order}"],
  ["pass.text", "Send } back", `has “}”, which isn't a variable: use one of ${KNOWN}, or leave out the braces`],
  ["pass.text", "Send {} back", `has “{}”, which isn't a variable: use one of ${KNOWN}, or leave out the braces`],
  ["pass.subject", "one\ntwo", "must be one line"],
  ["withdrawal.text", "x", "is no text that a store writes itself"],
])("%s: %s", (key, text, wrong) => {
  expect(checkOwnText(key, text)).toBe(wrong);
});

test("fills in values and leaves no gap for an unknown one", () => {
  expect(fillOwnText("Bring {items} {day} back.", { items: "2 items" })).toBe("Bring 2 items back.");
  expect(fillOwnText("For {store}", { store: "Wetterholm" })).toBe("For Wetterholm");
});
