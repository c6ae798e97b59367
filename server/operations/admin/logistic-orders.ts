import * as contract from "@/contract/admin/logistic-orders";
import type { CustomerInput, LegalEntityInput, LogisticLineItemInput } from "@/contract/schemas/logistics";
import type { ReturnProcess } from "@/server/domain/process/types";
import { logisticOrderOf } from "@/server/domain/shipping/logistic-order";
import type { ContentLine } from "@/server/domain/shipping/parcel-lines";
import { Problem } from "@/server/kernel/problem";
import type { Given } from "@/server/kernel/wire-names";
import { presentLogisticOrder } from "@/server/presenters/logistics";
import type { Contact } from "@/server/services/logistics/addresses";
import { chooseCarrier as choose } from "@/server/services/logistics/choose-carrier";
import { createOrder } from "@/server/services/logistics/create-order";
import type { Importer } from "@/server/services/logistics/order-input";
import { saveManualOrder as save } from "@/server/services/logistics/save-manual-order";
import { implement } from "../implement";
import { readAddress } from "../read-address";

export const saveManualOrder = implement(contract.saveManualOrder, async ({ ctx, actor, input }) => {
  const { order } = input;
  const process = await save(ctx, {
    actor,
    order: {
      processId: oneProcessId(input.processId, order.processId),
      label: input.label,
      labelKind: input.labelExtension,
      provider: order.provider,
      carrier: order.carrier,
      returnMethod: order.returnMethod ?? null,
      from: readAddress(order.from),
      to: readAddress(order.to),
      trackingNumber: order.trackingId,
      trackingUrl: order.trackingUrl,
      position: order.parcel ?? null,
    },
  });
  return { order: orderOf(process) };
});

export const createLogisticOrder = implement(contract.createLogisticOrder, async ({ ctx, actor, input }) => {
  const [config] = input.settings?.logisticConfig ?? [];
  const process = await createOrder(ctx, {
    actor,
    input: {
      processId: input.processId,
      provider: input.provider || (config?.provider ?? ""),
      carrier: input.carrier || (config?.carrier ?? ""),
      serviceId: config?.serviceId ?? "",
      returnMethod: input.returnType ?? input.settings?.returnMethod ?? null,
      currency: input.currency,
      customer: readContact(input.customer),
      from: readAddress(input.customerAddress),
      to: readAddress(input.ecommerceWarehouseAddress),
      group: input.ecommerceGroup,
      ecommerceId: input.ecommerceId,
      platformOrderId: input.ecommerceOrderId,
      platformProcessId: input.platformProcessId,
      exchangeFlow: input.exchangeFlow ?? null,
      importer: input.legalEntity === undefined ? null : readLegalEntity(input.legalEntity),
      lines: input.lineItems.map(readLine),
      lineItemsType: input.lineItemsType,
      orderNumber: input.orderNumber,
      orderPurchasedAt: input.orderPurchasedAt ?? "",
      originalCarriers: input.originalCarriers,
      originalTrackings: input.originalTrackings,
      pickupRanges: input.pickupRanges,
      vatNumber: input.vatNumber,
      weightGrams: input.weightInGrams,
    },
  });
  return { order: orderOf(process) };
});

export const chooseCarrier = implement(contract.chooseCarrier, ({ ctx, actor, input }) =>
  choose(ctx, {
    actor,
    processId: input.processId,
    user: input.user,
    carrier: input.userSelectedCarrier,
    provider: input.userSelectedProvider,
  }),
);

/** The request names the process twice; both IDs must be equal. */
const oneProcessId = (outer: string, inner: string): string => {
  const id = outer || inner;
  if (id !== "" && (inner === "" || inner === id)) return id;
  const description = id === "" ? "is missing; it must be the ID of a process" : "must be the process of the path";
  throw new Problem("INVALID_ARGUMENT", `\`order.process_id\` ${description}.`, {
    violations: [{ field: "order.process_id", description }],
  });
};

const orderOf = (process: ReturnProcess) => {
  const order = logisticOrderOf(process);
  if (order === null) throw new Error(`The logistic order of ${process.id} is not there.`);
  return presentLogisticOrder(order);
};

export const readContact = (input: Given<typeof CustomerInput>): Contact => ({
  firstName: input.firstName ?? "",
  lastName: input.lastName ?? "",
  email: input.email ?? "",
});

const readLegalEntity = (input: Given<typeof LegalEntityInput>): Importer => ({
  fullName: input.fullName ?? "",
  companyName: input.companyName ?? "",
  address: input.address ?? "",
  country: (input.country ?? "").toUpperCase(),
  email: input.email ?? "",
  phone: input.phone ?? "",
});

const readLine = (input: Given<typeof LogisticLineItemInput>): ContentLine => ({
  id: input.id ?? "",
  name: input.name ?? "",
  sku: input.sku ?? "",
  ean: input.ean ?? "",
  quantity: input.quantity ?? 1,
  unitPriceMinor: Number(input.unitPrice ?? 0),
  subtotalMinor: Number(input.subtotal ?? 0),
  totalMinor: Number(input.total ?? 0),
  weightGrams: Number(input.weight ?? 0),
  returnReason: input.productReturnReason ?? "",
  dimensions: {
    height: input.dimensions?.heightCm ?? "",
    length: input.dimensions?.lengthCm ?? "",
    width: input.dimensions?.widthCm ?? "",
  },
  customAttributes: input.customAttributes ?? {},
});
