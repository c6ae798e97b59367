import { addTimelineEntry } from "@/server/db/returns/process-writes";
import {
  answerVoid,
  claimVoidedShipment,
  nextVoidDueAt,
  postponeVoid,
  type VoidAnswer,
  type VoidedShipment,
} from "@/server/db/shipping/voided-shipments";
import { inTransaction } from "@/server/db/transaction";
import { systemActor } from "@/server/kernel/actor";
import type { Carrier } from "@/server/partners/carrier";
import { PartnerError } from "@/server/partners/partner-error";
import type { ServiceContext } from "../context";

const TIMEOUT_MS = 20_000;
/** Delays between attempts; after the last one a person has to look. */
const BACKOFF_SECONDS = [5, 30, 120, 600, 1800] as const;

/**
 * Notifies carriers of void labels: of canceled returns, of changed return methods, and of those that a merchant
 * replaced. They are found by their stored state, so that none is missed, whoever voided it. Safe to call at any time.
 */
export const voidLabels = async (
  ctx: ServiceContext,
  { signal }: { signal?: AbortSignal } = {},
): Promise<{ done: number; nextDueAt: string | null }> => {
  let done = 0;
  while (!signal?.aborted) {
    const shipment = await claimVoidedShipment(ctx.db);
    if (shipment === null) return { done, nextDueAt: await nextVoidDueAt(ctx.db) };
    await voidOne(ctx, shipment);
    done += 1;
  }
  return { done, nextDueAt: null };
};

const voidOne = async (ctx: ServiceContext, shipment: VoidedShipment): Promise<void> => {
  try {
    await record(ctx, shipment, { answer: await ask(ctx, shipment), error: "" });
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    ctx.log.warn(
      { process_id: shipment.processId, shipment_id: shipment.id, error: message },
      "a label was not voided",
    );
    const seconds = BACKOFF_SECONDS[shipment.attempts - 1];
    const isFinal = seconds === undefined || (error instanceof PartnerError && !error.isRetryable);
    if (isFinal) await record(ctx, shipment, { answer: "REFUSED", error: message });
    else await postponeVoid(ctx.db, shipment.id, seconds);
  }
};

const ask = async (ctx: ServiceContext, shipment: VoidedShipment): Promise<VoidAnswer> => {
  const { id, ecommerceId, processId, carrier: code, trackingNumber, reference } = shipment;
  const carrier = await ctx.partners.carrier(shipment, shipment);
  // A label of another service, ordered manually: whoever ordered it has to cancel it.
  if (carrier === null || trackingNumber === "" || !isAsked(carrier)) return "NOT_ASKED";
  const { isVoided, isPromised = false } = await carrier.voidShipment({
    idempotencyKey: `${ecommerceId}:${processId}:VOID_SHIPMENT:${id}`,
    carrier: code,
    ...{ trackingNumber, reference },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!isVoided) return "TOO_LATE";
  return isPromised ? "PROMISED" : "VOIDED";
};

const isAsked = ({ combinations }: Carrier): boolean =>
  combinations.some(({ labelSource }) => labelSource === "CARRIER");

/** For staff: a label that couldn't be voided may be billed. */
const record = (
  ctx: ServiceContext,
  { id, groupId, processId, carrier, carrierName, trackingNumber }: VoidedShipment,
  { answer, error }: { answer: VoidAnswer; error: string },
): Promise<void> =>
  inTransaction(ctx, async (tx) => {
    await answerVoid(tx, id, answer);
    const data = { carrier, carrierName, trackingNumber, answer, ...(error === "" ? {} : { error }) };
    const entry = { kind: "LABEL_VOIDED", isShopperVisible: false, data };
    await addTimelineEntry(tx, systemActor(groupId), { processId, entry, now: ctx.clock.now() });
  });
