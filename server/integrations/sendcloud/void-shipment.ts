import { z } from "zod";
import type { VoidInput, VoidResult } from "@/server/partners/carrier";
import { PartnerError } from "@/server/partners/partner-error";
import type { Sendcloud } from "./client";
import { PARTNER } from "./failures";
import { latestStatus } from "./latest-status";
import { slugOf } from "./tracking-status";
import { returnSchema, type SendcloudReturn } from "./wire";

const CONFLICT = 409;

/**
 * Asks for the cancellation of an unused label. Sendcloud takes the request and asks the carrier; what was asked for stands
 * in the return's history, so it is asked for once. @throws PartnerError
 */
export const voidShipment = async (
  sendcloud: Sendcloud,
  { reference, trackingNumber, signal }: VoidInput,
): Promise<VoidResult> => {
  const path = `returns/${encodeURIComponent(reference)}`;
  const request = { path, purpose: "Read return", schema: returnSchema, signal };
  const made = /^\d+$/.test(reference) ? await sendcloud.find(request) : null;
  if (made === null)
    throw new PartnerError(
      PARTNER,
      "REFUSED",
      `Sendcloud doesn't say which return the label ${trackingNumber} is of. Cancel it in Sendcloud.`,
    );
  const known = resultOf(made);
  if (known !== null) return known;
  const asked = await sendcloud.tryAsk({
    ...{ method: "PATCH", path: `${path}/cancel`, purpose: "Void label", schema: z.unknown(), signal },
  });
  if (asked.ok) return { isVoided: true, isPromised: true };
  if (asked.failure.status !== CONFLICT) throw asked.failure.error;
  // Used, too late, or asked for by an earlier attempt.
  return resultOf(await sendcloud.ask(request)) ?? { isVoided: false };
};

/** Null where nothing is decided yet. */
const resultOf = (made: SendcloudReturn): VoidResult | null => {
  const status = slugOf(latestStatus(made)?.parent_status ?? "");
  if (status.startsWith("cancelled")) return { isVoided: true };
  if (status.startsWith("cancell")) return { isVoided: true, isPromised: true };
  return made.is_cancellable === false ? { isVoided: false } : null;
};
