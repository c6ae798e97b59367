import type { ReturnProcess } from "@/server/domain/process/types";
import { type LogisticOrder, logisticOrderOf } from "@/server/domain/shipping/logistic-order";
import { canonicalJson } from "@/server/kernel/canonical-json";
import { sha256Hex } from "@/server/kernel/crypto";
import { Problem } from "@/server/kernel/problem";
import type { OrderInput } from "./order-input";

/**
 * What a caller says of an order, by the names of the request; what is left out is not in it. The fields that name the
 * process, its store and its group are checked before.
 */
const saidFields = (input: OrderInput): Map<string, unknown> => {
  const said: Record<string, unknown> = {
    return_type: input.returnMethod,
    provider: input.provider,
    carrier: input.carrier,
    "settings.logistic_config.service_id": input.serviceId,
    currency: input.currency,
    customer: givenParts(input.customer),
    customer_address: givenParts(input.from),
    ecommerce_warehouse_address: givenParts(input.to),
    ecommerce_order_id: input.platformOrderId,
    platform_process_id: input.platformProcessId,
    exchange_flow: input.exchangeFlow,
    legal_entity: givenParts(input.importer ?? {}),
    line_items: input.lines,
    line_items_type: input.lineItemsType,
    order_number: input.orderNumber,
    order_purchased_at: input.orderPurchasedAt,
    original_carriers: input.originalCarriers,
    original_trackings: input.originalTrackings,
    pickup_ranges: input.pickupRanges,
    vat_number: input.vatNumber,
    weight_in_grams: input.weightGrams,
  };
  return new Map(Object.entries(said).filter(([, value]) => !isLeftOut(value)));
};

const isLeftOut = (value: unknown): boolean =>
  value === null || value === "" || value === 0 || (typeof value === "object" && Object.keys(value).length === 0);

const givenParts = (parts: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(parts).filter(([, part]) => part !== ""));

/** What a call said, to be compared with a later one: hashes, because the fields name people. */
export const rememberSaid = ({ id }: Pick<ReturnProcess, "id">, input: OrderInput): Record<string, string> =>
  Object.fromEntries(Array.from(saidFields(input), ([field, value]) => [field, hashOf(id, field, value)]));

const hashOf = (processId: string, field: string, value: unknown): string =>
  sha256Hex(canonicalJson([processId, field, value]));

/** Whether a call says another return method, provider or carrier than the order in force has. */
export const saysOtherWay = ({ shipment }: LogisticOrder, { returnMethod, provider, carrier }: OrderInput): boolean =>
  (returnMethod !== null && returnMethod !== shipment.returnMethod) ||
  (provider !== "" && provider !== shipment.provider) ||
  (carrier !== "" && carrier !== shipment.carrier);

/**
 * The return, where its order is what a call asks for: what the call says was said by the call that made the order, or is
 * how the order is. What a call leaves out agrees with everything.
 * @throws Problem ALREADY_EXISTS that names every field that differs
 */
export const requireSameOrder = (process: ReturnProcess, input: OrderInput): ReturnProcess => {
  const order = logisticOrderOf(process);
  if (order === null) return process;
  const known = knownValues(process, order);
  const differing = [...saidFields(input)]
    .filter(([field, value]) => order.said[field] !== hashOf(process.id, field, value))
    .filter(([field, value]) => !(known[field] ?? []).some((fact) => agrees(value, fact)))
    .map(([field]) => field);
  if (differing.length === 0) return process;
  const names = differing.map((field) => `\`${field}\``).join(", ");
  throw new Problem(
    "ALREADY_EXISTS",
    `This return has a logistic order already, which differs in ${names}. Leave them out to get that order.`,
    { violations: differing.map((field) => ({ field, description: "differs from the order that there is" })) },
  );
};

/** What is known of the order in force, by the names of the request; some facts go by several names. */
const knownValues = (process: ReturnProcess, order: LogisticOrder): Partial<Record<string, unknown[]>> => {
  const { shipment } = order;
  return {
    return_type: [shipment.returnMethod],
    provider: [shipment.provider],
    carrier: [shipment.carrier],
    currency: [order.currency],
    customer: [shipment.fromAddress],
    customer_address: [shipment.fromAddress],
    ecommerce_warehouse_address: [shipment.toAddress],
    ecommerce_order_id: [process.order.platformOrderId, process.orderId],
    platform_process_id: [process.platformProcessId],
    order_number: [process.order.name, process.order.orderNumber],
    order_purchased_at: [process.order.purchasedAt],
    original_carriers: [order.originalCarriers],
    pickup_ranges: [[process.pickupRange]],
    weight_in_grams: [shipment.weightGrams],
  };
};

/** Of an address or a person only what was said is compared. */
const agrees = (said: unknown, fact: unknown): boolean => {
  if (!isRecord(said) || !isRecord(fact)) return canonicalJson(said) === canonicalJson(fact);
  return Object.entries(said).every(([part, value]) => fact[part] === value);
};

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
