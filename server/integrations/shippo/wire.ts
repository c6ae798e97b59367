import { z } from "zod";
import { list, text } from "../provider-kit/wire";

/** The fields read from Shippo's responses, API version 2018-02-08; all others are ignored. */

const paged = <T extends z.ZodType>(item: T) => z.object({ next: text, results: z.array(item) });

const messageSchema = z.object({ source: text, code: text, text });

const rateSchema = z.object({
  object_id: z.string(),
  amount: z.string(),
  currency: z.string().regex(/^[A-Z]{3}$/),
  provider: text,
  carrier_account: z.string(),
  servicelevel: z.object({ name: text, token: text }),
  estimated_days: z.number().nullish(),
});
export type ShippoWireRate = z.output<typeof rateSchema>;

export const shipmentSchema = z.object({
  object_id: z.string(),
  object_created: z.string(),
  metadata: text,
  rates: list(rateSchema),
  messages: list(messageSchema),
});
export type ShippoShipment = z.output<typeof shipmentSchema>;
export const shipmentsSchema = paged(shipmentSchema);

export const transactionSchema = z.object({
  object_id: z.string(),
  object_created: text,
  object_updated: text,
  status: z.string(),
  rate: z.union([z.string(), z.object({ object_id: text }).transform(({ object_id }) => object_id)]).nullish(),
  label_url: text,
  qr_code_url: text,
  commercial_invoice_url: text,
  tracking_number: text,
  tracking_status: text,
  tracking_url_provider: text,
  messages: list(messageSchema),
});
export type ShippoTransaction = z.output<typeof transactionSchema>;
export const transactionsSchema = paged(transactionSchema);

export const refundSchema = z.object({ status: z.string() });

export const trackSchema = z.object({
  transaction: text,
  tracking_status: z.object({ status: text, status_details: text, status_date: text }).nullish(),
});

export const carrierAccountsSchema = paged(
  z.object({
    object_id: z.string(),
    object_owner: text,
    carrier: z.string(),
    carrier_name: text,
    active: z.boolean().nullish(),
    service_levels: list(z.object({ token: text, supports_return_labels: z.boolean().nullish() })),
    object_info: z
      .object({ authentication: z.object({ status: text }).nullish() })
      .nullish()
      .catch(null),
  }),
);
export type ShippoAccount = z.output<typeof carrierAccountsSchema>["results"][number];

export const validatedAddressSchema = z.object({
  street1: text,
  street2: text,
  city: text,
  state: text,
  zip: text,
  validation_results: z
    .object({ is_valid: z.boolean().nullish(), messages: list(z.object({ code: text, text, type: text })) })
    .nullish(),
});

export const webhookSchema = z.object({
  object_id: z.string(),
  event: z.string(),
  url: z.string(),
  active: z.boolean().nullish(),
});
export const webhooksSchema = paged(webhookSchema);
