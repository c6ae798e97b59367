import { expect, test } from "vitest";
import { guessColumns, ORDER_FIELDS } from "./order-fields";

test("a file whose columns have our own labels needs nobody to choose them", () => {
  const found = guessColumns(ORDER_FIELDS.map(([, label]) => label));
  expect(ORDER_FIELDS.filter(([field, label]) => found[field] !== label)).toEqual([]);
});
