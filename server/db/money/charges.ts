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

/** Every attempt to charge for a return, oldest first; the caller holds the draft or the process. */
export const listCharges = async (tx: Tx, scope: TenantScope, returnId: string): Promise<Charge[]> => {
  const rows = await list(tx, "charges", { where: { returnId, groupId: scope.groupId }, orderBy: ["createdAt", "id"] });
  return rows.map(toCharge);
};

/** Writes down that money is about to be asked for: whatever happens then, its key is known. */
export const insertCharge = async (
  tx: Tx,
  scope: TenantScope,
  { returnId, charge }: { returnId: string; charge: Charge },
): Promise<void> => {
  await insertRows(tx, "charges", [{ ...charge, returnId, groupId: scope.groupId }]);
};

/**
 * True when this call wrote the provider's answer down; of two that ask with one key, one does. Money that was taken is
 * written down even where somebody gave the charge up before: it is somebody's.
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
  /** HELD: of a hold. */
  status: "CAPTURED" | "HELD" | "DECLINED";
  reference: string;
  /** Of HELD. */
  holdEndsAt?: Date | null;
};

/** Keeps the provider's reference of what is pending there: the charge itself, or a refund of it ("" when that failed). */
export const keepChargeReference = async (
  tx: Tx,
  scope: TenantScope,
  { id, ...set }: { id: string } & ({ reference: string } | { refundReference: string }),
): Promise<void> => {
  const where = { id, groupId: scope.groupId, ...("reference" in set ? { status: "PENDING" as const } : {}) };
  await update(tx, "charges", { where, set });
};

/** What of a charge has gone back in all; REFUNDED when it is the whole of it. */
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

/** Charges that may hold money for drafts that nobody has finished since `before`, oldest first. */
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
