import { type FileEntry, refusal } from "./file-entry";
import { OrderFileError } from "./order-file-error";
import { SeenKeys } from "./seen-keys";

/** Characters per order line; a longer line means a file without line breaks, which would fill the memory. */
const MOST_CHARACTERS = 8 * 1024 * 1024;

/** Reads one order per line: the content of a PUT with its `order_number`. Other lines are rejected. */
export async function* readNdjson(bytes: AsyncIterable<Buffer>): AsyncGenerator<FileEntry> {
  const seen = new SeenKeys();
  let row = 0;
  try {
    for await (const line of linesOf(bytes)) {
      row += 1;
      if (line.trim() !== "") yield readLine(line, row, seen);
    }
  } catch (error) {
    if (!(error instanceof OrderFileError)) throw error;
    yield refusal(row + 1, "", {
      reason: "the file could not be read to its end",
      detail: error.message,
      message: `the file could not be read to its end. ${error.message}`,
    });
  }
}

const readLine = (line: string, row: number, seen: SeenKeys): FileEntry => {
  if (line.includes("\uFFFD"))
    return refusal(row, "", { reason: "has characters that aren't UTF-8; save the file as UTF-8" });
  const content = parseObject(line);
  if (content === null)
    return refusal(row, "", { reason: "must be one JSON object per row", detail: line.slice(0, 60) });
  const { order_number: orderNumber } = content;
  if (typeof orderNumber !== "string" || orderNumber.trim() === "")
    return refusal(row, "", { reason: "must have an order_number (text)" });
  if (seen.has(orderNumber))
    return refusal(row, orderNumber, { reason: "the order is in this file twice; keep one row" });
  seen.add(orderNumber);
  return { kind: "order", orderNumber, content, restPayment: null, rows: [row] };
};

const parseObject = (line: string): Record<string, unknown> | null => {
  try {
    const value: unknown = JSON.parse(line);
    return typeof value === "object" && value !== null && !Array.isArray(value) ? { ...value } : null;
  } catch {
    return null;
  }
};

/** Yields the lines of a file one by one. @throws OrderFileError for a line that is too long */
export async function* linesOf(bytes: AsyncIterable<Buffer>): AsyncGenerator<string> {
  const decoder = new TextDecoder("utf-8");
  let rest = "";
  for await (const chunk of bytes) {
    rest += decoder.decode(chunk, { stream: true });
    const lines = rest.split("\n");
    rest = lines.pop() ?? "";
    yield* lines;
    if (rest.length > MOST_CHARACTERS)
      throw new OrderFileError("A line is longer than 8 MiB; put one order on each line.");
  }
  rest += decoder.decode();
  if (rest !== "") yield rest;
}
