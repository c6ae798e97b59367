import type { Tx } from "@/server/db/client";
import { update } from "@/server/db/run";
import { sql } from "@/server/db/tables/query";
import { insertMissing, insertRows, setWhere } from "@/server/db/write-rows";
import type { Credit } from "@/server/domain/process/types";
import type { Actor, TenantScope } from "@/server/kernel/actor";

/** A settled payout stays unchanged: money is counted once. */
export const settlePayout = (
  tx: Tx,
  scope: TenantScope,
  { id, reference, now }: { id: string; reference: string; now: Date },
): Promise<void> =>
  setWhere(tx, {
    table: "payouts",
    set: { status: "SETTLED", reference, settledAt: now },
    where: sql`t.id = ${id} and t.group_id = ${scope.groupId} and t.status <> 'SETTLED'`,
  });

/** Records how much of a payout was paid elsewhere; `isWhole` settles it. Under the process lock. */
export const coverPayout = async (
  tx: Tx,
  actor: Actor,
  call: {
    id: string;
    coveredMinor: number;
    isWhole: boolean;
    note: string;
    reference: string;
    /** YYYY-MM-DD. */
    sentOn: string;
    now: Date;
  },
): Promise<void> => {
  const { id, coveredMinor, isWhole, note, reference, sentOn, now } = call;
  await update(tx, "payouts", {
    where: { id, groupId: actor.groupId, status: "PENDING" },
    set: {
      externalMinor: sql`external_minor + ${coveredMinor}`,
      externalNote: note,
      externalBy: actor.name,
      externalReference: reference,
      externalOn: sentOn,
      ...(isWhole ? { status: "SETTLED" as const, settledAt: now } : {}),
    },
  });
};

/** Its money came back to the merchant, so it is owed again. Under the process lock. */
export const unsettlePayout = async (
  tx: Tx,
  scope: TenantScope,
  { id, reference }: { id: string; reference: string },
): Promise<void> => {
  await update(tx, "payouts", {
    where: { id, groupId: scope.groupId, status: "SETTLED", reference },
    set: { status: "PENDING", reference: "", settledAt: null, returnedTimes: sql`returned_times + 1` },
  });
};

/** Withdraws a payout that hasn't started: it no longer counts. Under the process lock. */
export const failPayout = async (tx: Tx, scope: TenantScope, id: string): Promise<void> => {
  await update(tx, "payouts", { where: { id, groupId: scope.groupId, status: "PENDING" }, set: { status: "FAILED" } });
};

/** `giftMinor` is the part of the rest that the shopper never paid. */
export const takeBackFromPayout = async (
  tx: Tx,
  scope: TenantScope,
  { id, takenMinor, giftMinor }: { id: string; takenMinor: number; giftMinor: number },
): Promise<void> => {
  await update(tx, "payouts", {
    where: { id, groupId: scope.groupId },
    set: { takenBackMinor: sql`taken_back_minor + ${takenMinor}`, giftMinor },
  });
};

/** Inserts a credit with the first entry of its ledger; issued once per payout, however often it is requested. */
export const insertCredit = async (
  tx: Tx,
  actor: Actor,
  { credit, now }: { credit: Credit & { ecommerceId: string; processId: string; shopReference: string }; now: Date },
): Promise<void> => {
  const { groupId, name: actorName } = actor;
  if ((await insertMissing(tx, "credits", [{ ...credit, groupId, createdAt: now }])) === 0) return;
  const { id: creditId, amountMinor, payoutId: reference } = credit;
  await insertRows(tx, "credit_entries", [
    { groupId, creditId, kind: "ISSUED", amountMinor, reference, actorName, at: now },
  ]);
};
