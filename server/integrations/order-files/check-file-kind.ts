import { OrderFileError } from "./order-file-error";

/** Advice for a rejected file, depending on its content and how it was submitted. */
export type FileAdvice = {
  /** What to export instead, and in which format. */
  export: string;
  /** What to do with JSON when CSV is expected, and vice versa. */
  whenJson: string;
  whenCsv: string;
};

/** For orders imported on the command line. */
export const BY_COMMAND: FileAdvice = {
  export: "the orders as CSV or NDJSON",
  whenJson: "leave --mapping away and put one order on each line",
  whenCsv: "a CSV file needs --mapping FILE.json",
};

/** For orders sent through the API or uploaded in the dashboard. */
export const BY_REQUEST: FileAdvice = {
  export: "the orders as CSV or NDJSON",
  whenJson: "choose a CSV file, or send it over the API as application/x-ndjson with one order on each line",
  whenCsv: "send a CSV file as text/csv",
};

/**
 * Rejects files that are not text of the expected kind, by their first bytes, before any row is read.
 * @throws OrderFileError with one sentence: what the file is, and what to do
 */
export const checkFileKind = (head: Buffer, expected: "csv" | "ndjson", advice: FileAdvice): void => {
  const text = head.toString("latin1");
  const first = text.replace(/^\u00ef\u00bb\u00bf/, "").trimStart();
  if (first === "") throw new OrderFileError("The file is empty; export it again.");
  if (text.startsWith("PK\u0003\u0004"))
    throw new OrderFileError("The file is a ZIP or Excel file; save the sheet as CSV (UTF-8) and import that.");
  if (/^(\u00ff\u00fe|\u00fe\u00ff)/.test(text))
    throw new OrderFileError("The file is UTF-16; save it as UTF-8 and import that.");
  if (text.startsWith("%PDF")) throw new OrderFileError(`The file is a PDF; export ${advice.export}.`);
  if (text.includes("\u0000")) throw new OrderFileError(`The file is binary, not text; export ${advice.export}.`);
  if (first.startsWith("<"))
    throw new OrderFileError(`The file is HTML or XML (a log-in page, perhaps); export ${advice.export}.`);
  if (expected === "csv") checkCsv(first, advice);
  else checkNdjson(first, advice);
};

const checkCsv = (first: string, { whenJson }: FileAdvice): void => {
  if (/^(\{\s*"|\[\s*[[{])/.test(first)) throw new OrderFileError(`The file is JSON, not CSV; ${whenJson}.`);
};

const checkNdjson = (first: string, { whenCsv }: FileAdvice): void => {
  if (first.startsWith("["))
    throw new OrderFileError("The file is one JSON list; put one order on each line (jq -c '.[]' does that).");
  if (!first.startsWith("{")) throw new OrderFileError(`The file has no JSON objects, one per line; ${whenCsv}.`);
};
