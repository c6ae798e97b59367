import { expect, test } from "vitest";
import { isReadAnew, valueWords } from "./values-section";

const field = { label: "", help: "", is_required: false, placeholder: "", options: [], initial: "" };
const settings = [
  { ...field, name: "statuses", kind: "TEXT" as const },
  { ...field, name: "records", kind: "TOGGLE" as const },
];
const before = [
  { name: "statuses", label: "", kind: "TEXT" as const, value: "completed", is_stored: true },
  { name: "records", label: "", kind: "TOGGLE" as const, value: "", is_stored: false },
  { name: "address", label: "", kind: "TEXT" as const, value: "a", is_stored: true },
];

test("reads orders again only after a change of what counts as shipped", () => {
  const changed = (typed: Record<string, string>) =>
    isReadAnew(before, { typed: { statuses: "completed", records: "", address: "a", ...typed }, settings });
  expect(changed({})).toBe(false);
  expect(changed({ records: "true", address: "b" })).toBe(false);
  expect(changed({ statuses: "completed, shipped" })).toBe(true);
});

test("shows select options by label, secrets by their last characters, and marks empty or off values", () => {
  const options = [{ value: "WAIT", label: "Wait until somebody settles it" }];
  const known = [{ ...field, name: "refunds", kind: "CHOICE" as const, options }];
  const shown = (kind: "CHOICE" | "SECRET" | "TEXT" | "TOGGLE", value: string) =>
    valueWords({ name: "refunds", label: "", kind, value, is_stored: value !== "" }, known);
  expect(shown("CHOICE", "WAIT")).toBe("Wait until somebody settles it");
  expect(shown("CHOICE", "OLDER")).toBe("OLDER");
  expect([shown("SECRET", "f617"), shown("SECRET", ""), shown("TOGGLE", "")]).toEqual(["•••• f617", "–", "Off"]);
});

test("marks a secret that is too short to show as saved", () => {
  const secret = { name: "password", label: "", kind: "SECRET" as const, value: "" };
  expect(valueWords({ ...secret, is_stored: true }, [])).toBe("Saved (too short to preview)");
  expect(valueWords({ ...secret, is_stored: false }, [])).toBe("–");
});
