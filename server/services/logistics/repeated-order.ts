import type { ReturnProcess } from "@/server/domain/process/types";
import { type LogisticOrder, logisticOrderOf } from "@/server/domain/shipping/logistic-order";
import { canonicalJson } from "@/server/kernel/canonical-json";
import { sha256Hex } from "@/server/kernel/crypto";
import { Problem } from "@/server/kernel/problem";
import type { OrderInput } from "./order-input";

/** The fields of the request that the caller filled in, by name. Process, store and group are checked before. */
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

/** Remembers a call's fields to compare them with a later call, as hashes because they identify people. */
export const rememberSaid = ({ id }: Pick<ReturnProcess, "id">, input: OrderInput): Record<string, string> =>
  Object.fromEntries(Array.from(saidFields(input), ([field, value]) => [field, hashOf(id, field, value)]));

const hashOf = (processId: string, field: string, value: unknown): string =>
  sha256Hex(canonicalJson([processId, field, value]));

/** Whether a call names another return method, provider or carrier than the order in force. */
export const saysOtherMethod = (
  { shipment }: LogisticOrder,
  { returnMethod, provider, carrier }: OrderInput,
): boolean =>
  (returnMethod !== null && returnMethod !== shipment.returnMethod) ||
  (provider !== "" && provider !== shipment.provider) ||
  (carrier !== "" && carrier !== shipment.carrier);

/**
 * Returns the process if its order matches what a call asks for: each given field equals what the creating call said,
 * or what the order now has. Omitted fields always match.
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
    `This return already has a logistic order with different values for ${names}. Leave these fields out to get that order.`,
    { violations: differing.map((field) => ({ field, description: "differs from the existing order" })) },
  );
};

/** The known values of the order in force, by the names of the request; some have several names. */
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

/** For an address or a person only the given parts are compared. */
const agrees = (said: unknown, fact: unknown): boolean => {
  if (!isRecord(said) || !isRecord(fact)) return canonicalJson(said) === canonicalJson(fact);
  return Object.entries(said).every(([part, value]) => fact[part] === value);
};

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
