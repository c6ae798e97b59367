import { OrderFileError } from "./order-file-error";

/**
 * Refuses what is no text file of the expected kind, by its first bytes, before any row is read.
 * @throws OrderFileError with one sentence: what it is, and what to do
 */
export const checkFileKind = (head: Buffer, expected: "csv" | "ndjson"): void => {
  const text = head.toString("latin1");
  const first = text.replace(/^\u00ef\u00bb\u00bf/, "").trimStart();
  if (first === "") throw new OrderFileError("The file is empty; export it again.");
  if (text.startsWith("PK\u0003\u0004"))
    throw new OrderFileError("The file is a ZIP or Excel file; save the sheet as CSV (UTF-8) and import that.");
  if (/^(\u00ff\u00fe|\u00fe\u00ff)/.test(text))
    throw new OrderFileError("The file is UTF-16; save it as UTF-8 and import that.");
  if (text.startsWith("%PDF")) throw new OrderFileError("The file is a PDF; export the orders as CSV or NDJSON.");
  if (text.includes("\u0000"))
    throw new OrderFileError("The file is binary, not text; export the orders as CSV or NDJSON.");
  if (first.startsWith("<"))
    throw new OrderFileError("The file is HTML or XML (a log-in page, perhaps); export the orders as CSV or NDJSON.");
  if (expected === "csv") checkCsv(first);
  else checkNdjson(first);
};

const checkCsv = (first: string): void => {
  if (/^(\{\s*"|\[\s*[[{])/.test(first))
    throw new OrderFileError("The file is JSON, not CSV; leave --mapping away and put one order on each line.");
};

const checkNdjson = (first: string): void => {
  if (first.startsWith("["))
    throw new OrderFileError("The file is one JSON list; put one order on each line (jq -c '.[]' does that).");
  if (!first.startsWith("{"))
    throw new OrderFileError("The file has no JSON objects, one per line; a CSV file needs --mapping FILE.json.");
};
