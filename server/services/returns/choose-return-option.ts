import type { SenderChoice } from "@/contract/vocabulary/address-choice";
import { MAX_PARCELS, parcelLimit } from "@/contract/vocabulary/parcels";
import type { PickupRange } from "@/contract/vocabulary/pickup-range";
import { isSameJson } from "@/contract/vocabulary/same-json";
import { saveDraft } from "@/server/db/returns/intents";
import { inTransaction } from "@/server/db/transaction";
import { countryOfReturn, findMethod } from "@/server/domain/returns/return-methods";
import { sentPieces } from "@/server/domain/returns/sent-items";
import type { DraftDelivery } from "@/server/domain/returns/types";
import { chosenBySender } from "@/server/domain/shipping/corrected-address";
import type { ReturnOption } from "@/server/domain/store/types";
import type { Actor } from "@/server/kernel/actor";
import type { PostalAddress } from "@/server/kernel/address";
import { invalidField, Problem } from "@/server/kernel/problem";
import { listReturnOptions, type OfferedOption } from "../carriers/list-return-options";
import type { ServiceContext } from "../context";
import { type LoadedIntent, loadIntent, lockOpenIntent } from "../intents/load-intent";
import { partnerScopeOf } from "../partner-scope";
import { checkSender } from "../shipping/check-sender";
import { priceLabels } from "../shipping/price-labels";

export type DeliveryInput = Omit<DraftDelivery, "corrected"> & {
  /** The address that goes on the label when the carrier writes it differently. Absent or null: not chosen (yet). */
  addressChoice?: SenderChoice | null;
};

/**
 * Stores how the shopper ships the parcel. Provider and carrier may be omitted if the method has only one. The carrier
 * validates the address first, so that it can be corrected before a label exists. If the carrier writes the address
 * differently, the shopper's version is used until they choose.
 * @throws Problem NOT_FOUND, INVALID_ARGUMENT for a method that the store doesn't offer, an unavailable slot, more
 * parcels than units, or an address that the carrier can't use
 */
export const chooseReturnOption = async (
  ctx: ServiceContext,
  { actor, returnId, input }: { actor: Actor; returnId: string; input: DeliveryInput },
): Promise<LoadedIntent> => {
  const seen = await loadIntent(ctx.db, { actor, returnId, now: ctx.clock.now() });
  const { provider, pickupAddress } = offeredMethod(ctx, seen, input);
  requireParcels(seen, input);
  const own = seen.order.shippingAddress;
  const before = seen.intent.draft.delivery;
  const from = pickupAddress ?? own;
  // Validated only once: a draft never has a carrier that can't use its address.
  const isKnown = before?.provider === provider && isSameJson(before.pickupAddress ?? own, from);
  const checked = isKnown
    ? before.corrected
    : await checkSender(ctx, { scope: partnerScopeOf(seen.store), provider, from });
  const corrected = chosenBySender(checked, input.addressChoice ?? null);
  const chosen = await inTransaction(ctx, async (tx) => {
    const now = ctx.clock.now();
    const loaded = await lockOpenIntent(tx, { actor, returnId, now });
    requireParcels(loaded, input);
    const delivery = { ...offeredMethod(ctx, loaded, input), corrected };
    const draft = { ...loaded.intent.draft, delivery };
    await saveDraft(tx, actor, { id: returnId, draft, now });
    return { ...loaded, intent: { ...loaded.intent, draft } };
  });
  return priceLabels(ctx, { actor, loaded: chosen });
};

/**
 * Returns the chosen return method with omitted parts filled in. The store must offer it in the country of departure.
 * @throws Problem INVALID_ARGUMENT for a method that isn't offered or an unavailable slot
 */
export const offeredMethod = (
  ctx: ServiceContext,
  { order, store }: Pick<LoadedIntent, "order" | "store">,
  input: DeliveryInput,
): DraftDelivery => {
  const pickupAddress = input.pickupAddress && completed(input.pickupAddress, order.shippingAddress);
  const country = countryOfReturn(order, { pickupAddress });
  const offered = listReturnOptions(ctx, store, country);
  const configured = findMethod(input, store, country);
  const option = offered.find((one) => isSame(one, configured)) ?? offered.find((one) => fits(one, input));
  if (option === undefined)
    throw new Problem(
      "INVALID_ARGUMENT",
      "This store does not offer this combination of method, provider and carrier.",
      {
        violations: [{ field: "return_method", description: offeredWords(offered) }],
      },
    );
  requireSlot(option.pickupSlots, input);
  const { provider, carrier, returnMethod } = option;
  const { pickupDate, pickupRange, parcelCount = 1 } = input;
  const several = parcelCount > 1 ? { parcelCount } : {};
  return { returnMethod, provider, carrier, pickupDate, pickupRange, pickupAddress, ...several };
};

/** The text of a violation that lists the offered methods. */
export const offeredWords = (offered: readonly Pick<OfferedOption, "returnMethod">[]): string =>
  offered.length === 0
    ? "no return method is offered in this country now"
    : `one of ${[...new Set(offered.map((one) => one.returnMethod))].join(", ")}`;

/**
 * A draft without items may have any number of parcels; the number is checked again once there are items. @throws
 * Problem INVALID_ARGUMENT
 */
export const requireParcels = (loaded: LoadedIntent, { parcelCount = 1 }: Pick<DeliveryInput, "parcelCount">): void => {
  const pieces = sentPieces(loaded);
  const limit = pieces === 0 ? MAX_PARCELS : parcelLimit(pieces);
  if (parcelCount <= limit) return;
  const why = limit === MAX_PARCELS ? "a return can't have more parcels" : "one for each item that is sent";
  throw invalidField("parcel_count", `at most ${limit}: ${why}`);
};

const isSame = (option: OfferedOption, method: ReturnOption | null): boolean =>
  method !== null && option.returnMethod === method.returnMethod && option.carrier === method.carrier;

/** Provider and carrier may be omitted. */
const fits = (option: OfferedOption, { returnMethod, provider, carrier }: DeliveryInput): boolean =>
  option.returnMethod === returnMethod &&
  (provider === "" || option.provider === provider) &&
  (carrier === "" || option.carrier === carrier);

/** An omitted name or country is the shopper's own. */
const completed = (address: PostalAddress, own: PostalAddress): PostalAddress => {
  const isNamed = [address.firstName, address.lastName, address.company].some((part) => part.trim() !== "");
  const { firstName, lastName, country, countryCode, stateProvince, stateProvinceCode } = own;
  const isNear = address.stateProvinceCode === "" && address.postcode.trim() === own.postcode.trim();
  return {
    ...address,
    ...(isNear ? { stateProvince, stateProvinceCode } : {}),
    ...(isNamed ? {} : { firstName, lastName }),
    ...(address.countryCode === "" ? { country, countryCode } : {}),
  };
};

/** A pickup needs an available day and time slot. @throws Problem INVALID_ARGUMENT */
export const requireSlot = (
  slots: { date: string; ranges: PickupRange[] }[],
  input: Pick<DeliveryInput, "pickupDate" | "pickupRange">,
): void => {
  if (slots.length === 0) return;
  const day = slots.find(({ date }) => date === input.pickupDate);
  if (day === undefined) throw invalidField("pickup_date", `one of ${slots.map(({ date }) => date).join(", ")}`);
  if (input.pickupRange !== "NO_RANGE" && !day.ranges.includes(input.pickupRange))
    throw invalidField("pickup_range", `one of NO_RANGE, ${day.ranges.join(", ")}`);
};
