import { z } from "zod";
import { list, text } from "../provider-kit/wire";

/** The fields read from ShipEngine's responses, API version 1; all others are ignored. */

const money = z.object({ currency: z.string().transform((code) => code.toUpperCase()), amount: z.number() });

const serviceSchema = z.object({ service_code: text, name: text, is_return_supported: z.boolean().nullish() });

export const carriersSchema = z.object({
  carriers: list(
    z.object({
      carrier_id: z.string(),
      carrier_code: z.string(),
      friendly_name: text,
      requires_funded_amount: z.boolean().nullish(),
      balance: z.number().nullish(),
      allows_returns: z.boolean().nullish(),
      disabled_by_billing_plan: z.boolean().nullish(),
      services: list(serviceSchema),
    }),
  ),
});
export type ShipEngineCarrier = z.output<typeof carriersSchema>["carriers"][number];

export const rateSchema = z.object({
  carrier_id: z.string(),
  carrier_code: z.string(),
  service_code: z.string(),
  service_type: text,
  shipping_amount: money,
  insurance_amount: money.nullish(),
  other_amount: money.nullish(),
  delivery_days: z.number().nullish(),
  error_messages: list(z.string()),
});

export const ratesSchema = z.object({
  rate_response: z.object({
    rates: list(rateSchema),
    errors: list(z.object({ message: text, carrier_code: text })),
  }),
});

export const labelSchema = z.object({
  label_id: z.string(),
  status: z.string(),
  /** One of: unknown, in_transit, error, delivered. */
  tracking_status: text,
  external_shipment_id: text,
  tracking_number: text,
  carrier_code: text,
  voided: z.boolean().nullish(),
  shipment_cost: money.nullish(),
  insurance_cost: money.nullish(),
  packages: list(z.object({ insured_value: money.nullish() })),
  label_download: z.object({ href: text, pdf: text, png: text }).nullish(),
  form_download: z.object({ href: text }).nullish(),
  qr_code_download: z.object({ href: text }).nullish(),
  tracking_url: text,
});
export type ShipEngineLabel = z.output<typeof labelSchema>;
export const labelsSchema = z.object({ labels: list(labelSchema) });

export const shipmentIdSchema = z.object({ shipment_id: z.string() });
export const voidedSchema = z.object({ approved: z.boolean(), message: text });

export const trackingSchema = z.object({
  tracking_number: text,
  status_code: text,
  status_description: text,
  carrier_status_description: text,
  events: list(z.object({ occurred_at: text })),
});

export const pickupSchema = z.object({
  pickup_id: z.string(),
  label_ids: list(z.string()),
  cancelled_at: text,
  confirmation_number: text,
});
export const pickupsSchema = z.object({ pickups: list(pickupSchema) });

const hoursSchema = list(z.object({ open: text, close: text }));
export const servicePointsSchema = z.object({
  service_points: list(
    z.object({
      service_point_id: z.string(),
      company_name: text,
      address_line1: text,
      city_locality: text,
      postal_code: text,
      country_code: text,
      distance_in_meters: z.number().nullish(),
      hours_of_operation: z.record(z.string(), hoursSchema).nullish(),
      features: list(z.string()),
    }),
  ),
});
export type ServicePoint = z.output<typeof servicePointsSchema>["service_points"][number];

const addressSchema = z.object({
  address_line1: text,
  address_line2: text,
  city_locality: text,
  state_province: text,
  postal_code: text,
});

export const verdictsSchema = z.array(
  z.object({
    status: z.string(),
    matched_address: addressSchema.nullish(),
    messages: list(z.object({ message: text, type: text, detail_code: text })),
  }),
);

export const webhookSchema = z.object({
  webhook_id: z.string(),
  url: z.string(),
  event: z.string(),
  headers: list(z.object({ key: z.string(), value: text })),
});
