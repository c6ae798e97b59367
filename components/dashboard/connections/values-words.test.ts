import { expect, test } from "vitest";
import { isReadAnew } from "./values-words";

const field = { label: "", help: "", is_required: false, placeholder: "", options: [], initial: "" };
const settings = [
  { ...field, name: "statuses", kind: "TEXT" as const },
  { ...field, name: "records", kind: "TOGGLE" as const },
];
const before = [
  { name: "statuses", label: "", kind: "TEXT" as const, value: "completed" },
  { name: "records", label: "", kind: "TOGGLE" as const, value: "" },
  { name: "address", label: "", kind: "TEXT" as const, value: "a" },
];

test("orders are read again for what counts as shipped, and for no other change", () => {
  const changed = (typed: Record<string, string>) =>
    isReadAnew(before, { typed: { statuses: "completed", records: "", address: "a", ...typed }, settings });
  expect(changed({})).toBe(false);
  expect(changed({ records: "true", address: "b" })).toBe(false);
  expect(changed({ statuses: "completed, shipped" })).toBe(true);
});
