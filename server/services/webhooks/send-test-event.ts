import type { AttemptOutcome, WebhookEvent } from "@/contract/vocabulary/webhook-event";
import { getSealedWebhookSecrets } from "@/server/db/webhook-endpoints";
import type { Actor } from "@/server/kernel/actor";
import type { ServiceContext } from "../context";
import { errorOf, outcomeOf, statusOf } from "./judge-outcome";
import { readSecrets } from "./reveal-secret";
import { signDelivery } from "./sign-delivery";

export type TestResult = {
  outcome: AttemptOutcome;
  status: number | null;
  error: string;
  durationMs: number;
  headers: Record<string, string>;
  answer: string;
};

/** No process has it: real sequences begin at 1. */
const TEST_SEQUENCE = 0;

/**
 * Sends an invented event once and waits for the answer, also to an endpoint that is off: whoever has mended a receiver
 * wants to know before the real events come. It is no delivery: nothing is stored, nothing is tried again, and it says
 * nothing about the endpoint's health.
 * @throws Problem NOT_FOUND, FAILED_PRECONDITION when the installation's secret was exchanged
 */
export const sendTestEvent = async (
  ctx: ServiceContext,
  { actor, endpointId, event, body }: { actor: Actor; endpointId: string; event: WebhookEvent; body: string },
): Promise<TestResult> => {
  const { url, ...sealed } = await getSealedWebhookSecrets(ctx.db, actor, endpointId);
  const secrets = readSecrets(ctx, endpointId, sealed);
  const signed = { eventId: ctx.ids.next("evt"), type: event, sequence: TEST_SEQUENCE, number: 1, body };
  const headers = { ...signDelivery(signed, { secrets, now: ctx.clock.now() }), "X-SVC-Test": "true" };
  const outcome = await ctx.webhookSender.send({ url, headers, body });
  return {
    outcome: outcomeOf(outcome),
    status: statusOf(outcome),
    error: errorOf(outcome),
    durationMs: outcome.durationMs,
    headers,
    answer: outcome.kind === "ANSWERED" ? outcome.body : "",
  };
};
