import type { Tx } from "@/server/db/client";
import { change, find, remove } from "@/server/db/run";
import { query } from "@/server/db/tables/query";
import type { TenantScope } from "@/server/kernel/actor";

/**
 * The account from which a store sends transfers. The store was read within the same scope; triggers record each
 * change.
 */

export type StoreBankAccountRow = { sealed: string; mask: string; updatedAt: string };

export const findStoreBankAccount = (
  tx: Tx,
  { groupId }: TenantScope,
  ecommerceId: string,
): Promise<StoreBankAccountRow | null> =>
  find(tx, "store_bank_accounts", { where: { ecommerceId, groupId }, select: ["sealed", "mask", "updatedAt"] });

export const putStoreBankAccount = async (
  tx: Tx,
  { groupId }: TenantScope,
  { ecommerceId, sealed, mask, now }: { ecommerceId: string; sealed: string; mask: string; now: Date },
): Promise<void> => {
  const data = { groupId, sealed, mask, updatedAt: now };
  const account = query.insertInto("store_bank_accounts").values({ ecommerceId, ...data });
  await change(
    tx,
    account.onConflict((oc) =>
      oc.column("ecommerceId").doUpdateSet(data).where("store_bank_accounts.groupId", "=", groupId),
    ),
  );
};

/** False if there is none. */
export const deleteStoreBankAccount = async (tx: Tx, { groupId }: TenantScope, ecommerceId: string): Promise<boolean> =>
  (await remove(tx, "store_bank_accounts", { ecommerceId, groupId })) > 0;
