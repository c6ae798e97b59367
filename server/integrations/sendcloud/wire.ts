import { z } from "zod";
import { list, text } from "../provider-kit/wire";

/** The fields read from Sendcloud's responses, API version 3; all others are ignored. */

const priceSchema = z.object({ value: text, currency: text });

const optionSchema = z.object({
  code: z.string(),
  name: text,
  carrier: z.object({ code: z.string(), name: text }),
  contract: z.object({ id: z.number().nullish() }).nullish(),
  quotes: list(z.object({ price: z.object({ total: priceSchema }).nullish(), lead_time: z.number().nullish() })),
});
export type SendcloudOption = z.output<typeof optionSchema>;
export const optionsSchema = z.object({ data: list(optionSchema), message: text });

export const madeSchema = z.object({ return_id: z.number() });

const historySchema = z.object({ carrier_update_timestamp: text, parent_status: text, carrier_message: text });

export const returnSchema = z.object({
  /** Mentioned in the documentation of the list, but not in its schema. */
  id: z.number().nullish(),
  order_number: text,
  label: z
    .object({ label_printer: text })
    .nullish()
    .transform((label) => label?.label_printer ?? ""),
  label_cost: priceSchema.nullish(),
  shipping_option: z.object({ code: text }).nullish(),
  tracking_number: text,
  tracking_url: text,
  is_cancellable: z.boolean().nullish(),
  created_at: text,
  status_history: list(historySchema),
  errors: list(z.object({ title: text, detail: text })),
});
export type SendcloudReturn = z.output<typeof returnSchema>;
export const returnsSchema = z.object({ next: text, data: list(returnSchema) });

export const trackingSchema = z.object({
  events: list(z.object({ event_at: text, status_code: text, status_description: text })),
});

const hoursSchema = list(z.object({ start_time: text, end_time: text }));

const pointSchema = z.object({
  id: text,
  name: text,
  general_shop_type: text,
  address: z.object({ street: text, house_number: text, postal_code: text, city: text, country_code: text }),
  opening_times: z.record(z.string(), hoursSchema).nullish(),
  distance: z.number().nullish(),
});
export type ServicePoint = z.output<typeof pointSchema>;
export const pointsSchema = z.object({ data: z.object({ results: list(pointSchema) }) });
