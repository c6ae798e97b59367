import { describe, expect, test } from "vitest";
import { fieldSentence, problemText } from "./problem-text";

const refused = (message: string, fields: [string, string][] = []) => ({
  data: {
    problem: {
      reason: "INVALID_ARGUMENT",
      message,
      violations: fields.map(([field, description]) => ({ field, description })),
    },
  },
});

describe("error messages for people", () => {
  test("names fields in words, and as many of them as fit", () => {
    const error = refused("`store_list_url` must be an address. One more field is wrong; see details.", [
      ["store_list_url", "must be an address"],
      ["return_logistics[0].customs_text", "must not be empty"],
    ]);
    expect(problemText(error)).toBe("Store list URL must be an address. Customs text must not be empty.");
  });

  test("uses the form's label of a field", () => {
    const error = refused("`return_reasons[0].label` must not be empty.", [
      ["return_reasons[0].label", "must not be empty"],
    ]);
    expect(problemText(error, { label: "Words" })).toBe("Words must not be empty.");
  });

  test("finds a label by the whole path, and keeps sentences whole", () => {
    const labels = (path: string) => (path === "grades[0].name" ? "A: Grade" : path);
    const error = refused("`grades[0].name` must not be empty. One more field is wrong; see details.", [
      ["grades[0].name", "must not be empty"],
      ["min", "Enter a whole number."],
    ]);
    expect(problemText(error, labels)).toBe("A: Grade must not be empty. min: Enter a whole number.");
  });

  test("counts the fields that don't fit", () => {
    const fields = ["a", "b", "c", "d", "e"].map((name): [string, string] => [name, "is missing"]);
    expect(problemText(refused("`a` is missing. 4 more fields are wrong; see details.", fields))).toBe(
      "A is missing. B is missing. C is missing. 2 more fields are invalid.",
    );
  });

  test("replaces field names inside sentences too", () => {
    const aborted = refused("Someone else has changed this in the meantime: `contact_email`, `title`.", [
      ["contact_email", "was changed"],
    ]);
    expect(problemText(aborted)).toBe("Someone else has changed this in the meantime: Contact email, Title.");
  });

  test.each([
    ["must not be empty", "Must not be empty."],
    ["must be an address, or empty", "Must be an address, or empty."],
    ["Type ca7r.", "Type ca7r."],
  ])("turns the problem of field %s into a sentence", (description, sentence) => {
    expect(fieldSentence(description)).toBe(sentence);
  });

  test("leaves messages unchanged that are already written for people", () => {
    expect(problemText(refused("Choose another name.", [["name", "is taken"]]))).toBe("Choose another name.");
    expect(problemText(new Error("fetch failed"))).toContain("didn’t respond");
  });
});
