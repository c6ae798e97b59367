import type { SenderChoice } from "@/contract/vocabulary/address-choice";
import { MAX_PARCELS, parcelLimit } from "@/contract/vocabulary/parcels";
import type { PickupRange } from "@/contract/vocabulary/pickup-range";
import { isSameJson } from "@/contract/vocabulary/same-json";
import { saveDraft } from "@/server/db/returns/intents";
import { inTransaction } from "@/server/db/transaction";
import { countryOfReturn, findWay } from "@/server/domain/returns/return-ways";
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
  /** Which address goes onto the label, where the carrier writes it differently. Absent or null: not said (yet). */
  addressChoice?: SenderChoice | null;
};

/**
 * Stores how the shopper sends the parcel; provider and carrier may be left out where the method has only one. The
 * carrier is asked about the address before, so that it is mended before there is a label. One that the carrier writes
 * differently is used as it was given until the sender chooses.
 * @throws Problem NOT_FOUND, INVALID_ARGUMENT for a way that the store does not offer, a slot that is not there, more
 * parcels than pieces, or an address that the carrier can't use
 */
export const chooseReturnOption = async (
  ctx: ServiceContext,
  { actor, returnId, input }: { actor: Actor; returnId: string; input: DeliveryInput },
): Promise<LoadedIntent> => {
  const seen = await loadIntent(ctx.db, { actor, returnId, now: ctx.clock.now() });
  const { provider, pickupAddress } = offeredWay(ctx, seen, input);
  requireParcels(seen, input);
  const own = seen.order.shippingAddress;
  const before = seen.intent.draft.delivery;
  const from = pickupAddress ?? own;
  // Asked once: a draft holds no way whose carrier can't use the address.
  const isKnown = before?.provider === provider && isSameJson(before.pickupAddress ?? own, from);
  const checked = isKnown
    ? before.corrected
    : await checkSender(ctx, { scope: partnerScopeOf(seen.store), provider, from });
  const corrected = chosenBySender(checked, input.addressChoice ?? null);
  const chosen = await inTransaction(ctx, async (tx) => {
    const now = ctx.clock.now();
    const loaded = await lockOpenIntent(tx, { actor, returnId, now });
    requireParcels(loaded, input);
    const delivery = { ...offeredWay(ctx, loaded, input), corrected };
    const draft = { ...loaded.intent.draft, delivery };
    await saveDraft(tx, actor, { id: returnId, draft, now });
    return { ...loaded, intent: { ...loaded.intent, draft } };
  });
  return priceLabels(ctx, { actor, loaded: chosen });
};

/**
 * The way that was chosen, with what it leaves out; the store must offer it where the parcel sets off.
 * @throws Problem INVALID_ARGUMENT for a way that is not offered or a slot that is not there
 */
export const offeredWay = (
  ctx: ServiceContext,
  { order, store }: Pick<LoadedIntent, "order" | "store">,
  input: DeliveryInput,
): DraftDelivery => {
  const pickupAddress = input.pickupAddress && completed(input.pickupAddress, order.shippingAddress);
  const country = countryOfReturn(order, { pickupAddress });
  const offered = listReturnOptions(ctx, store, country);
  const configured = findWay(input, store, country);
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

/** What a violation names in place of a way that is not offered. */
export const offeredWords = (offered: readonly Pick<OfferedOption, "returnMethod">[]): string =>
  offered.length === 0
    ? "no return method is offered in this country now"
    : `one of ${[...new Set(offered.map((one) => one.returnMethod))].join(", ")}`;

/** A draft without items yet may have any number: it is as many as there are pieces then. @throws Problem INVALID_ARGUMENT */
export const requireParcels = (loaded: LoadedIntent, { parcelCount = 1 }: Pick<DeliveryInput, "parcelCount">): void => {
  const pieces = sentPieces(loaded);
  const limit = pieces === 0 ? MAX_PARCELS : parcelLimit(pieces);
  if (parcelCount <= limit) return;
  const why = limit === MAX_PARCELS ? "a return can't have more parcels" : "one for each item that is sent";
  throw invalidField("parcel_count", `at most ${limit}: ${why}`);
};

const isSame = (option: OfferedOption, way: ReturnOption | null): boolean =>
  way !== null && option.returnMethod === way.returnMethod && option.carrier === way.carrier;

/** Provider and carrier may be left out. */
const fits = (option: OfferedOption, { returnMethod, provider, carrier }: DeliveryInput): boolean =>
  option.returnMethod === returnMethod &&
  (provider === "" || option.provider === provider) &&
  (carrier === "" || option.carrier === carrier);

/** Who gives no name and no country means their own. */
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

/** A pick-up needs a day and a part of it that are offered. @throws Problem INVALID_ARGUMENT */
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
