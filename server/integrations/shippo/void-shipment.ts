import type { VoidInput, VoidResult } from "@/server/partners/carrier";
import { PartnerError } from "@/server/partners/partner-error";
import type { Shippo } from "./client";
import { PARTNER } from "./failures";
import { trackingStatus } from "./tracking-status";
import { refundSchema, type ShippoTransaction, trackSchema, transactionSchema } from "./wire";

/**
 * Requests a refund for an unused label. Shippo accepts the request and decides within days. The label shows the
 * request, so it is made only once. @throws PartnerError
 */
export const voidShipment = async (shippo: Shippo, input: VoidInput): Promise<VoidResult> => {
  const { trackingNumber, signal } = input;
  const transaction = input.reference || (await transactionOf(shippo, input));
  const label = transaction === "" ? null : await readLabel(shippo, { transaction, signal });
  if (label === null)
    throw new PartnerError(
      PARTNER,
      "REFUSED",
      `Shippo doesn't know the label ${trackingNumber}. Was the account changed?`,
    );
  const known = resultOf(label);
  if (known !== null) return known;
  const refund = await shippo.tryAsk({
    ...{ method: "POST", path: "refunds", body: { transaction, async: false } },
    ...{ purpose: "Void label", schema: refundSchema, signal },
  });
  if (refund.ok) return REFUNDS[refund.data.status] ?? rejected();
  if (refund.failure.error.kind !== "REFUSED") throw refund.failure.error;
  // An earlier attempt has already requested it.
  const again = await readLabel(shippo, { transaction, signal });
  const since = again === null ? null : resultOf(again);
  if (since === null) throw refund.failure.error;
  return since;
};

const REFUNDS: Readonly<Record<string, VoidResult>> = {
  SUCCESS: { isVoided: true },
  PENDING: { isVoided: true, isPromised: true },
  QUEUED: { isVoided: true, isPromised: true },
};

const rejected = (): never => {
  throw new PartnerError(PARTNER, "REFUSED", "Shippo rejected the refund of it.");
};

/** Returns null while nothing is decided. */
const resultOf = ({ status, tracking_status }: ShippoTransaction): VoidResult | null => {
  if (status === "REFUNDED") return { isVoided: true };
  if (status === "REFUNDPENDING") return { isVoided: true, isPromised: true };
  if (status === "REFUNDREJECTED") return rejected();
  const where = trackingStatus(tracking_status);
  return where === null || where === "CREATED" ? null : { isVoided: false };
};

type Wanted = { readonly transaction: string; readonly signal?: AbortSignal | undefined };

const readLabel = (shippo: Shippo, { transaction, signal }: Wanted): Promise<ShippoTransaction | null> =>
  shippo.find({
    ...{ path: `transactions/${encodeURIComponent(transaction)}`, purpose: "Read label" },
    ...{ schema: transactionSchema, signal },
  });

/** Returns the label whose number Shippo tracks; "" when there is none. */
const transactionOf = async (shippo: Shippo, { carrier, trackingNumber, signal }: VoidInput): Promise<string> => {
  const path = `tracks/${encodeURIComponent(carrier)}/${encodeURIComponent(trackingNumber)}`;
  const found = await shippo.find({ path, purpose: "Find label by number", schema: trackSchema, signal });
  return found?.transaction ?? "";
};
