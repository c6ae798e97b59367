import { deleteStoreBankAccount } from "@/server/db/money/store-bank-accounts";
import { inTransactionBy } from "@/server/db/people/author";
import { getStore } from "@/server/db/stores/stores";
import type { Actor } from "@/server/kernel/actor";
import { notFound } from "@/server/kernel/problem";
import type { ServiceContext } from "../context";
import { requireOwnProof } from "../team/second-factor/require-own-proof";

type Call = { actor: Actor; ecommerceId: string; password: string; code: string };

/** Deletes a store's account. Files that were created from it keep it. @throws Problem NOT_FOUND, INVALID_ARGUMENT */
export const removeStoreAccount = async (ctx: ServiceContext, call: Call): Promise<void> => {
  const { actor, ecommerceId, password, code } = call;
  await getStore(ctx.db, actor, ecommerceId);
  await requireOwnProof(ctx, { actor, password, code });
  await inTransactionBy(ctx, actor, async (tx) => {
    if (!(await deleteStoreBankAccount(tx, actor, ecommerceId))) throw notFound("bank account");
  });
};
