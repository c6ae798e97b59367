import { z } from "zod";

export const moneySchema = z.object({ currency_code: z.string(), value: z.string() });

export const refundSchema = z.object({
  id: z.string(),
  status: z.string(),
  custom_id: z.string().nullish(),
});
export type PaypalRefund = z.infer<typeof refundSchema>;

const linkSchema = z.object({ href: z.string(), rel: z.string() });

export const captureSchema = z.object({
  id: z.string(),
  links: z.array(linkSchema).catch([]),
  supplementary_data: z
    .object({ related_ids: z.object({ order_id: z.string().nullish() }).nullish() })
    .nullish()
    .catch(null),
});
export type PaypalCapture = z.infer<typeof captureSchema>;

export const orderSchema = z.object({
  purchase_units: z
    .array(
      z.object({
        payments: z
          .object({
            captures: z.array(z.object({ id: z.string() })).catch([]),
            refunds: z.array(refundSchema).catch([]),
          })
          .nullish(),
      }),
    )
    .catch([]),
});
