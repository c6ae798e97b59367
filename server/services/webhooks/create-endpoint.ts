import type { WebhookEvent } from "@/contract/vocabulary/webhook-event";
import { inTransactionBy } from "@/server/db/people/author";
import { getWarehouse } from "@/server/db/shipping/warehouses";
import { getWebhookEndpoint, insertWebhookEndpoint } from "@/server/db/webhooks/webhook-endpoints";
import type { WebhookEndpoint } from "@/server/domain/webhooks/types";
import type { Actor } from "@/server/kernel/actor";
import type { ServiceContext } from "../context";
import { scheduleNotice } from "../shipping/schedule-notice";
import { chosenStores, usableUrl } from "./endpoint-input";
import { revealSecret } from "./reveal-secret";
import { mintWebhookSecret, sealWebhookSecret } from "./webhook-secret";

type NewEndpoint = {
  actor: Actor;
  url: string;
  events: readonly WebhookEvent[];
  ecommerceIds?: readonly string[];
  /** The warehouse whose daily list it gets instead of events; its store is then given as well. "": events. */
  warehouseId?: string;
};

/**
 * Registers an endpoint for stores of the actor (none given: all of them), or for the daily list of a warehouse, and
 * creates its signing secret (decisions, section 9).
 * @throws Problem NOT_FOUND for the warehouse, INVALID_ARGUMENT for an unusable address and for stores of other tenants
 */
export const createEndpoint = async (
  ctx: ServiceContext,
  { actor, url: text, events, ecommerceIds: named = [], warehouseId = "" }: NewEndpoint,
): Promise<{ endpoint: WebhookEndpoint; secret: string }> => {
  const warehouse = warehouseId === "" ? null : await getWarehouse(ctx.db, actor, warehouseId);
  const ecommerceIds = await chosenStores(ctx, {
    actor,
    ecommerceIds: warehouse === null ? named : [warehouse.ecommerceId],
  });
  const url = await usableUrl(ctx, { actor, text, ecommerceIds });
  const id = ctx.ids.next("whe");
  const endpoint = await inTransactionBy(ctx, actor, async (tx) => {
    await insertWebhookEndpoint(tx, actor, {
      id,
      url,
      events: warehouse === null ? [...new Set(events)] : [],
      ecommerceIds,
      warehouseId: warehouse?.id ?? null,
      sealedSecret: sealWebhookSecret(ctx, id, mintWebhookSecret()),
      createdAt: ctx.clock.now(),
    });
    if (warehouse !== null) await scheduleNotice(ctx, tx, { actor, warehouse });
    return getWebhookEndpoint(tx, actor, id);
  });
  // Read back, because a resumed call may have generated another secret that isn't the one in force.
  return { endpoint, secret: await revealSecret(ctx, { actor, endpointId: endpoint.id }) };
};
