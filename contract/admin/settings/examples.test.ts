import { expect, test } from "vitest";
import { exampleOf } from "../../base/example-of";
import { PUBLIC_OPERATIONS } from "../../operations";

const SETTINGS = PUBLIC_OPERATIONS.filter(({ tag }) => tag === "Settings");

test("has nine settings, all of them reads with an entity tag", () => {
  expect(SETTINGS.map(({ id, isConditional }) => [id, isConditional])).toHaveLength(9);
  expect(SETTINGS.every(({ isConditional, scope }) => isConditional === true && scope === "settings:read")).toBe(true);
});

test.each(SETTINGS.map((operation) => [operation.id, operation] as const))("has a complete example of %s", (_, one) => {
  const response = exampleOf(one)?.response;
  expect(response).toBeDefined();
  // Parsing with the schema changes nothing: no member is missing or unknown.
  expect(one.output.parse(response)).toEqual(response);
});
