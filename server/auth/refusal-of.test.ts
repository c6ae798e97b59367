import { expect, test } from "vitest";
import { invalidField, invalidFields, Problem } from "@/server/kernel/problem";
import { refusalOf } from "./refusal-of";

test("describes a field error in a sentence with the field's label", () => {
  const error = { field: "password", text: "The password must have ten characters or more." };
  expect(refusalOf(invalidField("password", "must have ten characters or more")).errors).toEqual([error]);
});

test("has a sentence for every invalid field", () => {
  const violations = [
    { field: "city", description: "enter the city" },
    { field: "currency", description: "must be a three-letter code" },
  ];
  expect(refusalOf(invalidFields(violations)).errors).toEqual([
    { field: "city", text: "Enter the city." },
    { field: "currency", text: "The currency must be a three-letter code." },
  ]);
});

test("keeps the message of an error about the whole form", () => {
  const errors = [{ field: null, text: "This invitation was used." }];
  expect(refusalOf(new Problem("NOT_FOUND", "This invitation was used.")).errors).toEqual(errors);
});

test("does not treat a failure as a refusal", () => {
  const broken = new TypeError("no such thing");
  expect(() => refusalOf(broken)).toThrow(broken);
});
