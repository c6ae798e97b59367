import { expect, test } from "vitest";
import {
  guessReturnAmounts,
  guessReturnColumns,
  missingReturnFields,
  returnFields,
  returnMappingJson,
} from "./return-fields";

test("a file whose columns have our own labels needs nobody to choose them", () => {
  const found = guessReturnColumns(returnFields().map(([, label]) => label));
  expect(returnFields().filter(([field, label]) => found[field] !== label)).toEqual([]);
});

test("columns of a file of returns are guessed by their names, each once, and what is missing is named", () => {
  const columns = guessReturnColumns(["Order Number", "E-Mail", "SKU", "Qty", "Note"]);
  expect(columns).toMatchObject({ order: "Order Number", email: "E-Mail", item: "SKU", quantity: "Qty" });
  expect(missingReturnFields(columns)).toEqual(["Reason"]);
  const choice = {
    encoding: "utf-8",
    delimiter: ";",
    columns: { ...columns, reason: "Note", lang: "" },
    amounts: "1.234,50",
  } as const;
  expect(JSON.parse(returnMappingJson(choice))).toEqual({
    ...{ encoding: "utf-8", delimiter: ";", amounts: { decimal_mark: ",", thousands_mark: "." } },
    columns: { order: "Order Number", email: "E-Mail", item: "SKU", quantity: "Qty", reason: "Note" },
  });
});

test("what a file of returns says of its orders is found, with the form of its amounts", () => {
  const header = ["Order", "Email", "SKU", "Reason", "Customer name", "Payment method", "Refunded amount", "Tax rate"];
  const columns = guessReturnColumns(header);
  expect(columns).toMatchObject({
    ...{ full_name: "Customer name", payment_method: "Payment method" },
    ...{ refunded: "Refunded amount", tax_rate: "Tax rate" },
  });
  expect(guessReturnAmounts(header, [["1", "a@example.com", "S", "R", "Ana", "Visa", "4,50", "19"]], columns)).toBe(
    "1.234,50",
  );
});
