import type { Tx } from "@/server/db/client";
import { inTransaction } from "@/server/db/transaction";
import {
  claimOutbox,
  giveUpOutbox,
  type ListeningEndpoint,
  markFannedOut,
  type OutboxRow,
  postponeOutbox,
} from "@/server/db/webhooks/outbox";
import { insertDeliveries, type NewDelivery } from "@/server/db/webhooks/webhook-claims";
import { wantsEvent } from "@/server/domain/webhooks/wants-event";
import { currentTraceparent, traced } from "@/server/kernel/tracing";
import type { ServiceContext } from "../context";

const BATCH = 50;

/** Renders the body of an event: once, and sent unchanged with every attempt to every endpoint. */
export type RenderBody = (event: OutboxRow) => string;

/** Delays in seconds before each further attempt to render an event; after the last one it fails for good. */
const RETRY_SECONDS = [5, 60, 300, 1_800] as const;
const UNRENDERABLE = "Not sent: the event could not be rendered. Replay it after the next update of the service.";

/**
 * Fans out the outbox until nothing is left: renders each event once and writes one delivery for every endpoint that
 * wants it, a batch per transaction. Once `signal` is aborted, no new batch starts. An event that can't be rendered is
 * retried and blocks only the later ones of its process; after five attempts it fails for good, and its deliveries are
 * visibly dead.
 */
export const relayOutbox = async (
  ctx: ServiceContext,
  { render, signal }: { render: RenderBody; signal?: AbortSignal },
): Promise<{ done: number; nextDueAt: string | null }> => {
  let done = 0;
  while (!signal?.aborted) {
    const { isFull, rendered, deliveries } = await fanOutBatch(ctx, render);
    if (deliveries > 0) ctx.wake("deliveries");
    done += rendered;
    // Later commits have their own wake-up; only a full batch means that more may be waiting.
    if (!isFull) return { done, nextDueAt: null };
  }
  return { done, nextDueAt: null };
};

type Batch = { isFull: boolean; rendered: number; deliveries: number };

const fanOutBatch = (ctx: ServiceContext, render: RenderBody): Promise<Batch> =>
  inTransaction(ctx, async (tx) => {
    const { claimed, endpoints, isFull } = await claimOutbox(tx, BATCH);
    if (claimed.length === 0) return { isFull, rendered: 0, deliveries: 0 };
    const deliveries: NewDelivery[] = [];
    const now = ctx.clock.now();
    const rendered: { id: string; body: string; traceparent: string }[] = [];
    for (const event of claimed)
      await traced(spanOf(event), async () => {
        const body = tryToRender(ctx, { event, render });
        if (body === null) return putOff(ctx, tx, { event, endpoints });
        deliveries.push(...deliveriesOf(ctx, { event, endpoints }));
        rendered.push({ id: event.id, body, traceparent: currentTraceparent() });
      });
    await markFannedOut(tx, { events: rendered, now });
    await insertDeliveries(tx, deliveries);
    return { isFull, rendered: rendered.length, deliveries: deliveries.length };
  });

/** A part of the trace of the change, which it links to the run of the job. */
const spanOf = ({ id, type, processId, traceparent }: OutboxRow) => ({
  name: "relay event",
  kind: "producer" as const,
  parent: traceparent,
  attributes: { "homeward.event_id": id, "homeward.event": type, "homeward.process_id": processId },
});

const putOff = async (
  ctx: ServiceContext,
  tx: Tx,
  { event, endpoints }: { event: OutboxRow; endpoints: readonly ListeningEndpoint[] },
): Promise<void> => {
  const seconds = RETRY_SECONDS[event.failures];
  if (seconds !== undefined) return postponeOutbox(tx, { id: event.id, seconds });
  ctx.log.error({ event_id: event.id, process_id: event.processId }, "an event was given up: nobody is told of it");
  await giveUpOutbox(tx, { id: event.id, now: ctx.clock.now() });
  await insertDeliveries(tx, deliveriesOf(ctx, { event, endpoints }), { deadBecause: UNRENDERABLE });
};

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
