import type { Tx } from "@/server/db/client";
import { list, readSql, update } from "@/server/db/run";
import type { RowOf } from "@/server/db/tables/rows";
import { insertRows } from "@/server/db/write-rows";
import type { Charge } from "@/server/domain/process/charge";
import type { TenantScope } from "@/server/kernel/actor";

export const toCharge = (stored: RowOf<"charges">): Charge => {
  const { groupId, returnId, checkoutDueAt, followDueAt, backMailDueAt, backMailAttempts, ...charge } = stored;
  return charge;
};

/** Lists every attempt to charge for a return, oldest first; the caller holds the draft or the process. */
export const listCharges = async (tx: Tx, scope: TenantScope, returnId: string): Promise<Charge[]> => {
  const rows = await list(tx, "charges", { where: { returnId, groupId: scope.groupId }, orderBy: ["createdAt", "id"] });
  return rows.map(toCharge);
};

/** Records that a charge is about to be requested, so that its key is known whatever happens. */
export const insertCharge = async (
  tx: Tx,
  scope: TenantScope,
  { returnId, charge }: { returnId: string; charge: Charge },
): Promise<void> => {
  await insertRows(tx, "charges", [{ ...charge, returnId, groupId: scope.groupId }]);
};

/**
 * True if this call recorded the provider's answer; of two requests with one key, one does. Captured money is recorded
 * even if the charge was given up before, because it belongs to somebody.
 */
export const settleCharge = async (
  tx: Tx,
  scope: TenantScope,
  { id, status, reference, holdEndsAt = null }: SettledCharge,
): Promise<boolean> => {
  const count = await update(tx, "charges", {
    where: { id, groupId: scope.groupId, status: status === "DECLINED" ? "PENDING" : ["PENDING", "DECLINED"] },
    set: { status, reference, holdEndsAt },
  });
  return count === 1;
};

export type SettledCharge = {
  id: string;
  /** HELD: for a hold. */
  status: "CAPTURED" | "HELD" | "DECLINED";
  reference: string;
  /** For HELD. */
  holdEndsAt?: Date | null;
};

/** Stores the provider's reference of a pending item: the charge itself, or a refund of it ("" if that failed). */
export const keepChargeReference = async (
  tx: Tx,
  scope: TenantScope,
  { id, ...set }: { id: string } & ({ reference: string } | { refundReference: string }),
): Promise<void> => {
  const where = { id, groupId: scope.groupId, ...("reference" in set ? { status: "PENDING" as const } : {}) };
  await update(tx, "charges", { where, set });
};

/** Records how much of a charge was refunded in all; REFUNDED if it is the whole amount. */
export const recordChargeRefund = async (
  tx: Tx,
  scope: TenantScope,
  { charge, refundedMinor, now }: { charge: Charge; refundedMinor: number; now: Date },
): Promise<void> => {
  const status = refundedMinor >= charge.amountMinor ? "REFUNDED" : "CAPTURED";
  await update(tx, "charges", {
    where: { id: charge.id, groupId: scope.groupId },
    set: { refundedMinor, refundedAt: now, status, refundReference: "" },
  });
};

/** Lists charges that may hold money for drafts untouched since `before`, oldest first. */
export const listAbandonedCharges = async (
  tx: Tx,
  { before, limit }: { before: Date; limit: number },
): Promise<
  { charge: Charge; groupId: string; returnId: string; scope: { ecommerceId: string; isTest: boolean } }[]
> => {
  const rows = await readSql<{ id: string; ecommerceId: string; isTest: boolean }>(tx)`
    select c.id, e.id as "ecommerceId", e.is_testing as "isTest"
    from charges c join return_intents i on i.id = c.return_id join ecommerces e on e.id = i.ecommerce_id
    where c.status in ('PENDING', 'CAPTURED', 'HELD') and c.created_at < ${before} and i.completed_at is null
    order by c.created_at limit ${limit}`;
  const charges = await list(tx, "charges", { where: { id: rows.map(({ id }) => id) }, orderBy: ["createdAt"] });
  const scopes = new Map(rows.map(({ id, ...scope }) => [id, scope]));
  return charges.flatMap((row) => {
    const scope = scopes.get(row.id);
    return scope === undefined ? [] : [{ charge: toCharge(row), groupId: row.groupId, returnId: row.returnId, scope }];
  });
};
