import * as contract from "@/contract/storefront/withdrawals";
import { findWithdrawalByKey, getReceipt } from "@/server/db/returns/withdrawals";
import { listStores } from "@/server/db/stores/stores";
import { readDeclaration } from "@/server/domain/withdrawals/read-declaration";
import type { Actor } from "@/server/kernel/actor";
import { sha256Hex } from "@/server/kernel/crypto";
import { notFound } from "@/server/kernel/problem";
import { presentDeclared, presentReceipt } from "@/server/presenters/withdrawal";
import type { ServiceContext } from "@/server/services/context";
import { declareWithdrawal as declare } from "@/server/services/withdrawals/declare-withdrawal";
import { implement } from "../implement";

/** Finds the store of a portal. */
const storeOf = async (ctx: ServiceContext, actor: Actor) => {
  const [store] = await listStores(ctx.db, actor);
  if (store === undefined) throw notFound("store");
  return store;
};

const findOwn = async (ctx: ServiceContext, actor: Actor, key: string) => {
  const { id: ecommerceId } = await storeOf(ctx, actor);
  return findWithdrawalByKey(ctx.db, actor, { ecommerceId, keyHash: sha256Hex(key) });
};

export const checkWithdrawal = implement(contract.checkWithdrawal, async ({ input }) => {
  const { declaration, mistakes } = readDeclaration(input);
  return { ...declaration, mistakes };
});

export const declareWithdrawal = implement(contract.declareWithdrawal, async ({ ctx, actor, input }) => {
  const { key, lang, name, contract: named, email } = input;
  const store = await storeOf(ctx, actor);
  return presentDeclared(await declare(ctx, { actor, store, key, lang, declared: { name, contract: named, email } }));
});

export const findWithdrawal = implement(contract.findWithdrawal, async ({ ctx, actor, input }) => {
  const found = await findOwn(ctx, actor, input.key);
  return { withdrawal: found === null ? null : presentDeclared(found) };
});

export const getWithdrawalReceipt = implement(contract.getWithdrawalReceipt, async ({ ctx, actor, input }) => {
  const found = await findOwn(ctx, actor, input.key);
  if (found === null) throw notFound("withdrawal");
  return presentReceipt(found, await getReceipt(ctx.db, actor, found.id));
});
