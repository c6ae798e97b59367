import type { ImportEntry } from "./domain/orders/import-entry";
import { parseMapping } from "./integrations/order-files/mapping-schema";
import { type OrderFile, openSentOrders } from "./integrations/order-files/open-order-file";
import { OrderFileError } from "./integrations/order-files/order-file-error";
import { requireTamePatterns } from "./integrations/order-files/tame-patterns";
import { openReturnFile } from "./integrations/return-files/read-returns";
import { parseReturnMapping } from "./integrations/return-files/return-mapping";
import { invalidField, Problem } from "./kernel/problem";
import { readFileEntry } from "./operations/read-order-entry";

import type { OrderFileReader } from "./services/order-file-reader";

/** A gzip file of the maximum size may unpack to a thousand times as much, which is never intended. */
const MOST_UNPACKED_BYTES = 8 * 1024 ** 3;

/** The reader of order files with the contract that orders must fulfill, wired here like the context. */
export const orderFiles: OrderFileReader = {
  checkMapping: (text) =>
    checked(() => {
      requireTamePatterns(parseMapping(text, "of the request"));
      // Stored as sent: its defaults are applied again when it is used.
      return JSON.parse(text);
    }),
  checkReturnMapping: (text) => checked(() => parseReturnMapping(text)),
  openReturns: async ({ bytes, byteLength, mapping }) => {
    try {
      const file = await openReturnFile(bytes, {
        ...{ byteLength, mostUnpackedBytes: MOST_UNPACKED_BYTES },
        mapping: parseReturnMapping(JSON.stringify(mapping)),
      });
      return { entries: told(file.entries), readBytes: file.readBytes };
    } catch (error) {
      throw asProblem(error);
    }
  },
  open: async ({ bytes, byteLength, format, mapping, timeZone, currency }) => {
    try {
      const file = await openSentOrders(bytes, {
        byteLength,
        mostUnpackedBytes: MOST_UNPACKED_BYTES,
        format: format === "CSV" ? "csv" : "ndjson",
        mapping: mapping === null ? null : parseMapping(JSON.stringify(mapping), "of the request"),
        ...{ timeZone, currency },
      });
      return { entries: toEntries(file.entries), readBytes: () => file.progress().readBytes };
    } catch (error) {
      throw asProblem(error);
    }
  },
};

const checked = (check: () => unknown): unknown => {
  try {
    return check();
  } catch (error) {
    if (error instanceof OrderFileError) throw invalidField("mapping", error.message.replace(/\.$/, ""));
    throw error;
  }
};

/** Passes the entries of a file on, and describes what is wrong with the rest of it in the API's words. */
async function* told<T>(entries: AsyncIterable<T>): AsyncGenerator<T> {
  try {
    yield* entries;
  } catch (error) {
    throw asProblem(error);
  }
}

async function* toEntries(entries: OrderFile["entries"]): AsyncGenerator<ImportEntry> {
  try {
    for await (const entry of entries) yield* readFileEntry(entry);
  } catch (error) {
    throw asProblem(error);
  }
}

const asProblem = (error: unknown): unknown =>
  error instanceof OrderFileError ? new Problem("INVALID_ARGUMENT", error.message) : error;
