import { expect, test } from "vitest";
import { checkOwnText, fillOwnText, MAIL_TEXT_FIELDS } from "./own-texts";

test("every email has a subject and a button that a store may write, with the variables of the standard text", () => {
  for (const { name, fields } of MAIL_TEXT_FIELDS) {
    const keys = fields.map(({ key }) => key);
    expect(keys).toContain(`${name}.subject`);
    expect(keys).toContain(`${name}.action`);
    expect(Object.values(fields[0]?.standard ?? {}).every((text) => text !== "")).toBe(true);
  }
  const pass = MAIL_TEXT_FIELDS.find(({ name }) => name === "pass");
  expect(pass?.fields.find(({ key }) => key === "pass.text")?.variables).toEqual(["items", "order"]);
  // A choice by the way of sending is no text of one's own.
  expect(pass?.fields.some(({ key }) => key === "pass.how")).toBe(false);
});

test.each([
  ["pass.text", "Send {items} of {order} back.", null],
  ["pass.text", "Hello {name}", "has no variable {name}; there is {items}, {order}"],
  ["pass.action", "Open {it}", "has no variable {it}; there is none here"],
  ["pass.text", "Send { back", "has a brace without a variable"],
  ["pass.subject", "one\ntwo", "must be one line"],
  ["withdrawal.text", "x", "is no text that a store writes itself"],
])("%s: %s", (key, text, wrong) => {
  expect(checkOwnText(key, text)).toBe(wrong);
});

test("values are filled in, and one that is not known leaves no hole", () => {
  expect(fillOwnText("Bring {items} {day} back.", { items: "2 items" })).toBe("Bring 2 items back.");
  expect(fillOwnText("For {store}", { store: "Wetterholm" })).toBe("For Wetterholm");
});
