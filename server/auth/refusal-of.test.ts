import { expect, test } from "vitest";
import { invalidField, invalidFields, Problem } from "@/server/kernel/problem";
import { refusalOf } from "./refusal-of";

test("what is wrong with a field is a sentence that names it as people do", () => {
  const error = { field: "password", text: "The password must have ten characters or more." };
  expect(refusalOf(invalidField("password", "must have ten characters or more")).errors).toEqual([error]);
});

test("every field that is wrong has its sentence", () => {
  const violations = [
    { field: "city", description: "enter the city" },
    { field: "currency", description: "must be a three-letter code" },
  ];
  expect(refusalOf(invalidFields(violations)).errors).toEqual([
    { field: "city", text: "Enter the city." },
    { field: "currency", text: "The currency must be a three-letter code." },
  ]);
});

test("what is wrong with the whole keeps its words", () => {
  const errors = [{ field: null, text: "This invitation was used." }];
  expect(refusalOf(new Problem("NOT_FOUND", "This invitation was used.")).errors).toEqual(errors);
});

test("what broke is no refusal", () => {
  const broken = new TypeError("no such thing");
  expect(() => refusalOf(broken)).toThrow(broken);
});
