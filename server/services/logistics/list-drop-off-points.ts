import { findProcess } from "@/server/db/returns/processes";
import { getStore } from "@/server/db/stores/stores";
import type { Actor } from "@/server/kernel/actor";
import { EMPTY_ADDRESS, type PostalAddress } from "@/server/kernel/address";
import type { DropOffPoint } from "@/server/partners/carrier";
import { PartnerError } from "@/server/partners/partner-error";
import type { PartnerScope } from "@/server/partners/partners";
import type { ServiceContext } from "../context";
import { loadIntent, requireReturnAccess } from "../intents/load-intent";
import { partnerScopeOf } from "../partner-scope";

/** A page waits for this. It is only a help: without it the page still loads. */
const PATIENCE_MS = 1_500;

type PointsCall = {
  actor: Actor;
  returnId: string;
  /** Empty: that of the confirmed return's method. */
  provider: string;
  carrier: string;
  /** Empty: near the shopper's address. */
  postcode: string;
};

/**
 * Lists drop-off points that take the parcel of a draft or a return, nearest first. The list is empty when the carrier
 * fails or doesn't answer in time; any drop-off point takes the parcel then.
 * @throws Problem NOT_FOUND
 */
export const listDropOffPoints = async (
  ctx: ServiceContext,
  call: PointsCall,
): Promise<{ points: readonly DropOffPoint[]; timeZone: string }> => {
  requireReturnAccess(call.actor, call.returnId);
  const place = await placeOf(ctx, call);
  return { points: await ask(ctx, call, place), timeZone: place.timeZone };
};

const ask = async (
  ctx: ServiceContext,
  call: PointsCall,
  { scope, provider, carrier, address }: Place,
): Promise<readonly DropOffPoint[]> => {
  const asked = await ctx.partners.carrier(scope, { provider, connectionId: null });
  const isOffered = asked?.combinations.some((one) => one.returnMethod === "DROP_OFF_POINT" && one.carrier === carrier);
  if (asked === null || !isOffered) return [];
  // The postal code gives the place; the street of the delivery address would mislead.
  const { country, countryCode } = address;
  const near = call.postcode === "" ? address : { ...EMPTY_ADDRESS, country, countryCode, postcode: call.postcode };
  try {
    return await asked.listDropOffPoints({ carrier, near, signal: AbortSignal.timeout(PATIENCE_MS) });
  } catch (error) {
    if (!(error instanceof PartnerError)) throw error;
    ctx.log.warn({ error: String(error), return_id: call.returnId }, "the carrier named no counters");
    return [];
  }
};

type Place = {
  scope: PartnerScope;
  provider: string;
  carrier: string;
  address: PostalAddress;
  timeZone: string;
};

const placeOf = async (ctx: ServiceContext, { actor, returnId, provider, carrier }: PointsCall): Promise<Place> => {
  const process = carrier === "" ? await findProcess(ctx.db, actor, returnId) : null;
  if (process !== null) {
    const { timeZone } = await getStore(ctx.db, actor, process.ecommerceId);
    return {
      scope: process,
      provider: process.provider,
      carrier: process.carrier,
      address: process.shopperAddress,
      timeZone,
    };
  }
  const { intent, order, store } = await loadIntent(ctx.db, { actor, returnId, now: ctx.clock.now() });
  const address = intent.draft.delivery?.pickupAddress ?? order.shippingAddress;
  return { scope: partnerScopeOf(store), provider, carrier, address, timeZone: store.timeZone };
};
