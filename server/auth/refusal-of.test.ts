import { expect, test } from "vitest";
import { invalidField, Problem } from "@/server/kernel/problem";
import { refusalOf } from "./refusal-of";

test("what is wrong with a field is a sentence that names it as people do", () => {
  const refusal = { kind: "REFUSED", field: "password", text: "The password must have ten characters or more." };
  expect(refusalOf(invalidField("password", "must have ten characters or more"))).toEqual(refusal);
});

test("what is wrong with the whole keeps its words", () => {
  const refusal = { kind: "REFUSED", field: null, text: "This invitation was used." };
  expect(refusalOf(new Problem("NOT_FOUND", "This invitation was used."))).toEqual(refusal);
});

test("what broke is no refusal", () => {
  const broken = new TypeError("no such thing");
  expect(() => refusalOf(broken)).toThrow(broken);
});
