import type { WebhookEvent } from "@/contract/vocabulary/webhook-event";
import { inTransactionBy } from "@/server/db/people/author";
import {
  changeWebhookEndpoint,
  getWebhookEndpoint,
  lockWebhookEndpoint,
  switchEndpointOff,
  switchEndpointOn,
} from "@/server/db/webhooks/webhook-endpoints";
import type { WebhookEndpoint } from "@/server/domain/webhooks/types";
import type { Actor } from "@/server/kernel/actor";
import { invalidField } from "@/server/kernel/problem";
import type { ServiceContext } from "../context";
import { chosenStores, usableUrl } from "./endpoint-input";

type Change = {
  url?: string;
  events?: readonly WebhookEvent[];
  ecommerceIds?: readonly string[];
  isEnabled?: boolean;
  /** When turned on again, whether failed events since the first failure are sent first; default true. */
  resendFailed?: boolean;
};

const TURNED_OFF = "Turned off manually.";

/**
 * Changes the given fields. While an endpoint is off, its events are queued; once it is on again they are sent at once,
 * after failed ones of the same returns.
 * @throws Problem NOT_FOUND, INVALID_ARGUMENT for an unusable address and for stores of other tenants
 */
export const updateEndpoint = async (
  ctx: ServiceContext,
  { actor, endpointId: id, change }: { actor: Actor; endpointId: string; change: Change },
): Promise<WebhookEndpoint> => {
  const before = await getWebhookEndpoint(ctx.db, actor, id);
  if (before.warehouseId !== null && (change.events !== undefined || change.ecommerceIds !== undefined))
    throw invalidField(
      change.events === undefined ? "ecommerce_ids" : "events",
      "can't be changed: this endpoint gets the daily list of a warehouse",
    );
  const ecommerceIds =
    change.ecommerceIds === undefined
      ? undefined
      : await chosenStores(ctx, { actor, ecommerceIds: change.ecommerceIds });
  // Other stores may not allow plain http, so the address is validated again for them.
  const isJudged = change.url !== undefined || ecommerceIds !== undefined;
  const heard = ecommerceIds ?? before.ecommerceIds;
  const url = isJudged
    ? await usableUrl(ctx, { actor, text: change.url ?? before.url, ecommerceIds: heard })
    : undefined;
  const isOnNow = await inTransactionBy(ctx, actor, async (tx) => {
    const { isEnabled, url: current, failingSince } = await lockWebhookEndpoint(tx, actor, id);
    await changeWebhookEndpoint(tx, actor, {
      id,
      change: {
        url: url === current ? undefined : url,
        events: change.events && [...new Set(change.events)],
        ecommerceIds,
      },
    });
    if (change.isEnabled === true && !isEnabled)
      await switchEndpointOn(tx, actor, { id, resendSince: change.resendFailed === false ? null : failingSince });
    if (change.isEnabled === false && isEnabled)
      await switchEndpointOff(tx, actor, { id, reason: TURNED_OFF, now: ctx.clock.now() });
    return change.isEnabled === true && !isEnabled;
  });
  if (isOnNow) ctx.wake("deliveries");
  return getWebhookEndpoint(ctx.db, actor, id);
};
