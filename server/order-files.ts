import type { ImportEntry } from "./domain/orders/import-entry";
import { parseMapping } from "./integrations/order-files/mapping-schema";
import { type OrderFile, openSentOrders } from "./integrations/order-files/open-order-file";
import { OrderFileError } from "./integrations/order-files/order-file-error";
import { requireTamePatterns } from "./integrations/order-files/tame-patterns";
import { invalidField, Problem } from "./kernel/problem";
import { readFileEntry } from "./operations/read-order-entry";

import type { OrderFileReader } from "./services/orders/order-file-reader";

/** A gzip file of the largest size that is taken may hold a thousand times as much, which nobody means. */
const MOST_UNPACKED_BYTES = 8 * 1024 ** 3;

/** The reader of order files, joined to the contract that its orders are held to: wired here as in the context. */
export const orderFiles: OrderFileReader = {
  checkMapping: (text) => {
    try {
      const mapping = parseMapping(text, "of the request");
      requireTamePatterns(mapping);
      // As it was sent: what its defaults are is read again when it is used.
      return JSON.parse(text);
    } catch (error) {
      if (error instanceof OrderFileError) throw invalidField("mapping", error.message.replace(/\.$/, ""));
      throw error;
    }
  },
  open: async ({ bytes, byteLength, format, mapping, timeZone }) => {
    try {
      const file = await openSentOrders(bytes, {
        byteLength,
        mostUnpackedBytes: MOST_UNPACKED_BYTES,
        format: format === "CSV" ? "csv" : "ndjson",
        mapping: mapping === null ? null : parseMapping(JSON.stringify(mapping), "of the request"),
        timeZone,
      });
      return { entries: toEntries(file.entries), readBytes: () => file.progress().readBytes };
    } catch (error) {
      throw asProblem(error);
    }
  },
};

async function* toEntries(entries: OrderFile["entries"]): AsyncGenerator<ImportEntry> {
  try {
    for await (const entry of entries) yield readFileEntry(entry);
  } catch (error) {
    throw asProblem(error);
  }
}

const asProblem = (error: unknown): unknown =>
  error instanceof OrderFileError ? new Problem("INVALID_ARGUMENT", error.message) : error;
