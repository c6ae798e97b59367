import { expect, test } from "vitest";
import { exampleOf } from "../../base/example-of";
import { PUBLIC_OPERATIONS } from "../../operations";

const SETTINGS = PUBLIC_OPERATIONS.filter(({ tag }) => tag === "Settings");

test("there are nine settings, all of them reads that answer a tag", () => {
  expect(SETTINGS.map(({ id, isConditional }) => [id, isConditional])).toHaveLength(9);
  expect(SETTINGS.every(({ isConditional, scope }) => isConditional === true && scope === "settings:read")).toBe(true);
});

test.each(SETTINGS.map((operation) => [operation.id, operation] as const))(
  "the example of %s is complete",
  (_, one) => {
    const response = exampleOf(one)?.response;
    expect(response).toBeDefined();
    // Read by the schema it stays what it is: no member is missing, none is unknown.
    expect(one.output.parse(response)).toEqual(response);
  },
);
