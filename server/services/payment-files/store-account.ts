import type { Tx } from "@/server/db/client";
import { findStoreBankAccount } from "@/server/db/money/store-bank-accounts";
import type { SepaAccount } from "@/server/domain/sepa/write-payment-file";
import type { Actor } from "@/server/kernel/actor";
import { open, type SealingKey, seal } from "@/server/kernel/seal";
import type { ServiceContext } from "../context";

type Env = Pick<ServiceContext, "env">;

const keyOf = ({ env }: Env, purpose: string, owner: string): SealingKey => ({
  masterSecret: env.HOMEWARD_SECRET,
  purpose,
  owner,
});

export const sealStoreAccount = (ctx: Env, ecommerceId: string, account: SepaAccount): string =>
  seal(keyOf(ctx, "store-bank-account", ecommerceId), JSON.stringify(account));

export type KnownStoreAccount = SepaAccount & { mask: string; updatedAt: string };

/** Returns the opened account from which a store sends transfers; null if none was entered. */
export const findStoreAccount = async (
  ctx: Env,
  tx: Tx,
  { actor, ecommerceId }: { actor: Actor; ecommerceId: string },
): Promise<KnownStoreAccount | null> => {
  const row = await findStoreBankAccount(tx, actor, ecommerceId);
  if (row === null) return null;
  const account = JSON.parse(open(keyOf(ctx, "store-bank-account", ecommerceId), row.sealed)) as SepaAccount;
  return { ...account, mask: row.mask, updatedAt: row.updatedAt };
};

/** Sealed for one payment file, so that it has the same account however often it is downloaded. */
export const sealFileAccount = (ctx: Env, fileId: string, { holderName, iban, bic }: SepaAccount): string =>
  seal(keyOf(ctx, "payment-file-account", fileId), JSON.stringify({ holderName, iban, bic }));

export const openFileAccount = (ctx: Env, fileId: string, sealed: string): SepaAccount =>
  JSON.parse(open(keyOf(ctx, "payment-file-account", fileId), sealed)) as SepaAccount;
