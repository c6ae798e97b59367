import type { OrderFileFormat } from "@/contract/vocabulary/order-import";
import type { ImportEntry } from "@/server/domain/orders/import-entry";
import type { ReturnFileEntry } from "@/server/partners/return-file";

/** Reads files of orders for imports, wherever their bytes come from. */
export type OrderFileReader = {
  /** A mapping as it was sent, ready to be kept. @throws Problem INVALID_ARGUMENT at `mapping` */
  checkMapping(text: string): unknown;
  /**
   * The orders of a file and what could not be read as one, always in the same order; to be read once. `mapping` is of
   * `checkMapping`, or null. @throws Problem INVALID_ARGUMENT, also while reading, with one sentence that says what is
   * wrong with the file
   */
  open(file: {
    bytes: AsyncIterable<Buffer>;
    byteLength: number;
    format: OrderFileFormat;
    mapping: unknown;
    timeZone: string;
    /** Of amounts whose currency no column says. */
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
