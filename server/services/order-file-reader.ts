import type { OrderFileFormat } from "@/contract/vocabulary/order-import";
import type { ImportEntry } from "@/server/domain/orders/import-entry";
import type { ReturnFileEntry } from "@/server/partners/return-file";

/** Reads order files for imports, wherever their bytes come from. */
export type OrderFileReader = {
  /** Parses a mapping for storage. @throws Problem INVALID_ARGUMENT at `mapping` */
  checkMapping(text: string): unknown;
  /**
   * The orders of a file and its unreadable parts, always in the same sequence; to be read once. `mapping` is from
   * `checkMapping`, or null. @throws Problem INVALID_ARGUMENT, also while reading, with one sentence that says what is
   * wrong with the file
   */
  open(file: {
    bytes: AsyncIterable<Buffer>;
    byteLength: number;
    format: OrderFileFormat;
    mapping: unknown;
    timeZone: string;
    /** The currency of amounts without a currency column. */
    currency: string;
  }): Promise<{ entries: AsyncIterable<ImportEntry>; readBytes: () => number }>;
  /** The same for returns. */
  checkReturnMapping(text: string): unknown;
  openReturns(file: {
    bytes: AsyncIterable<Buffer>;
    byteLength: number;
    mapping: unknown;
  }): Promise<{ entries: AsyncIterable<ReturnFileEntry>; readBytes: () => number }>;
};
