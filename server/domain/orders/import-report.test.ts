import { expect, test } from "vitest";
import { emptyReport, noteRefusal } from "./import-report";

test("names the first thousand causes with their rows, and counts every row", () => {
  const report = emptyReport();
  for (let place = 0; place < 1200; place += 1)
    noteRefusal(report, {
      ...{ rows: [place * 2 + 2, place * 2 + 3], orderNumber: "A", field: "sku", column: "Article" },
      ...{ reason: "must be another", message: `must be another, not "${place}"` },
    });
  expect(report.errors).toHaveLength(1000);
  expect(report.errors.at(-1)).toEqual({
    ...{ line: 2000, orderNumber: "A", field: "sku", column: "Article", message: 'must be another, not "999"' },
  });
  expect(report.messages).toEqual([{ message: "Article must be another", rows: 2400, isForeseen: false }]);
});

test("names the row at fault even if it isn't the first of its order", () => {
  const report = emptyReport();
  noteRefusal(report, { rows: [3, 4, 5], row: 5, orderNumber: "A", field: "name", reason: "must not be empty" });
  expect(report).toMatchObject({
    errors: [{ line: 5, column: "" }],
    messages: [{ message: "name must not be empty" }],
  });
});

test("counts rows that fail because of another row, without naming them", () => {
  const report = emptyReport();
  noteRefusal(report, { rows: [3, 4], orderNumber: "A", reason: "another row is wrong", isConsequence: true });
  expect(report).toMatchObject({ errors: [], messages: [{ rows: 2 }] });
});

test("lists rows excluded by a rule separately from errors, with their order and the reason", () => {
  const report = emptyReport();
  noteRefusal(report, { rows: [3, 4], orderNumber: "C7", reason: "credit note", isForeseen: true });
  expect(report).toEqual({
    errors: [],
    skipped: [{ line: 3, orderNumber: "C7", message: "credit note" }],
    messages: [{ message: "credit note", rows: 2, isForeseen: true }],
  });
});

test("counts reasons that differ for each row under one entry, and loses none", () => {
  const report = emptyReport();
  for (let row = 1; row <= 1000; row += 1)
    noteRefusal(report, { rows: [row], reason: `reason ${row}`, isForeseen: row % 2 === 0 });
  expect(report.messages.length).toBeLessThan(210);
  expect(report.messages.reduce((sum, { rows }) => sum + rows, 0)).toBe(1000);
});
