import { expect, it } from "vitest";
import { reasonName } from "./reason-name";

it("names a return reason in the store's words, and a deleted one by its code", () => {
  const reasons = [
    { name: "TOO_SMALL", label: "Runs small" },
    { name: "Faulty zip", label: "DEFECT" },
  ];
  const names = ["TOO_SMALL", "Faulty zip", "NOT_AS_DESCRIBED", "Color not as shown", ""];
  expect(names.map((code) => reasonName(reasons, code))).toEqual([
    ...["Runs small", "DEFECT", "Not as described", "Color not as shown", ""],
  ]);
});
