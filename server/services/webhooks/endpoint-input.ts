import { listStores } from "@/server/db/stores/stores";
import { judgeEndpointUrl } from "@/server/domain/webhooks/judge-endpoint-url";
import type { Actor } from "@/server/kernel/actor";
import { invalidField } from "@/server/kernel/problem";
import type { ServiceContext } from "../context";

/**
 * Returns the stores that an endpoint gets events of: the named ones, which must belong to the actor, or all of the
 * actor's. Empty only for an actor with every store of the group: then later stores are included.
 * @throws Problem INVALID_ARGUMENT
 */
export const chosenStores = async (
  ctx: Pick<ServiceContext, "db">,
  { actor, ecommerceIds }: { actor: Actor; ecommerceIds: readonly string[] },
): Promise<string[]> => {
  if (ecommerceIds.length === 0) return [...(actor.ecommerceIds ?? [])];
  const known = new Set((await listStores(ctx.db, actor)).map(({ id }) => id));
  const unknown = ecommerceIds.find((id) => !known.has(id));
  if (unknown !== undefined) throw invalidField("ecommerce_ids", `must be your stores; ${unknown} isn't one of them`);
  return [...new Set(ecommerceIds)];
};

/**
 * Validates the address of an endpoint for these stores with a DNS lookup (decisions, section 9). It uses the network,
 * so call it before any transaction; the address is checked again on each connection.
 * @throws Problem INVALID_ARGUMENT
 */
export const usableUrl = async (
  ctx: Pick<ServiceContext, "db" | "webhookSender">,
  { actor, text, ecommerceIds }: { actor: Actor; text: string; ecommerceIds: readonly string[] },
): Promise<string> => {
  const isPlainHttpAllowed =
    ctx.webhookSender.allowsPrivateAddresses || (await areInTestMode(ctx, { actor, ecommerceIds }));
  const judged = judgeEndpointUrl(text, { isPlainHttpAllowed });
  if ("refusal" in judged) throw invalidField("url", judged.refusal);
  const refusal = await ctx.webhookSender.refusalOf(judged.url);
  if (refusal !== null) throw invalidField("url", refusal);
  return judged.url.href;
};

const areInTestMode = async (
  ctx: Pick<ServiceContext, "db">,
  { actor, ecommerceIds }: { actor: Actor; ecommerceIds: readonly string[] },
): Promise<boolean> => {
  const all = await listStores(ctx.db, actor);
  const heard = ecommerceIds.length === 0 ? all : all.filter(({ id }) => ecommerceIds.includes(id));
  return heard.length > 0 && heard.every(({ isTesting }) => isTesting);
};
