import { expect, test } from "vitest";
import { noteRefusal, type OrderImportReport } from "./import-report";

const empty = (): OrderImportReport => ({ errors: [], messages: [] });

test("the first thousand rows are named and every row is counted", () => {
  const report = empty();
  const rows = Array.from({ length: 700 }, (_, place) => place + 1);
  for (let time = 0; time < 2; time += 1)
    noteRefusal(report, { rows, field: "sku", reason: "is wrong", hint: `${time}` });
  expect(report.errors).toHaveLength(1000);
  expect(report.errors.at(-1)).toEqual({ line: 300, field: "sku", message: "is wrong: 1" });
  expect(report.messages).toEqual([{ message: "is wrong", rows: 1400, isForeseen: false }]);
});

test("rows that a rule leaves out are counted and not named", () => {
  const report = empty();
  noteRefusal(report, { rows: [3], reason: "credit note", isForeseen: true });
  expect(report).toEqual({ errors: [], messages: [{ message: "credit note", rows: 1, isForeseen: true }] });
});

test("a file that makes up a reason for each row is counted under one, and nothing is lost", () => {
  const report = empty();
  for (let row = 1; row <= 1000; row += 1)
    noteRefusal(report, { rows: [row], reason: `reason ${row}`, isForeseen: row % 2 === 0 });
  expect(report.messages.length).toBeLessThan(210);
  expect(report.messages.reduce((sum, { rows }) => sum + rows, 0)).toBe(1000);
});
