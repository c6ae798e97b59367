import { claimOutbox, markFannedOut, type OutboxRow } from "@/server/db/outbox";
import { inTransaction } from "@/server/db/transaction";
import { insertDeliveries, type NewDelivery } from "@/server/db/webhook-claims";
import { type ListeningEndpoint, listListeningEndpoints } from "@/server/db/webhook-endpoints";
import { wantsEvent } from "@/server/domain/webhooks/wants-event";
import type { ServiceContext } from "../context";

const BATCH = 50;

/** The body of an event: rendered once, sent as it is with every attempt to every endpoint. */
export type RenderBody = (event: OutboxRow) => string;

/**
 * Fans the outbox out until nothing is left: renders each event once and writes one delivery for every endpoint that
 * wants it, a batch per transaction. Once `signal` is raised no batch begins. An event that cannot be rendered stays, and with it the later ones of its process.
 */
export const relayOutbox = async (
  ctx: ServiceContext,
  { render, signal }: { render: RenderBody; signal?: AbortSignal },
): Promise<{ done: number; nextDueAt: Date | null }> => {
  let done = 0;
  while (!signal?.aborted) {
    const { events, deliveries } = await fanOutBatch(ctx, render);
    if (deliveries > 0) ctx.wake("deliveries");
    if (events === 0) return { done, nextDueAt: null };
    done += events;
  }
  return { done, nextDueAt: null };
};

const fanOutBatch = (ctx: ServiceContext, render: RenderBody): Promise<{ events: number; deliveries: number }> =>
  inTransaction(ctx, async (tx) => {
    const claimed = await claimOutbox(tx, BATCH);
    const rendered = claimed.flatMap((event) => {
      const body = tryToRender(ctx, { event, render });
      return body === null ? [] : [{ event, body }];
    });
    if (rendered.length === 0) return { events: 0, deliveries: 0 };
    const endpoints = await listListeningEndpoints(tx, [...new Set(rendered.map(({ event }) => event.groupId))]);
    const deliveries = rendered.flatMap(({ event }) => deliveriesOf(ctx, { event, endpoints }));
    await insertDeliveries(tx, deliveries);
    const now = ctx.clock.now();
    for (const { event, body } of rendered) await markFannedOut(tx, { id: event.id, body, now });
    return { events: rendered.length, deliveries: deliveries.length };
  });

const tryToRender = (ctx: ServiceContext, { event, render }: { event: OutboxRow; render: RenderBody }) => {
  try {
    return render(event);
  } catch (error) {
    ctx.log.error({ event_id: event.id, process_id: event.processId, err: error }, "an event could not be rendered");
    return null;
  }
};

const deliveriesOf = (
  ctx: ServiceContext,
  { event, endpoints }: { event: OutboxRow; endpoints: readonly ListeningEndpoint[] },
): NewDelivery[] =>
  endpoints
    .filter((endpoint) => endpoint.groupId === event.groupId && wantsEvent(endpoint, event))
    .map(({ id: endpointId, groupId }) => ({
      id: ctx.ids.next("dlv"),
      groupId,
      endpointId,
      eventId: event.id,
      processId: event.processId,
      sequence: event.sequence,
      type: event.type,
      createdAt: ctx.clock.now(),
    }));
