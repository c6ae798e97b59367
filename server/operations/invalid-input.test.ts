import { describe, expect, test } from "vitest";
import { z } from "zod";
import { OrderContent } from "@/contract/admin/orders";
import { listProcessSummaries } from "@/contract/admin/processes";
import { reviewProcess } from "@/contract/admin/reviews";
import { amount, currencyCode, requiredText, text } from "@/contract/base/wire";
import { PUBLIC_OPERATIONS } from "@/contract/operations";
import { saveClientPreferences } from "@/contract/storefront/intents";
import { chooseReturnOption } from "@/contract/storefront/options";
import { invalidInput } from "./invalid-input";
import { issueWords } from "./issue-words";

const problemFor = (schema: z.ZodType, input: unknown) => {
  const parsed = schema.safeParse(input, { error: issueWords({ isValueShown: true }) });
  if (parsed.success) throw new Error("This input is valid.");
  return invalidInput(parsed.error);
};

const review = (line: Record<string, unknown>) => ({ process_id: "p", reviews: [{ line_item_id: "x", ...line }] });
const preferences = (fields: Record<string, unknown>) => ({ return_id: "r", line_item_id: "l", ...fields });

describe("an invalid input is described in complete sentences", () => {
  test.each<[string, z.ZodType, unknown, string]>([
    [
      "a number that no number of ours can be, as JSON may hold one",
      z.object({ days: z.int().min(1) }),
      JSON.parse('{"days":1e400}'),
      "`days` must be a whole number of at least 1, not a number that large.",
    ],
    ["a missing list", reviewProcess.input, { process_id: "p" }, "`reviews` is missing; it must be a list of objects."],
    [
      "a list of something else",
      reviewProcess.input,
      { process_id: "p", reviews: "x" },
      '`reviews` must be a list of objects, not "x".',
    ],
    ["an empty list", reviewProcess.input, { process_id: "p", reviews: [] }, "`reviews` must not be empty."],
    [
      "too many entries",
      z.object({ ids: z.array(text()).max(2) }),
      { ids: ["a", "b", "c"] },
      "`ids` must have at most 2 entries, not 3.",
    ],
    [
      "an entry that is no object",
      reviewProcess.input,
      { process_id: "p", reviews: [7] },
      "`reviews[0]` must be an object, not 7.",
    ],
    [
      "a missing identifier",
      reviewProcess.input,
      { reviews: [{ line_item_id: "x", status: "APPROVED" }] },
      "`process_id` is missing; it must be text of 1 to 128 characters.",
    ],
    [
      "an unknown value of a vocabulary",
      reviewProcess.input,
      review({ status: "MAYBE" }),
      '`reviews[0].status` must be one of APPROVED, DECLINED or MISSING, not "MAYBE".',
    ],
    [
      "a missing value of a vocabulary",
      reviewProcess.input,
      review({}),
      "`reviews[0].status` is missing; it must be one of APPROVED, DECLINED or MISSING.",
    ],
    [
      "text for a boolean",
      reviewProcess.input,
      review({ status: "APPROVED", show_reject_reason: "yes" }),
      '`reviews[0].show_reject_reason` must be true or false, not "yes".',
    ],
    [
      "a time that is none",
      reviewProcess.input,
      review({ status: "APPROVED", timestamp: "yesterday" }),
      '`reviews[0].timestamp` must be an RFC 3339 time with a UTC offset, e.g. "2026-03-01T12:00:00Z", not "yesterday".',
    ],
    [
      "text for a number",
      saveClientPreferences.input,
      preferences({ quantity: "two" }),
      '`quantity` must be a whole number from 0 to 1000000, not "two".',
    ],
    [
      "a number in quotes",
      saveClientPreferences.input,
      preferences({ quantity: "2" }),
      '`quantity` must be a whole number from 0 to 1000000, not "2".',
    ],
    [
      "a fraction for a whole number",
      saveClientPreferences.input,
      preferences({ quantity: 1.5 }),
      "`quantity` must be a whole number from 0 to 1000000, not 1.5.",
    ],
    [
      "a number below its bound",
      saveClientPreferences.input,
      preferences({ quantity: -1 }),
      "`quantity` must be a whole number from 0 to 1000000, not -1.",
    ],
    [
      "only a lower bound",
      z.object({ quantity: z.int().min(1) }),
      { quantity: "two" },
      '`quantity` must be a whole number of at least 1, not "two".',
    ],
    [
      "null where a default would do",
      saveClientPreferences.input,
      preferences({ quantity: null }),
      "`quantity` must be a whole number from 0 to 1000000, not null.",
    ],
    [
      "a number for text",
      saveClientPreferences.input,
      preferences({ comment: 5 }),
      "`comment` must be text of at most 1000 characters, not 5.",
    ],
    [
      "text that is too long",
      saveClientPreferences.input,
      preferences({ comment: "x".repeat(1001) }),
      "`comment` must have at most 1000 characters, not 1001.",
    ],
    [
      "text that is empty",
      saveClientPreferences.input,
      { return_id: "r", line_item_id: "" },
      "`line_item_id` must not be empty.",
    ],
    [
      "NUL in text",
      saveClientPreferences.input,
      preferences({ comment: "a\u0000b" }),
      "`comment` must not contain NUL or unpaired surrogates.",
    ],
    [
      "a field of an object inside",
      chooseReturnOption.input,
      { return_id: "r", return_method: "DROP_OFF_POINT", pickup_address: { city: 1 } },
      "`pickup_address.city` must be text of at most 255 characters, not 1.",
    ],
    [
      "a list for an object",
      chooseReturnOption.input,
      { return_id: "r", return_method: "DROP_OFF_POINT", pickup_address: [] },
      "`pickup_address` must be an object, not an empty list.",
    ],
    [
      "a query that is no number",
      listProcessSummaries.input,
      { page: "first" },
      '`page` must be a whole number from 0 to 1000000, not "first".',
    ],
    [
      "a missing amount",
      z.object({ amount: amount() }),
      {},
      '`amount` is missing; it must be a whole number of minor units in decimal digits, e.g. "1200" for 12.00 EUR.',
    ],
    [
      "an amount with a point",
      z.object({ amount: amount() }),
      { amount: "12.00" },
      '`amount` must be a whole number of minor units in decimal digits, e.g. "1200" for 12.00 EUR.',
    ],
    [
      "a currency in small letters",
      z.object({ currency: currencyCode() }),
      { currency: "eur" },
      "`currency` must be a three-letter ISO 4217 code in capitals.",
    ],
    [
      "a value that may be null",
      z.object({ at: requiredText(5).nullable() }),
      {},
      "`at` is missing; it must be text of 1 to 5 characters.",
    ],
    [
      "one of several kinds",
      z.object({ id: z.union([z.int(), z.boolean()]) }),
      { id: "x" },
      '`id` must be a whole number or true or false, not "x".',
    ],
    ["a body that is no object", z.object({}), [], "The body must be an object, not an empty list."],
  ])("%s", (_, schema, input, sentence) => expect(problemFor(schema, input).message).toBe(sentence));

  test("a list of objects with their own name", () => {
    const { extras } = problemFor(OrderContent, {});
    expect(extras.violations).toContainEqual({
      field: "line_items",
      description: "is missing; it must be a list of objects",
    });
  });

  test("lists every wrong field, and the sentence says how many more there are", () => {
    const problem = problemFor(reviewProcess.input, { process_id: 1, reviews: [{ status: "x" }] });
    expect(problem.message).toBe(
      "`process_id` must be text of 1 to 128 characters, not 1. 2 more fields are wrong; see details.",
    );
    expect(problem.extras.violations?.map(({ field }) => field)).toEqual([
      "process_id",
      "reviews[0].line_item_id",
      "reviews[0].status",
    ]);
  });

  test("lists the first hundred of a flood of wrong entries", () => {
    const problem = problemFor(z.object({ ids: z.array(text()) }), { ids: Array.from({ length: 5000 }, () => 1) });
    expect(problem.message).toContain("4999 more fields are wrong");
    expect(problem.extras.violations).toHaveLength(100);
  });

  test("quotes a value only up to a sensible length, without splitting a character", () => {
    const { message } = problemFor(z.object({ state: z.enum(["A", "B"]) }), { state: "😀".repeat(500) });
    expect(message.length).toBeLessThan(200);
    expect(message.isWellFormed()).toBe(true);
  });

  test("leaves the value out of an import's reason, so that rows with the same error are grouped", () => {
    const parsed = OrderContent.shape.line_items.safeParse([{ quantity: "two" }], {
      error: issueWords({ isValueShown: false }),
    });
    const messages = parsed.error?.issues.map(({ message }) => message);
    expect(messages).toContain("must be a whole number from 1 to 1000000");
  });
});

describe("parser messages never reach a client", () => {
  const JUNK: unknown[] = [undefined, null, true, 0.5, -1, "\u0000", "x".repeat(100_000), [], [null], {}, { x: {} }];

  test.each(PUBLIC_OPERATIONS.map((operation) => [operation.id, operation] as const))("%s", (_, { input }) => {
    for (const junk of JUNK)
      for (const name of Object.keys(input.shape)) {
        const parsed = input.safeParse({ [name]: junk }, { error: issueWords({ isValueShown: true }) });
        for (const { message } of parsed.error?.issues ?? [])
          expect(message).toMatch(/^(is missing; it must be |must (be|have|not) )/);
      }
  });
});
