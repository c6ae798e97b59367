import type { Tx } from "@/server/db/client";
import type { TenantScope } from "@/server/kernel/actor";

/** From which account a store sends transfers. The store was read within the same scope; triggers note each change. */

export type StoreBankAccountRow = { sealed: string; mask: string; updatedAt: Date };

export const findStoreBankAccount = (
  tx: Tx,
  { groupId }: TenantScope,
  ecommerceId: string,
): Promise<StoreBankAccountRow | null> =>
  tx.storeBankAccount.findFirst({
    where: { ecommerceId, groupId },
    select: { sealed: true, mask: true, updatedAt: true },
  });

export const putStoreBankAccount = async (
  tx: Tx,
  { groupId }: TenantScope,
  { ecommerceId, sealed, mask, now }: { ecommerceId: string; sealed: string; mask: string; now: Date },
): Promise<void> => {
  const data = { groupId, sealed, mask, updatedAt: now };
  await tx.storeBankAccount.upsert({ where: { ecommerceId, groupId }, create: { ecommerceId, ...data }, update: data });
};

/** False where there is none. */
export const deleteStoreBankAccount = async (tx: Tx, { groupId }: TenantScope, ecommerceId: string): Promise<boolean> =>
  (await tx.storeBankAccount.deleteMany({ where: { ecommerceId, groupId } })).count > 0;
