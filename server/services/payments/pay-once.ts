import { keepReference } from "@/server/db/jobs/activities";
import type { ClaimedActivity } from "@/server/db/jobs/due-work";
import { PartnerError } from "@/server/partners/partner-error";
import type { PaymentResult } from "@/server/partners/payment-provider";
import type { ServiceContext } from "../context";
import type { Payer } from "./payer";
import { PaymentFailed } from "./payment-failed";
import { StillPending } from "./still-pending";

const TIMEOUT_MS = 20_000;
const ASK_AGAIN_SECONDS = 60;

type Payment = {
  payer: Payer;
  /** Named when the provider refuses; "" if the original payment has no name. */
  destination: string;
};

/**
 * Pays for an activity at most once, however long the provider takes. The reference of the first answer is stored with
 * the activity; from then on the provider is only asked for that payment's status. A payment whose answer was lost is
 * looked up by its key before it is requested again: providers forget idempotency keys, some after a day. Call outside
 * any transaction.
 * @throws StillPending, PaymentFailed, PartnerError
 */
export const payOnce = async (
  ctx: ServiceContext,
  activity: ClaimedActivity,
  { payer, destination }: Payment,
): Promise<PaymentResult> => {
  const known = referenceOf(activity);
  const answer = known === "" ? await beginOrFind(payer, activity) : await read(payer, known);
  if (answer.status === "SETTLED") return answer;
  if (answer.status === "FAILED") throw new PaymentFailed(payer.name, { what: destination, reason: answer.reason });
  const { id, idempotencyKey } = activity;
  if (known === "") await keepReference(ctx.db, { id, idempotencyKey, reference: answer.reference });
  throw new StillPending(ASK_AGAIN_SECONDS);
};

/** The provider's reference of the payment started for an activity; "" while there is no answer. */
export const referenceOf = ({ result }: { result: Record<string, unknown> }): string =>
  typeof result.reference === "string" ? result.reference : "";

const beginOrFind = async (payer: Payer, { attempts, lastError }: ClaimedActivity): Promise<PaymentResult> => {
  const mayBePaid = attempts > 1 || lastError !== "";
  const found = mayBePaid ? await payer.find(AbortSignal.timeout(TIMEOUT_MS)) : null;
  return found ?? payer.begin(AbortSignal.timeout(TIMEOUT_MS));
};

/** A missing answer says nothing about the payment: it is looked up again, for as long as it takes. */
const read = async (payer: Payer, reference: string): Promise<PaymentResult> => {
  try {
    return await payer.read(reference, AbortSignal.timeout(TIMEOUT_MS));
  } catch (error) {
    if (error instanceof PartnerError && error.isRetryable) throw new StillPending(ASK_AGAIN_SECONDS, error.message);
    throw error;
  }
};
