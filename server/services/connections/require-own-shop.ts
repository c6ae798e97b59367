import type { Tx } from "@/server/db/client";
import { listSharingStores } from "@/server/db/connections/connections";
import type { Actor } from "@/server/kernel/actor";
import { Problem } from "@/server/kernel/problem";
import type { Tried } from "./try-connection";

type Asked = { actor: Actor; ecommerceId: string; tried: Tried; isShared: boolean };

/**
 * When two stores are connected to the same shop, both have its orders and the same items can be returned twice. That
 * must be confirmed, never happen by accident.
 * @throws Problem INVALID_ARGUMENT that names `is_shared`
 */
export const requireOwnShop = async (tx: Tx, { actor, ecommerceId, tried, isShared }: Asked): Promise<void> => {
  if (isShared) return;
  const { definition, account } = tried;
  const key = { ecommerceId, provider: definition.provider, accountId: account.accountId };
  const names = await listSharingStores(tx, actor, key);
  if (names.length === 0) return;
  const description =
    `${account.accountName} is already connected to ${names.join(" and ")}. Its orders would be in each of these stores, ` +
    "and the same item could be returned in each. Confirm that you want this.";
  throw new Problem("INVALID_ARGUMENT", description, { violations: [{ field: "is_shared", description }] });
};
