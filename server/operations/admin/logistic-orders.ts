import type { z } from "zod";
import * as contract from "@/contract/admin/logistic-orders";
import type { CustomerInput, LegalEntityInput, LogisticLineItemInput } from "@/contract/schemas/logistics";
import type { ReturnProcess } from "@/server/domain/process/types";
import { logisticOrderOf } from "@/server/domain/shipping/logistic-order";
import type { ContentLine } from "@/server/domain/shipping/parcel-lines";
import { Problem } from "@/server/kernel/problem";
import { presentLogisticOrder } from "@/server/presenters/logistics";
import type { Contact } from "@/server/services/logistics/addresses";
import { chooseCarrier as choose } from "@/server/services/logistics/choose-carrier";
import { createOrder, type Importer } from "@/server/services/logistics/create-order";
import { saveManualOrder as save } from "@/server/services/logistics/save-manual-order";
import { implement } from "../implement";
import { readAddress } from "../read-address";

export const saveManualOrder = implement(contract.saveManualOrder, async ({ ctx, actor, input }) => {
  const { order } = input;
  const process = await save(ctx, {
    actor,
    order: {
      processId: oneProcessId(input.process_id, order.process_id),
      label: input.label,
      labelKind: input.label_extension,
      provider: order.provider,
      carrier: order.carrier,
      returnMethod: order.return_method ?? null,
      from: readAddress(order.from),
      to: readAddress(order.to),
      trackingNumber: order.tracking_id,
      trackingUrl: order.tracking_url,
      position: order.parcel ?? null,
    },
  });
  return { order: orderOf(process) };
});

export const createLogisticOrder = implement(contract.createLogisticOrder, async ({ ctx, actor, input }) => {
  const [config] = input.settings?.logistic_config ?? [];
  const process = await createOrder(ctx, {
    actor,
    input: {
      processId: input.process_id,
      provider: input.provider || (config?.provider ?? ""),
      carrier: input.carrier || (config?.carrier ?? ""),
      serviceId: config?.service_id ?? "",
      returnMethod: input.return_type ?? input.settings?.return_method ?? null,
      currency: input.currency,
      customer: readContact(input.customer),
      from: readAddress(input.customer_address),
      to: readAddress(input.ecommerce_warehouse_address),
      group: input.ecommerce_group,
      ecommerceId: input.ecommerce_id,
      platformOrderId: input.ecommerce_order_id,
      platformProcessId: input.platform_process_id,
      exchangeFlow: input.exchange_flow ?? null,
      importer: input.legal_entity === undefined ? null : readLegalEntity(input.legal_entity),
      lines: input.line_items.map(readLine),
      lineItemsType: input.line_items_type,
      orderNumber: input.order_number,
      orderPurchasedAt: input.order_purchased_at ?? "",
      originalCarriers: input.original_carriers,
      originalTrackings: input.original_trackings,
      pickupRanges: input.pickup_ranges,
      vatNumber: input.vat_number,
      weightGrams: input.weight_in_grams,
    },
  });
  return { order: orderOf(process) };
});

export const chooseCarrier = implement(contract.chooseCarrier, ({ ctx, actor, input }) =>
  choose(ctx, {
    actor,
    processId: input.process_id,
    user: input.user,
    carrier: input.user_selected_carrier,
    provider: input.user_selected_provider,
  }),
);

/** The order names its process twice; both must mean the same. */
const oneProcessId = (outer: string, inner: string): string => {
  const id = outer || inner;
  if (id !== "" && (inner === "" || inner === id)) return id;
  const description = id === "" ? "is missing; it must be the id of a process" : "must be the process of the path";
  throw new Problem("INVALID_ARGUMENT", `\`order.process_id\` ${description}.`, {
    violations: [{ field: "order.process_id", description }],
  });
};

const orderOf = (process: ReturnProcess) => {
  const order = logisticOrderOf(process);
  if (order === null) throw new Error(`The logistic order of ${process.id} is not there.`);
  return presentLogisticOrder(order);
};

export const readContact = (input: z.output<typeof CustomerInput>): Contact => ({
  firstName: input.first_name ?? "",
  lastName: input.last_name ?? "",
  email: input.email ?? "",
});

const readLegalEntity = (input: z.output<typeof LegalEntityInput>): Importer => ({
  fullName: input.full_name ?? "",
  companyName: input.company_name ?? "",
  address: input.address ?? "",
  country: (input.country ?? "").toUpperCase(),
  email: input.email ?? "",
  phone: input.phone ?? "",
});

const readLine = (input: z.output<typeof LogisticLineItemInput>): ContentLine => ({
  id: input.id ?? "",
  name: input.name ?? "",
  sku: input.sku ?? "",
  ean: input.ean ?? "",
  quantity: input.quantity ?? 1,
  unitPriceMinor: Number(input.unit_price ?? 0),
  subtotalMinor: Number(input.subtotal ?? 0),
  totalMinor: Number(input.total ?? 0),
  weightGrams: Number(input.weight ?? 0),
  returnReason: input.product_return_reason ?? "",
  dimensions: {
    height: input.dimensions?.height_cm ?? "",
    length: input.dimensions?.length_cm ?? "",
    width: input.dimensions?.width_cm ?? "",
  },
  customAttributes: input.custom_attributes ?? {},
});
