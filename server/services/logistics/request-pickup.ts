import type { PickupRange } from "@/contract/vocabulary/pickup-range";
import type { ReturnMethod } from "@/contract/vocabulary/return-method";
import { settleActivity } from "@/server/db/jobs/settle-activity";
import { updateProcess } from "@/server/db/returns/process-writes";
import { getProcess, lockProcess } from "@/server/db/returns/processes";
import { getStore } from "@/server/db/stores/stores";
import { inTransaction } from "@/server/db/transaction";
import { activityKey } from "@/server/domain/activities/plan-activities";
import { requireLive } from "@/server/domain/process/require-live";
import type { Shipment } from "@/server/domain/process/shipment";
import type { ReturnProcess } from "@/server/domain/process/types";
import {
  FALLBACK_CURRENCY,
  findPickup,
  logisticOrderOf,
  pickupLeg,
  pickupPlace,
} from "@/server/domain/shipping/logistic-order";
import { nextPickupDay } from "@/server/domain/shipping/next-pickup-day";
import { liveShipments } from "@/server/domain/shipping/parcels";
import type { Store } from "@/server/domain/store/types";
import type { Actor } from "@/server/kernel/actor";
import type { PostalAddress } from "@/server/kernel/address";
import { Problem } from "@/server/kernel/problem";
import type { PickupResult } from "@/server/partners/carrier";
import { recordPickup } from "../activities/schedule-pickup";
import { type Method, refuseByHand, requireMethod } from "../carriers/method";
import type { ServiceContext } from "../context";
import { deciding } from "../domain-problem";
import { askingCarrier, CARRIER_TIMEOUT_MS } from "../shipping/asking-carrier";
import { bookPickup } from "../shipping/book-pickup";
import { type Contact, givenOr, withContact } from "./addresses";
import { requireNotCollected, requireSameStore } from "./requirements";

/** What a caller says about a pickup; "" and null for omitted parts. */
export type PickupRequest = {
  processId: string;
  provider: string;
  carrier: string;
  serviceId: string;
  returnMethod: ReturnMethod | null;
  ecommerceId: string;
  orderNumber: string;
  customer: Contact;
  address: PostalAddress;
  ranges: PickupRange[];
  declaredValueMinor: number | null;
  currency: string;
  /** 0 is the first pickup. */
  attempt: number;
};

type Call = { actor: Actor; process: ReturnProcess; input: PickupRequest };

/**
 * Books a pickup (specification, POST /v1/logistics/pickup). Each attempt is booked once, under its own key at the
 * carrier; the first one shares its key with the activity SCHEDULE_PICKUP, so that both together book one pickup.
 * Returns the process, which has the pickup of this attempt.
 * @throws Problem NOT_FOUND, INVALID_ARGUMENT, FAILED_PRECONDITION without a logistic order, UNIMPLEMENTED, UNAVAILABLE
 */
export const requestPickup = async (
  ctx: ServiceContext,
  { actor, input }: { actor: Actor; input: PickupRequest },
): Promise<ReturnProcess> => {
  refuseByHand(input.provider);
  const process = await getProcess(ctx.db, actor, input.processId);
  requireSameStore(process, input);
  if (findPickup(process, input.attempt) !== null) return process;
  const order = logisticOrderOf(process);
  if (order === null)
    throw new Problem("FAILED_PRECONDITION", "A logistic order must exist before a pickup is requested.");
  deciding(() => requireLive(process));
  requireNotCollected(process);
  const { carriers, timeZone } = await getStore(ctx.db, actor, process.ecommerceId);
  const method = methodOf(ctx, { carriers, process, shipment: order.shipment, input });
  const pickup = await askForDriver(ctx, { actor, timeZone, process, input, shipment: order.shipment, method });
  return storePickup(ctx, { actor, timeZone, process, input, shipment: order.shipment, method, pickup });
};

const METHOD_FIELDS = { returnMethod: "settings.return_method", provider: "provider", carrier: "carrier" };

/** The provider of the label also does the pickup. @throws Problem INVALID_ARGUMENT, UNIMPLEMENTED */
const methodOf = (
  ctx: ServiceContext,
  { carriers, process, shipment, input }: Pick<Store, "carriers"> & Pick<Asked, "process" | "shipment" | "input">,
): Method => {
  const provider = input.provider || shipment.provider;
  refuseByHand(provider);
  const returnMethod = input.returnMethod ?? shipment.returnMethod;
  const method = requireMethod(
    ctx,
    { carriers, isTest: process.isTest },
    { returnMethod, provider, carrier: input.carrier || shipment.carrier },
    METHOD_FIELDS,
  );
  if (method.isPickedUp) return method;
  const words = `${method.carrier} sends no driver for ${returnMethod}: this combination has no pickups.`;
  throw new Problem("INVALID_ARGUMENT", words, {
    violations: [{ field: "carrier", description: `has no pickups for ${returnMethod}` }],
  });
};

type Asked = Call & { timeZone: string; shipment: Shipment; method: Method };

const askForDriver = async (
  ctx: ServiceContext,
  { timeZone, process, input, shipment, method }: Asked,
): Promise<PickupResult> => {
  const connectionId = method.provider === shipment.provider ? shipment.connectionId : null;
  const carrier = await ctx.partners.carrier(process, { provider: method.provider, connectionId });
  if (carrier === null) throw new Error(`The provider ${method.provider} is gone.`);
  const earliest = nextPickupDay(ctx.clock.now(), timeZone);
  // Another attempt also keeps the shopper's day, as long as a pickup is still possible then.
  const isChosen = process.pickupDate >= earliest;
  const [range = process.pickupRange] = input.ranges;
  const isOwn = method.provider === shipment.provider;
  const shipments = liveShipments(process).map((one) => (isOwn ? one : { ...one, reference: "" }));
  return askingCarrier(ctx, () =>
    bookPickup(carrier, {
      shipments,
      input: {
        idempotencyKey: activityKey(process, { name: "SCHEDULE_PICKUP", leg: pickupLeg(input.attempt) }),
        carrier: method.carrier,
        address: placeOf(process, input),
        date: isChosen ? process.pickupDate : earliest,
        range,
        reference: input.orderNumber || process.order.name,
        ...(input.declaredValueMinor === null
          ? {}
          : {
              declaredValue: { amountMinor: input.declaredValueMinor, currency: input.currency || FALLBACK_CURRENCY },
            }),
        ...(input.serviceId === "" ? {} : { serviceId: input.serviceId }),
        signal: AbortSignal.timeout(CARRIER_TIMEOUT_MS),
      },
    }),
  );
};

/** The address of the pickup. @throws Problem INVALID_ARGUMENT for a partial address */
const placeOf = ({ shopperAddress }: ReturnProcess, { address, customer }: PickupRequest): PostalAddress =>
  withContact(givenOr(address, shopperAddress, "pickup_address"), customer);

const storePickup = async (
  ctx: ServiceContext,
  { actor, process: { id: processId }, input, shipment, method, pickup }: Asked & { pickup: PickupResult },
): Promise<ReturnProcess> => {
  return inTransaction(ctx, async (tx) => {
    const process = await lockProcess(tx, actor, processId);
    if (findPickup(process, input.attempt) !== null) return process;
    const activity = { name: "SCHEDULE_PICKUP" as const, leg: pickupLeg(input.attempt) };
    const { provider, carrier } = method;
    const now = ctx.clock.now();
    await settleActivity(tx, actor, {
      ...activity,
      id: ctx.ids.next("act"),
      idempotencyKey: activityKey(process, activity),
      processId,
      input: pickupPlace(placeOf(process, input), process.shopperAddress),
      result: { ...pickup, provider, carrier, trackingUrl: shipment.trackingUrl, parcels: process.parcels },
      now,
    });
    // A day would plan the first pickup, so only a process that has a first pickup may get one.
    if (input.attempt === 0 || findPickup(process, 0) !== null)
      await updateProcess(tx, actor, {
        id: processId,
        set: { pickupDate: pickup.date, pickupRange: pickup.range },
        now,
      });
    return recordPickup(ctx, tx, { actor, processId, pickup });
  });
};
