import { expect, test } from "vitest";
import { asProblem, Problem } from "./problem";

test("recognizes problems of another bundle and subclasses, and leaves other errors as bugs", () => {
  // An instance of another copy of the class has the same members but not this prototype.
  const foreign = Object.assign(new Error("No."), { name: "Problem", reason: "NOT_FOUND", extras: {} });
  class Special extends Problem {}
  expect(foreign instanceof Problem).toBe(true);
  expect(asProblem(foreign)).toBe(foreign);
  expect(foreign instanceof Special).toBe(false);
  expect(new Special("ABORTED", "Again.") instanceof Special).toBe(true);
  expect(new Problem("ABORTED", "Again.") instanceof Special).toBe(false);
  expect(asProblem(new Error("boom")).reason).toBe("INTERNAL");
});
