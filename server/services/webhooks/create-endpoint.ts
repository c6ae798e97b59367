import type { WebhookEvent } from "@/contract/vocabulary/webhook-event";
import { listStores } from "@/server/db/stores";
import { inTransaction } from "@/server/db/transaction";
import { getWebhookEndpoint, insertWebhookEndpoint } from "@/server/db/webhook-endpoints";
import { judgeEndpointUrl } from "@/server/domain/webhooks/judge-endpoint-url";
import type { WebhookEndpoint } from "@/server/domain/webhooks/types";
import type { Actor } from "@/server/kernel/actor";
import { invalidField } from "@/server/kernel/problem";
import type { ServiceContext } from "../context";
import { mintWebhookSecret, sealWebhookSecret } from "./webhook-secret";

/**
 * Registers an endpoint for the stores that the actor has, and makes its signing secret (decisions, section 9).
 * @throws Problem INVALID_ARGUMENT for an address that cannot be used
 */
export const createEndpoint = async (
  ctx: ServiceContext,
  { actor, url: text, events }: { actor: Actor; url: string; events: readonly WebhookEvent[] },
): Promise<{ endpoint: WebhookEndpoint; secret: string }> => {
  const url = await usableUrl(ctx, { actor, text });
  const id = ctx.ids.next("whe");
  const secret = mintWebhookSecret();
  const endpoint = await inTransaction(ctx, async (tx) => {
    await insertWebhookEndpoint(tx, actor, {
      id,
      url: url.href,
      events: [...new Set(events)],
      sealedSecret: sealWebhookSecret(ctx, id, secret),
      createdAt: ctx.clock.now(),
    });
    return getWebhookEndpoint(tx, actor, id);
  });
  return { endpoint, secret };
};

const usableUrl = async (ctx: ServiceContext, { actor, text }: { actor: Actor; text: string }): Promise<URL> => {
  const judged = judgeEndpointUrl(text, { isPlainHttpAllowed: await isPlainHttpAllowed(ctx, actor) });
  if ("refusal" in judged) throw invalidField("url", judged.refusal);
  const refusal = await ctx.webhookSender.refusalOf(judged.url);
  if (refusal !== null) throw invalidField("url", refusal);
  return judged.url;
};

const isPlainHttpAllowed = async (ctx: ServiceContext, actor: Actor): Promise<boolean> => {
  if (ctx.webhookSender.allowsPrivateAddresses) return true;
  const stores = await listStores(ctx.db, actor);
  return stores.length > 0 && stores.every(({ isTesting }) => isTesting);
};
