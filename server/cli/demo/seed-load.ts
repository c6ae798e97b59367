import { findOrderByNumber } from "@/server/db/orders/orders";
import { findReturnWarehouse } from "@/server/db/shipping/warehouses";
import { EMPTY_ADDRESS } from "@/server/kernel/address";
import type { ServiceContext } from "@/server/services/context";
import type { DemoTenant } from "./demo-tenant";
import { insertLoad } from "./insert-load";
import { loadReturn } from "./load-return";

/** All sizes share one sequence of returns, newest first: m is a part of l. */
const LARGEST = 20_000;
const BATCH = 250;

/**
 * Adds finished and open returns by the thousand, for performance tests. Rows are inserted directly, but prices are
 * computed by the domain and add up. One transaction per batch; existing batches are left alone. Returns how many were
 * added.
 */
export const seedLoad = async (
  ctx: ServiceContext,
  { tenant, count, say }: { tenant: DemoTenant; count: number; say: (line: string) => void },
): Promise<number> => {
  const { store, system } = tenant;
  const now = ctx.clock.now();
  const warehouse = await findReturnWarehouse(ctx.db, system, { ecommerceId: store.id, country: "" });
  const to = warehouse?.address ?? EMPTY_ADDRESS;
  let added = 0;
  for (let start = LARGEST - count; start < LARGEST; start += BATCH) {
    const returns = Array.from({ length: BATCH }, (_, offset) =>
      loadReturn({ store, to, index: start + offset, count: LARGEST, now }),
    );
    const orderNumber = returns[0]?.order.orderNumber ?? "";
    if ((await findOrderByNumber(ctx.db, system, { ecommerceId: store.id, orderNumber })) !== null) continue;
    // Negative numbers keep the load at the end of lists, after everything created before or after it.
    await ctx.db.$transaction((tx) => insertLoad(tx, system, { returns, to, first: start - LARGEST, now }), {
      maxWait: 60_000,
      timeout: 60_000,
    });
    added += returns.length;
    if (added % 2_000 === 0) say(`  ${added} of ${count}`);
  }
  return added;
};
