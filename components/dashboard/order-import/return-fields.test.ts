import { expect, test } from "vitest";
import {
  guessReturnAmounts,
  guessReturnColumns,
  missingReturnFields,
  returnFields,
  returnMappingJson,
} from "./return-fields";

test("maps a file with our own column labels without any manual choice", () => {
  const found = guessReturnColumns(returnFields().map(([, label]) => label));
  expect(returnFields().filter(([field, label]) => found[field] !== label)).toEqual([]);
});

test("guesses the columns of a returns file by name, each once, and names missing fields", () => {
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

test("finds the order fields of a returns file and the format of its amounts", () => {
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
