import type { Tx } from "@/server/db/client";
import { insertOrdersIfNew } from "@/server/db/orders/order-writes";
import { insertRows } from "@/server/db/write-rows";
import type { TenantScope } from "@/server/kernel/actor";
import type { PostalAddress } from "@/server/kernel/address";
import type { LoadReturn } from "./load-return";
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

type Load = {
  returns: readonly LoadReturn[];
  /** Destination of the parcels. */
  to: PostalAddress;
  /** Number of the first return; the others follow. */
  first: number;
  now: Date;
};

/** Inserts returns with everything that belongs to them, as if they had been created one by one. */
export const insertLoad = async (tx: Tx, scope: TenantScope, { returns, to, first, now }: Load): Promise<void> => {
  const { groupId } = scope;
  await insertOrdersIfNew(tx, scope, { orders: returns.map(({ order }) => order), now });
  const intents = returns.map(({ intent }) => ({ ...intent, groupId, updatedAt: intent.createdAt }));
  await insertRows(tx, "return_intents", intents);
  const numbered = returns.map((one, index) => ({ ...processRows(one), number: first + index }));
  await insertRows(tx, "return_processes", numbered);
  await insertRows(tx, "return_units", returns.flatMap(unitRows));
  const keys = returns.flatMap((one, index) => searchRows(one, first + index));
  await insertRows(tx, "search_keys", keys);
  const shipments = returns.map((one) => shipmentRows(one, to));
  await insertRows(tx, "shipments", shipments);
  const money = returns.flatMap(moneyRows);
  const heads = money.map(({ head }) => head);
  await insertRows(tx, "settlements", heads);
  const derivations = money.flatMap(({ rows }) => rows);
  await insertRows(tx, "derivation_rows", derivations);
  const paid = returns.map(payoutRows);
  const payouts = paid.flatMap((one) => one.payouts);
  await insertRows(tx, "payouts", payouts);
  const credits = paid.flatMap((one) => one.credits);
  await insertRows(tx, "credits", credits);
  await insertRows(tx, "credit_entries", credits.map(issueOf));
  const activities = returns.flatMap((one, index) => activityRows(one, paid[index]?.payouts ?? []));
  await insertRows(tx, "activities", activities);
  const events = returns.map(eventRows);
  const told = events.flatMap(({ process }) => process);
  await insertRows(tx, "process_events", told);
  const moves = events.flatMap(({ unit }) => unit);
  await insertRows(tx, "unit_events", moves);
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
