import { z } from "zod";
import { text } from "../provider-kit/wire";

/** The fields read from EasyPost's responses, API version 2; all others are ignored. */

export const rateSchema = z.object({
  id: z.string(),
  carrier: z.string(),
  service: z.string(),
  rate: z.string(),
  currency: z.string().regex(/^[A-Z]{3}$/),
  delivery_days: z.number().nullish(),
  est_delivery_days: z.number().nullish(),
});

const messageSchema = z.object({ carrier: text, type: text, message: text });

export const trackerSchema = z.object({
  id: z.string(),
  tracking_code: z.string(),
  status: z.string(),
  status_detail: text,
  carrier: text,
  shipment_id: text,
  weight: z.number().nullish(),
  public_url: text,
  updated_at: text,
  tracking_details: z
    .array(z.object({ status: text, message: text, datetime: text }))
    .nullish()
    .transform((details) => details ?? []),
});

const labelSchema = z.object({ label_url: text, label_pdf_url: text });
const formSchema = z.object({ form_type: text, form_url: text });

export const addressSchema = z.object({
  name: text,
  company: text,
  street1: text,
  street2: text,
  city: text,
  state: text,
  zip: text,
  country: text,
});

export const shipmentSchema = z.object({
  id: z.string(),
  reference: text,
  created_at: text,
  tracking_code: text,
  refund_status: text,
  insurance: text,
  from_address: addressSchema,
  to_address: addressSchema,
  parcel: z.object({ weight: z.number().nullish() }).nullish(),
  rates: z.array(rateSchema),
  selected_rate: rateSchema.nullish(),
  postage_label: labelSchema.nullish(),
  tracker: trackerSchema.nullish(),
  messages: z
    .array(messageSchema)
    .nullish()
    .transform((messages) => messages ?? []),
  forms: z
    .array(formSchema)
    .nullish()
    .transform((forms) => forms ?? []),
});
export type EasyPostShipment = z.output<typeof shipmentSchema>;

export const shipmentsSchema = z.object({ shipments: z.array(shipmentSchema) });
export const trackersSchema = z.object({ trackers: z.array(trackerSchema) });

export const pickupSchema = z.object({
  id: z.string(),
  status: z.string(),
  confirmation: text,
  messages: z
    .array(messageSchema)
    .nullish()
    .transform((messages) => messages ?? []),
  pickup_rates: z.array(z.object({ carrier: z.string(), service: z.string(), rate: z.string(), currency: z.string() })),
});
export type EasyPostPickup = z.output<typeof pickupSchema>;

export const refundsSchema = z.array(z.object({ status: text, tracking_code: text }));

const checkSchema = z.object({
  success: z.boolean(),
  errors: z.array(z.object({ code: text, field: text, message: text })),
});

export const verifiedAddressSchema = addressSchema.extend({
  verifications: z.object({ delivery: checkSchema.optional(), zip4: checkSchema.optional() }),
});

export const webhookSchema = z.object({ id: z.string(), url: z.string(), disabled_at: text });
export const webhooksSchema = z.object({ webhooks: z.array(webhookSchema) });

export const userSchema = z.object({ id: z.string(), name: text, email: text });
export const carrierAccountsSchema = z.array(z.object({ id: z.string(), type: z.string(), readable: text }));
