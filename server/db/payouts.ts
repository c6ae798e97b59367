import type { Credit } from "@/server/domain/process/types";
import type { Actor, TenantScope } from "@/server/kernel/actor";
import type { Tx } from "./client";

/** True when this call settled it: money is counted once. */
export const settlePayout = async (
  tx: Tx,
  scope: TenantScope,
  { id, reference, now }: { id: string; reference: string; now: Date },
): Promise<boolean> => {
  const { count } = await tx.payout.updateMany({
    where: { id, groupId: scope.groupId, status: { not: "SETTLED" } },
    data: { status: "SETTLED", reference, settledAt: now },
  });
  return count === 1;
};

/** A credit with the first entry of its ledger; issued once per payout, whoever asks again. */
export const insertCredit = async (
  tx: Tx,
  actor: Actor,
  { credit, now }: { credit: Credit & { ecommerceId: string; processId: string }; now: Date },
): Promise<void> => {
  const { groupId, name: actorName } = actor;
  const { count } = await tx.credit.createMany({
    data: [{ ...credit, groupId, createdAt: now }],
    skipDuplicates: true,
  });
  if (count === 0) return;
  const { id: creditId, amountMinor, payoutId: reference } = credit;
  await tx.creditEntry.create({
    data: { groupId, creditId, kind: "ISSUED", amountMinor, reference, actorName, at: now },
  });
};
