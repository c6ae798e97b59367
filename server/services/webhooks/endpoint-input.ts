import { listStores } from "@/server/db/stores/stores";
import { judgeEndpointUrl } from "@/server/domain/webhooks/judge-endpoint-url";
import type { Actor } from "@/server/kernel/actor";
import { invalidField } from "@/server/kernel/problem";
import type { ServiceContext } from "../context";

/**
 * The stores that an endpoint hears of: those that were named, all of them the actor's; named none, every store that
 * the actor has. Empty only for who has every store of the group: then later ones are included.
 * @throws Problem INVALID_ARGUMENT
 */
export const chosenStores = async (
  ctx: Pick<ServiceContext, "db">,
  { actor, ecommerceIds }: { actor: Actor; ecommerceIds: readonly string[] },
): Promise<string[]> => {
  if (ecommerceIds.length === 0) return [...(actor.ecommerceIds ?? [])];
  const known = new Set((await listStores(ctx.db, actor)).map(({ id }) => id));
  const unknown = ecommerceIds.find((id) => !known.has(id));
  if (unknown !== undefined) throw invalidField("ecommerce_ids", `must be your stores; ${unknown} is none of them`);
  return [...new Set(ecommerceIds)];
};

/**
 * The address of an endpoint that hears of these stores, looked up now (decisions, section 9). It takes the network, so
 * it comes before any transaction; whoever connects later looks again.
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
