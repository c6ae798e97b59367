import { getProcess } from "@/server/db/returns/processes";
import { getStore } from "@/server/db/stores/stores";
import { activityKey } from "@/server/domain/activities/plan-activities";
import { requireLive } from "@/server/domain/process/require-live";
import type { ReturnProcess } from "@/server/domain/process/types";
import { withCustomsDefaults } from "@/server/domain/shipping/customs-defaults";
import { FALLBACK_CURRENCY, logisticOrderOf } from "@/server/domain/shipping/logistic-order";
import {
  contentsGrams,
  declaredContents,
  parcelContents,
  returnedContents,
} from "@/server/domain/shipping/parcel-lines";
import { parcelLeg } from "@/server/domain/shipping/parcels";
import { requiresCustoms } from "@/server/domain/shipping/requires-customs";
import type { Actor } from "@/server/kernel/actor";
import { EMPTY_ADDRESS } from "@/server/kernel/address";
import { localDay } from "@/server/kernel/local-day";
import { invalidField, Problem } from "@/server/kernel/problem";
import { type Method, refuseByHand, refuseUnbooked, requireMethod } from "../carriers/method";
import type { ServiceContext } from "../context";
import { deciding } from "../domain-problem";
import { askingCarrier, CARRIER_TIMEOUT_MS } from "../shipping/asking-carrier";
import { bookShipment, type ShipmentOrder } from "../shipping/create-shipment";
import { getReturnAddress } from "../shipping/return-address";
import { storeOrder } from "../shipping/store-order";
import { givenOr, withContact } from "./addresses";
import type { OrderInput } from "./order-input";
import { rememberSaid, requireSameOrder, saysOtherMethod } from "./repeated-order";
import { requireAllowedToSend, requireSameStore } from "./requirements";

/**
 * Orders the transport of a return (specification, create order): one order per process, found again by a repeated
 * request with the same content. It does the work of CREATE_LOGISTIC_ORDER under the same key, so that both together
 * make one label.
 * @throws Problem NOT_FOUND, INVALID_ARGUMENT, ALREADY_EXISTS when an existing order has other content,
 * FAILED_PRECONDITION, UNIMPLEMENTED, UNAVAILABLE
 */
export const createOrder = async (
  ctx: ServiceContext,
  { actor, input }: { actor: Actor; input: OrderInput },
): Promise<ReturnProcess> => {
  refuseByHand(input.provider);
  const process = await getProcess(ctx.db, actor, input.processId);
  requireSameStore(process, input);
  const known = logisticOrderOf(process);
  if (known !== null) {
    // An unsupported combination is reported before any other difference.
    if (saysOtherMethod(known, input)) await requireWantedMethod(ctx, { actor, process, input, base: known.shipment });
    return requireSameOrder(process, input);
  }
  deciding(() => requireLive(process));
  requireAllowedToSend(process);
  if (returnedContents(process).length === 0)
    throw new Problem("FAILED_PRECONDITION", "The shopper keeps everything: there is nothing to send.");
  const method = await requireWantedMethod(ctx, { actor, process, input, base: process });
  requireRanges(method, input, process);
  const order = await orderFor(ctx, { actor, process, input, method });
  const booked = await askingCarrier(ctx, () => bookShipment(ctx, order, CARRIER_TIMEOUT_MS));
  const facts = {
    currency: order.details.currency,
    priceMinor: booked.result.priceMinor ?? 0,
    originalCarriers: input.originalCarriers,
    said: rememberSaid(process, input),
  };
  const [range] = input.pickupRanges;
  const stored = await storeOrder(ctx, { actor, process, booked, facts, range: method.isPickedUp ? range : undefined });
  // A concurrent call may have stored an order with other fields.
  return requireSameOrder(stored, input);
};

const METHOD_FIELDS = { returnMethod: "return_type", provider: "provider", carrier: "carrier" };

/** How a return is or will be shipped. */
type Travel = Pick<ReturnProcess, "returnMethod" | "provider" | "carrier">;

/** @throws Problem INVALID_ARGUMENT for a combination that no integration supports, UNIMPLEMENTED for a manual one */
const requireWantedMethod = async (
  ctx: ServiceContext,
  call: { actor: Actor; process: ReturnProcess; input: OrderInput; base: Travel },
): Promise<Method> => {
  const { actor, process, input, base } = call;
  const { carriers } = await getStore(ctx.db, actor, process.ecommerceId);
  const method = requireMethod(ctx, { carriers, isTest: process.isTest }, wantedMethod(base, input), METHOD_FIELDS);
  refuseUnbooked(method);
  return method;
};

/** Parts that the caller omits come from the process, as long as they match what the caller gave. */
const wantedMethod = (base: Travel, { returnMethod, provider, carrier }: OrderInput) => {
  const method = returnMethod ?? base.returnMethod;
  const isOwnProvider = provider === "" || provider === base.provider;
  const isOwnMethod = method === base.returnMethod && isOwnProvider;
  const wanted = provider || (carrier === "" && isOwnMethod ? base.provider : "");
  refuseByHand(wanted);
  return { returnMethod: method, provider: wanted, carrier: carrier || (isOwnMethod ? base.carrier : "") };
};

/** A pickup needs a time range (specification: only required when return_type is PICKUP). */
const requireRanges = (method: Method, { pickupRanges, returnMethod }: OrderInput, process: ReturnProcess): void => {
  const isKnown = returnMethod === null && process.pickupDate !== "";
  if (method.isPickedUp && pickupRanges.length === 0 && !isKnown)
    throw invalidField("pickup_ranges", "required for a pickup: the times of day that work");
};

type DetailedOrder = ShipmentOrder & Required<Pick<ShipmentOrder, "details">>;

const orderFor = async (
  ctx: ServiceContext,
  { actor, process, input, method }: { actor: Actor; process: ReturnProcess; input: OrderInput; method: Method },
): Promise<DetailedOrder> => {
  const { ecommerceId, shopperAddress, handOverBy } = process;
  const from = withContact(givenOr(input.from, shopperAddress, "customer_address"), input.customer);
  const named = givenOr(input.to, EMPTY_ADDRESS, "ecommerce_warehouse_address");
  const isNamed = named !== EMPTY_ADDRESS;
  const to = isNamed ? named : await getReturnAddress(ctx.db, actor, { ecommerceId, country: from.countryCode });
  const store = await getStore(ctx.db, actor, ecommerceId);
  // The first parcel's label; activities make the labels of further parcels.
  const [parcel = 1] = process.parcels;
  const contents = input.lines.length > 0 ? input.lines : (parcelContents(process).get(parcel) ?? []);
  return {
    scope: process,
    parcel,
    idempotencyKey: activityKey(process, { name: "CREATE_LOGISTIC_ORDER", leg: parcelLeg(parcel) }),
    provider: method.provider,
    carrier: method.carrier,
    returnMethod: method.returnMethod,
    from,
    to,
    returnCode: process.returnCode,
    orderNumber: input.orderNumber || process.order.name,
    weightGrams: input.weightGrams || contentsGrams(contents),
    shipByDate: handOverBy === null ? "" : localDay(new Date(handOverBy), store.timeZone),
    createdAt: new Date(process.createdAt),
    currency: process.currency,
    details: {
      currency: input.currency || FALLBACK_CURRENCY,
      exchangeFlow: input.exchangeFlow,
      platformProcessId: input.platformProcessId || process.platformProcessId,
      platformOrderId: input.platformOrderId || process.order.platformOrderId,
      orderPurchasedAt: input.orderPurchasedAt || process.order.purchasedAt,
      originalCarriers: input.originalCarriers,
      originalTrackings: input.originalTrackings,
      pickupRanges: input.pickupRanges,
      lines: withCustomsDefaults(declaredContents(contents, input.lineItemsType), store.config.logistics),
      isCustomsRequired: requiresCustoms(from, to),
      importer: input.importer,
      vatNumber: input.vatNumber,
      serviceId: input.serviceId,
    },
  };
};
