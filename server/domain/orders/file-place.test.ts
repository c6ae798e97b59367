import { expect, test } from "vitest";
import { placeInFile } from "./file-place";

const CSV = {
  rows: [2, 3, 4],
  lineRows: [2, 4],
  columns: { name: "Article", quantity: "Qty", total: "Total", order_number: "No", "customer.full_name": "Customer" },
};

test.each([
  ["line_items[1].name", { field: "name", column: "Article", row: 4 }],
  ["line_items[1].sku", { field: "sku", column: "", row: 4 }],
  ["name", { field: "order_number", column: "No", row: 2 }],
  ["payments", { field: "payments", column: "Total", row: 2 }],
  ["payments[0].refunded", { field: "payments.refunded", column: "", row: 2 }],
  ["customer.first_name", { field: "customer.first_name", column: "Customer", row: 2 }],
])("%s is named as in the file and the mapping, with its row", (path, place) => {
  expect(placeInFile(path, CSV)).toEqual(place);
});

test("a file without columns uses the path in its body", () => {
  const path = "line_items[0].quantity";
  expect(placeInFile(path, { rows: [7] })).toEqual({ field: path, column: "", row: 7 });
});
