import { sha256Hex } from "@/server/kernel/crypto";
import type { ShipmentInput } from "@/server/partners/carrier";
import { PartnerError } from "@/server/partners/partner-error";
import type { ConnectionValues } from "@/server/partners/provider";
import { parcelOf, toOunces } from "../carrier-kit/parcel-of";
import { toPlainAddress } from "../carrier-kit/plain-address";
import type { EasyPost } from "./client";
import { PARTNER } from "./failures";
import { type EasyPostShipment, shipmentSchema } from "./wire";

type Found =
  | { readonly state: "BOUGHT"; readonly shipment: EasyPostShipment }
  /** Created, with rates, but not bought. */
  | { readonly state: "QUOTED"; readonly shipment: EasyPostShipment }
  | { readonly state: "NONE"; readonly reference: string };

type Content = Pick<ShipmentInput, "from" | "to" | "weightGrams" | "details">;

/** How often an address can be corrected before the label is bought. */
const MOST_QUOTES = 20;

/**
 * Finds what EasyPost has for an idempotency key. EasyPost has no keys, so ours is the shipment's `reference`. Only
 * buying costs money, so a shipment quoted for other addresses or another weight is skipped, and the corrected one gets
 * the next reference. @throws PartnerError
 */
export const lookUp = async (
  easypost: EasyPost,
  call: { idempotencyKey: string; content: Content | null; values: ConnectionValues; signal?: AbortSignal | undefined },
): Promise<Found> => {
  const { idempotencyKey, content, values, signal } = call;
  let quoted: EasyPostShipment | null = null;
  for (let count = 1; count <= MOST_QUOTES; count += 1) {
    const reference = referenceOf(idempotencyKey, count);
    const request = { path: `shipments/${reference}`, purpose: "Find shipment", schema: shipmentSchema, signal };
    const shipment = await easypost.find(request);
    if (shipment === null)
      return quoted === null ? { state: "NONE", reference } : { state: "QUOTED", shipment: quoted };
    if (isBought(shipment)) return { state: "BOUGHT", shipment };
    if (content !== null && isSame(shipment, { content, values })) quoted = shipment;
  }
  throw new PartnerError(PARTNER, "REFUSED", "This shipment was corrected too often. Create the label in EasyPost.");
};

/** Returns a short reference that is always the same for a key: some carriers print it. */
export const referenceOf = (idempotencyKey: string, count = 1): string =>
  `hw-${sha256Hex(idempotencyKey).slice(0, 32)}${count === 1 ? "" : `-${count}`}`;

const isBought = ({ tracking_code, postage_label, selected_rate }: EasyPostShipment): boolean =>
  tracking_code !== "" || Boolean(postage_label) || Boolean(selected_rate);

/** Compares addresses in either order: EasyPost swaps those of a return. */
const isSame = (
  { from_address, to_address, parcel }: EasyPostShipment,
  { content, values }: { content: Content; values: ConnectionValues },
): boolean => {
  const [from, to] = [toPlainAddress(content.from), toPlainAddress(content.to)];
  const isAddressed =
    (isPlace(from, from_address) && isPlace(to, to_address)) ||
    (isPlace(from, to_address) && isPlace(to, from_address));
  const weight = toOunces(parcelOf(content, values).weightGrams);
  return isAddressed && Math.abs((parcel?.weight ?? 0) - weight) < 0.05;
};

type Place = Readonly<Record<string, string | undefined>>;

/**
 * Compares two addresses. EasyPost fills in a missing state but returns other fields unchanged, so a difference means
 * that the shopper corrected the address.
 */
const isPlace = (ours: Place, theirs: Place): boolean =>
  ["name", "street1", "street2", "city", "zip", "country"].every((part) => plain(ours[part]) === plain(theirs[part])) &&
  [plain(theirs.state), ""].includes(plain(ours.state));

const plain = (part = ""): string => part.toUpperCase().replace(/[^\p{L}\p{N}]/gu, "");
