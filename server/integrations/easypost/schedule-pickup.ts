import { majorTextToMinor } from "@/server/kernel/money";
import type { PickupInput, PickupResult } from "@/server/partners/carrier";
import { PartnerError } from "@/server/partners/partner-error";
import { isSameCarrier } from "../carrier-kit/is-same-carrier";
import { pickupWindow } from "../carrier-kit/pickup-window";
import { toPlainAddress } from "../carrier-kit/plain-address";
import type { EasyPost } from "./client";
import { PARTNER } from "./failures";
import { referenceOf } from "./look-up";
import { type EasyPostPickup, pickupSchema, trackersSchema } from "./wire";

/**
 * Books a pickup once per key, at the carrier's lowest rate; a pickup that was created but not bought is bought.
 * @throws PartnerError
 */
export const schedulePickup = async (easypost: EasyPost, input: PickupInput): Promise<PickupResult> => {
  const { signal } = input;
  const reference = referenceOf(input.idempotencyKey);
  const found = await easypost.find({
    ...{ path: `pickups/${reference}`, purpose: "Find pickup", schema: pickupSchema, signal },
  });
  if (found?.status === "scheduled") return resultOf(found, input);
  const pickup = found ?? (await makePickup(easypost, { input, reference }));
  const [rate] = pickup.pickup_rates
    .filter(({ carrier }) => isSameCarrier(carrier, input.carrier))
    .sort((left, right) => priceOf(left) - priceOf(right));
  if (rate === undefined) throw refuse(pickup, input);
  const bought = await easypost.ask({
    ...{ method: "POST", path: `pickups/${pickup.id}/buy`, body: { carrier: rate.carrier, service: rate.service } },
    ...{ purpose: "Book pickup", schema: pickupSchema, signal },
  });
  return resultOf(bought, input);
};

const makePickup = async (
  easypost: EasyPost,
  { input, reference }: { input: PickupInput; reference: string },
): Promise<EasyPostPickup> => {
  const { address, date, range, signal } = input;
  const { opens, closes } = pickupWindow(range);
  return easypost.ask({
    ...{ method: "POST", path: "pickups", purpose: "Create pickup", schema: pickupSchema, signal },
    body: {
      pickup: {
        address: toPlainAddress(address),
        shipment: { id: input.shipmentReference || (await shipmentOf(easypost, input)) },
        // Without a time zone, EasyPost uses local time at the address.
        min_datetime: `${date} ${opens}:00`,
        max_datetime: `${date} ${closes}:00`,
        is_account_address: false,
        reference,
      },
    },
  });
};

const shipmentOf = async (easypost: EasyPost, { trackingNumber, signal }: PickupInput): Promise<string> => {
  const { trackers } = await easypost.ask({
    ...{ path: `trackers?tracking_code=${encodeURIComponent(trackingNumber)}&page_size=20` },
    ...{ purpose: "Find shipment of label", schema: trackersSchema, signal },
  });
  const tracker = trackers.find((one) => one.tracking_code === trackingNumber && one.shipment_id !== "");
  if (tracker !== undefined) return tracker.shipment_id;
  throw new PartnerError(
    PARTNER,
    "REFUSED",
    `EasyPost doesn't know the label ${trackingNumber}. Book the pickup with the carrier.`,
  );
};

const priceOf = ({ rate, currency }: EasyPostPickup["pickup_rates"][number]): number =>
  majorTextToMinor(rate, currency) ?? Number.MAX_SAFE_INTEGER;

const refuse = ({ messages }: EasyPostPickup, { carrier, date }: PickupInput): PartnerError => {
  const said = messages.map(({ message }) => message).filter(Boolean);
  const words = `${carrier} has no pickup at this address on ${date}. Choose another day or a drop-off.`;
  return new PartnerError(PARTNER, "REFUSED", [words, ...said.map((text) => `${carrier} says: ${text}`)].join(" "));
};

const resultOf = ({ id, confirmation }: EasyPostPickup, { date, range }: PickupInput): PickupResult => ({
  reference: confirmation || id,
  date,
  range,
});
