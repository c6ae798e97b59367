import type { Tx } from "@/server/db/client";
import { inTransaction } from "@/server/db/transaction";
import {
  disableEndpoint,
  insertAttempt,
  markFailed,
  noteFailing,
  recordSuccess,
} from "@/server/db/webhooks/webhook-attempts";
import type { ClaimedDelivery } from "@/server/db/webhooks/webhook-claims";
import { disablingReason } from "@/server/domain/webhooks/endpoint-health";
import { planRetry } from "@/server/domain/webhooks/plan-retry";
import type { Semaphore } from "@/server/kernel/semaphore";
import { currentSpan, currentTraceparent, traced } from "@/server/kernel/tracing";
import { processMetrics } from "@/server/metrics/process-metrics";
import type { WebhookOutcome } from "@/server/partners/webhook-sender";
import type { ServiceContext } from "../context";
import { errorOf, isAcknowledged, outcomeOf, statusOf } from "./judge-outcome";
import { signDelivery } from "./sign-delivery";
import { openWebhookSecrets } from "./webhook-secret";

type Attempt = {
  delivery: ClaimedDelivery;
  random: () => number;
  /** Limits how many failures are stored at once. */
  failures?: Semaphore;
};

/**
 * Sends a claimed delivery once, outside any transaction, and stores the outcome. Never throws: if the outcome isn't
 * stored, the lease expires and the delivery is sent again (at least once).
 */
export const attemptDelivery = (ctx: ServiceContext, attempt: Attempt): Promise<void> =>
  traced(spanOf(attempt.delivery), () => attemptOnce(ctx, attempt));

/** A part of the trace of the event, which it links to the run of the job. */
const spanOf = ({ id, endpointId, eventId, processId, type, number, traceparent }: ClaimedDelivery) => ({
  name: "attempt delivery",
  kind: "consumer" as const,
  parent: traceparent,
  attributes: {
    ...{ "homeward.delivery_id": id, "homeward.endpoint_id": endpointId, "homeward.event_id": eventId },
    ...{ "homeward.process_id": processId, "homeward.event": type, "homeward.attempt": number },
  },
});

const attemptOnce = async (
  ctx: ServiceContext,
  { delivery, random, failures = (work) => work() }: Attempt,
): Promise<void> => {
  const at = ctx.clock.now();
  try {
    const { headers, outcome } = await send(ctx, { delivery, signed: headersFor(ctx, delivery, at) });
    const { webhookAttempts, webhookSeconds, webhooksGivenUp } = processMetrics();
    webhookAttempts.inc({ outcome: outcomeOf(outcome).toLowerCase() });
    webhookSeconds.observe(outcome.durationMs / 1000);
    const store = () =>
      inTransaction(ctx, (tx) => record(ctx, tx, { delivery, at, headers, outcome, random: random() }));
    const status = statusOf(outcome);
    const { isGivenUp } = await (status !== null && isAcknowledged(status) ? store() : failures(store));
    if (isGivenUp) webhooksGivenUp.inc();
  } catch (error) {
    ctx.log.error({ delivery_id: delivery.id, err: error }, "a delivery's attempt could not be stored");
  }
};

const notSent = (failure: "SIGNING" | "ADDRESS", message: string): WebhookOutcome => ({
  kind: "FAILED",
  failure,
  message: `Not sent: ${message}`,
  durationMs: 0,
});

const headersFor = (ctx: ServiceContext, delivery: ClaimedDelivery, now: Date): Record<string, string> | null => {
  try {
    return signDelivery(delivery, { secrets: openWebhookSecrets(ctx, delivery.endpointId, delivery), now });
  } catch (error) {
    ctx.log.error({ endpoint_id: delivery.endpointId, err: error }, "a webhook secret could not be opened");
    return null;
  }
};

const send = async (
  ctx: ServiceContext,
  { delivery, signed }: { delivery: ClaimedDelivery; signed: Record<string, string> | null },
): Promise<Sent> => {
  if (signed === null)
    return {
      headers: {},
      outcome: notSent("SIGNING", "the signing secret cannot be read. Was HOMEWARD_SECRET changed?"),
    };
  // The store may have gone live after the address was checked, and shoppers' texts are never sent unencrypted.
  const isSecure = delivery.url.startsWith("https:") || delivery.isTesting || ctx.webhookSender.allowsPrivateAddresses;
  if (!isSecure)
    return {
      headers: signed,
      outcome: notSent("ADDRESS", "the address must begin with https:// now that the store is live"),
    };
  // Only the host: a path or query often contains a secret of the receiver.
  const attributes = { "http.request.method": "POST", "server.address": new URL(delivery.url).hostname };
  return traced({ name: "POST webhook", kind: "client", attributes }, async () => {
    const traceparent = currentTraceparent();
    const headers = traceparent === "" ? signed : { ...signed, traceparent };
    const outcome = await ctx.webhookSender.send({ url: delivery.url, headers, body: delivery.body });
    if (outcome.kind === "ANSWERED") currentSpan()?.set({ "http.response.status_code": outcome.status });
    const status = statusOf(outcome);
    if (status === null || !isAcknowledged(status)) currentSpan()?.fail(outcomeOf(outcome).toLowerCase());
    return { headers, outcome };
  });
};

type Sent = { headers: Record<string, string>; outcome: WebhookOutcome };

type Attempted = {
  delivery: ClaimedDelivery;
  at: Date;
  headers: Record<string, string>;
  outcome: WebhookOutcome;
  random: number;
};

type Recorded = { isGivenUp: boolean };

const record = async (ctx: ServiceContext, tx: Tx, attempted: Attempted): Promise<Recorded> => {
  const { delivery, at, headers, outcome } = attempted;
  const status = statusOf(outcome);
  const error = errorOf(outcome);
  const attempt = {
    groupId: delivery.groupId,
    deliveryId: delivery.id,
    processId: delivery.processId,
    number: delivery.number,
    at,
    url: delivery.url,
    outcome: outcomeOf(outcome),
    durationMs: outcome.durationMs,
    httpStatus: status,
    error,
    requestHeaders: headers,
    responseHeaders: outcome.kind === "ANSWERED" ? outcome.headers : {},
    responseBody: outcome.kind === "ANSWERED" ? outcome.body : "",
  };
  if (status !== null && isAcknowledged(status)) {
    await recordSuccess(tx, { ...attempt, endpointId: delivery.endpointId });
    return { isGivenUp: false };
  }
  await insertAttempt(tx, attempt);
  return recordFailure(ctx, tx, { ...attempted, status, error });
};

const recordFailure = async (
  ctx: ServiceContext,
  tx: Tx,
  { delivery, outcome, random, status, error }: Attempted & { status: number | null; error: string },
): Promise<Recorded> => {
  const retrySeconds = planRetry(
    {
      attempt: delivery.attempt,
      status,
      isTimeout: outcome.kind === "FAILED" && outcome.failure === "TIMEOUT",
      retryAfter: outcome.kind === "ANSWERED" ? outcome.retryAfter : null,
    },
    { now: ctx.clock.now(), random },
  );
  const { id, endpointId, url, leaseUntil } = delivery;
  const failing = await noteFailing(tx, { endpointId, url });
  // The address changed during the request: the new one is tried at once.
  const retryIn = failing === null ? 0 : retrySeconds;
  await markFailed(tx, { id, leaseUntil, retrySeconds: retryIn, status, error });
  const recorded = { isGivenUp: retryIn === null };
  const reason = failing === null ? null : disablingReason({ status, ...failing });
  if (reason === null || !(await disableEndpoint(tx, { id: delivery.endpointId, reason }))) return recorded;
  ctx.log.warn({ endpoint_id: delivery.endpointId, group_id: delivery.groupId, reason }, "a webhook endpoint is off");
  return recorded;
};
