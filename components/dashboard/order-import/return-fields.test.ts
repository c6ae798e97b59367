import { expect, test } from "vitest";
import { guessReturnColumns, missingReturnFields, returnMappingJson } from "./return-fields";

test("columns of a file of returns are guessed by their names, each once, and what is missing is named", () => {
  const columns = guessReturnColumns(["Order Number", "E-Mail", "SKU", "Qty", "Note"]);
  expect(columns).toMatchObject({ order: "Order Number", email: "E-Mail", item: "SKU", quantity: "Qty" });
  expect(missingReturnFields(columns)).toEqual(["Reason"]);
  const choice = { encoding: "utf-8", delimiter: ";", columns: { ...columns, reason: "Note", lang: "" } } as const;
  expect(JSON.parse(returnMappingJson(choice))).toEqual({
    ...{ encoding: "utf-8", delimiter: ";" },
    columns: { order: "Order Number", email: "E-Mail", item: "SKU", quantity: "Qty", reason: "Note" },
  });
});
