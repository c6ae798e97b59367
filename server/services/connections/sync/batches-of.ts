import type { ShopOrderRecord } from "@/server/partners/shop-feed";

/** Orders and lines of one transaction: large enough to be fast, small enough to stay out of others' way. */
const BATCH_ORDERS = 200;
const BATCH_LINES = 1_000;

/** The orders of a page in the portions in which they are written. */
export function* batchesOf(records: readonly ShopOrderRecord[]): Generator<ShopOrderRecord[]> {
  let batch: ShopOrderRecord[] = [];
  let lines = 0;
  for (const record of records) {
    batch.push(record);
    lines += record.order.lines.length;
    if (batch.length < BATCH_ORDERS && lines < BATCH_LINES) continue;
    yield batch;
    batch = [];
    lines = 0;
  }
  if (batch.length > 0) yield batch;
}
