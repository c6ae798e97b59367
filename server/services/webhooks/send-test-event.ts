import type { AttemptOutcome, DeliveryType } from "@/contract/vocabulary/webhook-event";
import { getStore } from "@/server/db/stores/stores";
import { getSealedWebhookSecrets, getWebhookEndpoint } from "@/server/db/webhooks/webhook-endpoints";
import type { Actor } from "@/server/kernel/actor";
import { Problem } from "@/server/kernel/problem";
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
  answerHeaders: Readonly<Record<string, string>>;
  answer: string;
};

type TestCall = {
  actor: Actor;
  endpointId: string;
  event: DeliveryType;
  body: string;
  /** The store of the return in the body; null: the return is invented. */
  storeId: string | null;
};

/** No process has it: real sequences begin at 1. */
const TEST_SEQUENCE = 0;

/**
 * Sends a test event once and waits for the response, even to an endpoint that is off, so that a fixed receiver can be
 * tested before real events come. It isn't a delivery: nothing is stored or retried, and the endpoint's health isn't
 * affected.
 * @throws Problem NOT_FOUND, FAILED_PRECONDITION when the installation's secret was changed, or for a return whose
 * events the endpoint doesn't get
 */
export const sendTestEvent = async (
  ctx: ServiceContext,
  { actor, endpointId, event, body, storeId }: TestCall,
): Promise<TestResult> => {
  if (storeId !== null) await requireTold(ctx, { actor, endpointId, storeId });
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
    answerHeaders: outcome.kind === "ANSWERED" ? outcome.headers : {},
    answer: outcome.kind === "ANSWERED" ? outcome.body : "",
  };
};

/** A test may send shoppers' texts only where and how real events would go. */
const requireTold = async (
  ctx: ServiceContext,
  { actor, endpointId, storeId }: Pick<TestCall, "actor" | "endpointId"> & { storeId: string },
): Promise<void> => {
  const [{ url, ecommerceIds }, store] = await Promise.all([
    getWebhookEndpoint(ctx.db, actor, endpointId),
    getStore(ctx.db, actor, storeId),
  ]);
  if (ecommerceIds.length > 0 && !ecommerceIds.includes(storeId))
    throw new Problem("FAILED_PRECONDITION", `This endpoint doesn't receive events for ${store.name}.`);
  if (!url.startsWith("https:") && !store.isTesting && !ctx.webhookSender.allowsPrivateAddresses)
    throw new Problem("FAILED_PRECONDITION", "Events of live stores are only sent to https:// addresses.");
};
