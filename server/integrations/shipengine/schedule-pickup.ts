import type { PickupInput, PickupResult } from "@/server/partners/carrier";
import { PartnerError } from "@/server/partners/partner-error";
import { localInstant } from "../carrier-kit/local-instant";
import { pickupWindow } from "../carrier-kit/pickup-window";
import type { ShipEngine } from "./client";
import { PARTNER } from "./failures";
import { labelOf } from "./label-of";
import { pickupSchema, pickupsSchema } from "./wire";

const DAY_MS = 86_400_000;

/** Orders a driver once per label: a label has one pickup that isn't canceled; one may be for several. @throws PartnerError */
export const schedulePickup = async (shipengine: ShipEngine, input: PickupInput, now: Date): Promise<PickupResult> => {
  const { address, date, range, further = [], signal } = input;
  const label = await idOf(shipengine, input);
  const more = await Promise.all(further.map((one) => idOf(shipengine, { ...one, signal })));
  const since = new Date(now.getTime() - 30 * DAY_MS).toISOString();
  const { pickups } = await shipengine.ask({
    ...{ path: `pickups?created_at_start=${encodeURIComponent(since)}&page_size=100` },
    ...{ purpose: "Find pickup", schema: pickupsSchema, signal },
  });
  const known = pickups.find(({ label_ids, cancelled_at }) => cancelled_at === "" && label_ids.includes(label));
  const { opens, closes } = pickupWindow(range);
  const { confirmation_number, pickup_id } =
    known ??
    (await shipengine.ask({
      ...{ method: "POST", path: "pickups", purpose: "Book pickup", schema: pickupSchema, signal },
      body: {
        label_ids: [label, ...more],
        contact_details: {
          name: `${address.firstName} ${address.lastName}`.trim() || address.company,
          email: address.email,
          phone: address.phone,
        },
        pickup_window: {
          start_at: localInstant({ date, time: opens, address }),
          end_at: localInstant({ date, time: closes, address }),
        },
      },
    }));
  return { reference: confirmation_number || pickup_id, date, range };
};

type Named = Pick<PickupInput, "trackingNumber" | "shipmentReference" | "signal">;

/** @throws PartnerError for a label that ShipEngine doesn't have */
const idOf = async (shipengine: ShipEngine, { trackingNumber, shipmentReference, signal }: Named): Promise<string> => {
  const label = shipmentReference || (await labelOf(shipengine, { trackingNumber, signal }));
  if (label !== "") return label;
  throw new PartnerError(
    PARTNER,
    "REFUSED",
    `ShipEngine doesn't know the label ${trackingNumber}. Book the pickup with the carrier.`,
  );
};
