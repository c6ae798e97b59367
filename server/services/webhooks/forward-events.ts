import { listStores } from "@/server/db/stores/stores";
import { type FeedEvent, listKnownEventIds, listNewEvents } from "@/server/db/webhooks/event-feed";
import { judgeEndpointUrl } from "@/server/domain/webhooks/judge-endpoint-url";
import type { Actor } from "@/server/kernel/actor";
import { invalidField, Problem } from "@/server/kernel/problem";
import type { WebhookOutcome } from "@/server/partners/webhook-sender";
import type { ServiceContext } from "../context";
import { signDelivery } from "./sign-delivery";

export type Forwarded = { event: FeedEvent; outcome: WebhookOutcome };

export type EventForwarder = {
  /** Slugs of the stores whose events are forwarded. */
  readonly stores: readonly string[];
  readonly url: string;
  /**
   * Sends the events since the last call, in order, each once. @throws Problem UNAVAILABLE when the database is
   * unreachable
   */
  forward(onForwarded: (forwarded: Forwarded) => void): Promise<void>;
};

/** Limits memory for a listener that runs for weeks: IDs beyond this are older than the feed's window. */
const MOST_KNOWN = 50_000;

/**
 * Forwards new events in the actor's test stores to an address of a developer's choice: the same bytes and headers as a
 * delivery's first attempt, signed with the secret of this session. It reads the stored events and writes nothing, so
 * endpoints and deliveries are unaffected and no cleanup is needed.
 * @throws Problem INVALID_ARGUMENT for an invalid address, FAILED_PRECONDITION when no store is in test mode
 */
export const createEventForwarder = async (
  ctx: Pick<ServiceContext, "db" | "clock" | "webhookSender">,
  { actor, url: text, secret, signal }: { actor: Actor; url: string; secret: string; signal?: AbortSignal },
): Promise<EventForwarder> => {
  const judged = judgeEndpointUrl(text, { isPlainHttpAllowed: true });
  if ("refusal" in judged) throw invalidField("url", judged.refusal);
  const url = judged.url.href;
  const stores = (await listStores(ctx.db, actor)).filter(({ isTesting }) => isTesting);
  if (stores.length === 0)
    throw new Problem(
      "FAILED_PRECONDITION",
      "Only events of stores in test mode are forwarded, and you don't have one.",
    );
  const ecommerceIds = stores.map(({ id }) => id);
  const known = new Set(await listKnownEventIds(ctx.db, actor, ecommerceIds));

  const send = async (event: FeedEvent): Promise<Forwarded> => {
    const { id: eventId, type, sequence, body } = event;
    const headers = signDelivery(
      { eventId, type, sequence, number: 1, body },
      { secrets: [secret], now: ctx.clock.now() },
    );
    return { event, outcome: await ctx.webhookSender.send({ url, headers, body }) };
  };
  return {
    url,
    stores: stores.map(({ slug }) => slug),
    forward: async (onForwarded) => {
      const events = await listNewEvents(ctx.db, actor, { ecommerceIds, known: [...known] });
      for (const event of events) {
        if (signal?.aborted) return;
        onForwarded(await send(event));
        known.add(event.id);
      }
      for (const id of known) if (known.size > MOST_KNOWN) known.delete(id);
    },
  };
};
