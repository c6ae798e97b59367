import type { DeliveryState } from "@/contract/vocabulary/webhook-event";
import { type DeliveryPlace, listDeliveries } from "@/server/db/webhooks/webhook-deliveries";
import type { WebhookDelivery } from "@/server/domain/webhooks/types";
import type { Actor } from "@/server/kernel/actor";
import { invalidField } from "@/server/kernel/problem";
import type { ServiceContext } from "../context";

export type DeliveryPage = { deliveries: WebhookDelivery[]; nextCursor: string | null };

/**
 * Returns one page, newest first. The cursor names the last delivery of the previous page, so new ones don't shift the
 * pages.
 * @throws Problem INVALID_ARGUMENT for an unknown cursor
 */
export const pageDeliveries = async (
  ctx: Pick<ServiceContext, "db">,
  call: { actor: Actor; endpointId?: string; state?: DeliveryState; cursor: string; pageSize: number },
): Promise<DeliveryPage> => {
  const { actor, endpointId, state, cursor, pageSize } = call;
  const after = cursor === "" ? null : placeOf(cursor);
  // One more than requested shows whether another page follows.
  const rows = await listDeliveries(ctx.db, actor, { endpointId, state, after, limit: pageSize + 1 });
  const deliveries = rows.slice(0, pageSize);
  const last = deliveries.at(-1);
  return { deliveries, nextCursor: rows.length > pageSize && last !== undefined ? cursorOf(last) : null };
};

const cursorOf = ({ createdAt, id }: DeliveryPlace): string => Buffer.from(`${createdAt}~${id}`).toString("base64url");

const placeOf = (cursor: string): DeliveryPlace => {
  const [time = "", id = ""] = Buffer.from(cursor, "base64url").toString("utf8").split("~");
  const isOurs = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(time) && /^\w+$/.test(id) && !Number.isNaN(Date.parse(time));
  if (!isOurs) throw invalidField("cursor", "must be the next_cursor of the page before, or empty");
  return { createdAt: new Date(time).toISOString(), id };
};
