import type { TenantScope } from "@/server/kernel/actor";
import type { Tx } from "./client";
import type { Prisma } from "./generated/client";

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

/** A credit is issued once per payout, whoever asks again. */
export const insertStoreCredit = async (
  tx: Tx,
  scope: TenantScope,
  credit: Omit<Prisma.StoreCreditCreateManyInput, "groupId">,
): Promise<void> => {
  await tx.storeCredit.createMany({ data: [{ ...credit, groupId: scope.groupId }], skipDuplicates: true });
};
