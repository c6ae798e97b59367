import { expect, test } from "vitest";
import { guessColumns, ORDER_FIELDS } from "./order-fields";

test("recognizes all columns named with our own labels", () => {
  const found = guessColumns(ORDER_FIELDS.map(([, label]) => label));
  expect(ORDER_FIELDS.filter(([field, label]) => found[field] !== label)).toEqual([]);
});
