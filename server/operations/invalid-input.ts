import type { z } from "zod";
import { Problem } from "@/server/kernel/problem";
import { fieldName } from "./issue-words";

/** A body of one mebibyte can have half a million wrong entries; nobody reads that many messages. */
const MOST_VIOLATIONS = 100;

/** Returns the problem for an invalid input: the sentence names the first field, `details` lists the first hundred. */
export const invalidInput = (error: z.ZodError): Problem => {
  const violations = error.issues
    .slice(0, MOST_VIOLATIONS)
    .map(({ path, message }) => ({ field: fieldName(path), description: message }));
  const [first = { field: "", description: "is not valid" }] = violations;
  const subject = first.field === "" ? "The body" : `\`${first.field}\``;
  return new Problem("INVALID_ARGUMENT", `${subject} ${first.description}.${restWords(error.issues.length - 1)}`, {
    violations,
  });
};

const restWords = (others: number): string => {
  if (others < 1) return "";
  return others === 1 ? " One more field is wrong; see details." : ` ${others} more fields are wrong; see details.`;
};
