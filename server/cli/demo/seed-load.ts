import type { Tx } from "@/server/db/client";
import { insertOrdersIfNew } from "@/server/db/order-writes";
import { findOrderByNumber } from "@/server/db/orders";
import { findReturnWarehouse } from "@/server/db/warehouses";
import { insertRows } from "@/server/db/write-rows";
import { EMPTY_ADDRESS } from "@/server/kernel/address";
import type { ServiceContext } from "@/server/services/context";
import type { DemoTenant } from "./demo-tenant";
import { type LoadReturn, loadReturn } from "./load-return";
import {
  activityRows,
  eventRows,
  moneyRows,
  payoutRows,
  processRows,
  searchRows,
  shipmentRows,
  unitRows,
} from "./load-rows";

/** All sizes are parts of one row of returns, of which the newest come first: m is inside l. */
const LARGEST = 20_000;
const BATCH = 250;

/**
 * Adds finished and running returns by the thousand, for measurements. Rows are written directly, but the prices come
 * from the domain and add up. One transaction per batch; a batch that is there is left alone. How many were added.
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
    await ctx.db.$transaction((tx) => insertBatch(tx, { tenant, returns, to, first: start - LARGEST, now }), {
      maxWait: 60_000,
      timeout: 60_000,
    });
    added += returns.length;
    if (added % 2_000 === 0) say(`  ${added} of ${count}`);
  }
  return added;
};

type Batch = {
  tenant: DemoTenant;
  returns: LoadReturn[];
  to: typeof EMPTY_ADDRESS;
  /** Numbers below zero: in lists the load stands behind everything that was made before and after it. */
  first: number;
  now: Date;
};

const issueOf = ({
  id,
  groupId,
  payoutId,
  amountMinor,
  createdAt,
}: ReturnType<typeof payoutRows>["credits"][number]) => ({
  groupId,
  creditId: id,
  kind: "ISSUED" as const,
  amountMinor,
  reference: payoutId,
  actorName: "Load",
  at: createdAt,
});

const insertBatch = async (tx: Tx, { tenant, returns, to, first, now }: Batch): Promise<void> => {
  const { groupId } = tenant.system;
  await insertOrdersIfNew(tx, tenant.system, { orders: returns.map(({ order }) => order), now });
  await tx.returnIntent.createMany({
    data: returns.map(({ intent }) => ({ ...intent, groupId, updatedAt: intent.createdAt })),
  });
  await tx.returnProcess.createMany({
    data: returns.map((one, index) => ({ ...processRows(one), number: first + index })),
  });
  await tx.returnUnit.createMany({ data: returns.flatMap(unitRows) });
  await insertRows(
    tx,
    "search_keys",
    returns.flatMap((one, index) => searchRows(one, first + index)),
  );
  await tx.shipment.createMany({ data: returns.map((one) => shipmentRows(one, to)) });
  const money = returns.flatMap(moneyRows);
  await tx.settlement.createMany({ data: money.map(({ head }) => head) });
  await tx.derivationRow.createMany({ data: money.flatMap(({ rows }) => rows) });
  const paid = returns.map(payoutRows);
  await tx.payout.createMany({ data: paid.flatMap(({ payouts }) => payouts) });
  await tx.credit.createMany({ data: paid.flatMap(({ credits }) => credits) });
  await tx.creditEntry.createMany({ data: paid.flatMap(({ credits }) => credits.map(issueOf)) });
  await tx.activity.createMany({
    data: returns.flatMap((one, index) => activityRows(one, paid[index]?.payouts ?? [])),
  });
  const events = returns.map(eventRows);
  await tx.processEvent.createMany({ data: events.flatMap(({ process }) => process) });
  await tx.unitEvent.createMany({ data: events.flatMap(({ unit }) => unit) });
};
