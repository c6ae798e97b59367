import type { WebhookEvent } from "@/contract/vocabulary/webhook-event";
import { inTransactionBy } from "@/server/db/author";
import { getWebhookEndpoint, insertWebhookEndpoint } from "@/server/db/webhook-endpoints";
import type { WebhookEndpoint } from "@/server/domain/webhooks/types";
import type { Actor } from "@/server/kernel/actor";
import type { ServiceContext } from "../context";
import { chosenStores, usableUrl } from "./endpoint-input";
import { mintWebhookSecret, sealWebhookSecret } from "./webhook-secret";

type NewEndpoint = { actor: Actor; url: string; events: readonly WebhookEvent[]; ecommerceIds?: readonly string[] };

/**
 * Registers an endpoint for stores of the actor (none named: all of them) and makes its signing secret (decisions,
 * section 9).
 * @throws Problem INVALID_ARGUMENT for an address that cannot be used, and for stores of somebody else
 */
export const createEndpoint = async (
  ctx: ServiceContext,
  { actor, url: text, events, ecommerceIds: named = [] }: NewEndpoint,
): Promise<{ endpoint: WebhookEndpoint; secret: string }> => {
  const ecommerceIds = await chosenStores(ctx, { actor, ecommerceIds: named });
  const url = await usableUrl(ctx, { actor, text, ecommerceIds });
  const id = ctx.ids.next("whe");
  const secret = mintWebhookSecret();
  const endpoint = await inTransactionBy(ctx, actor, async (tx) => {
    await insertWebhookEndpoint(tx, actor, {
      id,
      url,
      events: [...new Set(events)],
      ecommerceIds,
      sealedSecret: sealWebhookSecret(ctx, id, secret),
      createdAt: ctx.clock.now(),
    });
    return getWebhookEndpoint(tx, actor, id);
  });
  return { endpoint, secret };
};
