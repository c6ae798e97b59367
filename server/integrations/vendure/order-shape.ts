import { z } from "zod";

/** All the fields of an order that are read. IDs are strings in any format: numbers by default, UUIDs in some shops. */
export const ORDER_FIELDS = `
  id code state currencyCode createdAt updatedAt orderPlacedAt totalWithTax
  customer { id firstName lastName emailAddress phoneNumber user { id } }
  shippingAddress {
    fullName company streetLine1 streetLine2 city province postalCode country countryCode phoneNumber
  }
  lines {
    id quantity orderPlacedQuantity
    unitPrice unitPriceWithTax discountedUnitPrice discountedUnitPriceWithTax
    proratedUnitPrice proratedUnitPriceWithTax
    discountedLinePrice discountedLinePriceWithTax proratedLinePrice proratedLinePriceWithTax
    featuredAsset { preview }
    productVariant {
      id sku name options { name group { name } }
      product { id name collections { id } facetValues { id facet { code } } }
    }
  }
  surcharges { price priceWithTax }
  shippingLines { price priceWithTax discountedPrice discountedPriceWithTax }
  payments {
    id method amount state updatedAt
    refunds { id state total reason transactionId createdAt updatedAt lines { orderLineId quantity } }
  }
  fulfillments { state createdAt updatedAt lines { orderLineId quantity } }
  history(options: { sort: { createdAt: DESC }, take: 1 }) { items { createdAt } }
`;

const money = z.number();
const named = z.object({ id: z.string() });
const nullableText = z
  .string()
  .nullish()
  .transform((text) => text ?? "");

const addressSchema = z.object({
  fullName: nullableText,
  company: nullableText,
  streetLine1: nullableText,
  streetLine2: nullableText,
  city: nullableText,
  province: nullableText,
  postalCode: nullableText,
  country: nullableText,
  countryCode: nullableText,
  phoneNumber: nullableText,
});

export const facetValuesSchema = z.array(z.object({ id: z.string(), facet: z.object({ code: z.string() }) }));
export const optionsSchema = z.array(z.object({ name: z.string(), group: z.object({ name: z.string() }) }));

export const refundSchema = z.object({
  id: z.string(),
  state: z.string(),
  total: money,
  reason: nullableText,
  transactionId: nullableText,
  createdAt: z.string(),
  updatedAt: z.string(),
  lines: z.array(z.object({ orderLineId: z.string(), quantity: z.number().int() })),
});

export const paymentSchema = z.object({
  id: z.string(),
  method: z.string(),
  amount: money,
  state: z.string(),
  updatedAt: z.string(),
  refunds: z.array(refundSchema),
});

const lineSchema = z.object({
  id: z.string(),
  quantity: z.number().int(),
  orderPlacedQuantity: z.number().int(),
  unitPrice: money,
  unitPriceWithTax: money,
  discountedUnitPrice: money,
  discountedUnitPriceWithTax: money,
  proratedUnitPrice: money,
  proratedUnitPriceWithTax: money,
  discountedLinePrice: money,
  discountedLinePriceWithTax: money,
  proratedLinePrice: money,
  proratedLinePriceWithTax: money,
  featuredAsset: z.object({ preview: z.string() }).nullish(),
  productVariant: z.object({
    id: z.string(),
    sku: z.string(),
    name: z.string(),
    options: optionsSchema,
    product: z.object({
      id: z.string(),
      name: z.string(),
      collections: z.array(named),
      facetValues: facetValuesSchema,
    }),
  }),
});

export const orderSchema = z.object({
  id: z.string(),
  code: z.string(),
  state: z.string(),
  currencyCode: z.string(),
  createdAt: z.string(),
  updatedAt: z.string(),
  orderPlacedAt: z.string().nullable(),
  totalWithTax: money,
  customer: z
    .object({
      id: z.string(),
      firstName: z.string(),
      lastName: z.string(),
      emailAddress: z.string(),
      phoneNumber: nullableText,
      user: named.nullish(),
    })
    .nullish(),
  shippingAddress: addressSchema.nullish(),
  lines: z.array(lineSchema),
  surcharges: z.array(z.object({ price: money, priceWithTax: money })),
  shippingLines: z.array(
    z.object({ price: money, priceWithTax: money, discountedPrice: money, discountedPriceWithTax: money }),
  ),
  payments: z
    .array(paymentSchema)
    .nullish()
    .transform((payments) => payments ?? []),
  fulfillments: z
    .array(
      z.object({
        state: z.string(),
        createdAt: z.string(),
        updatedAt: z.string(),
        lines: z.array(z.object({ orderLineId: z.string(), quantity: z.number().int() })),
      }),
    )
    .nullish()
    .transform((fulfillments) => fulfillments ?? []),
  history: z.object({ items: z.array(z.object({ createdAt: z.string() })) }),
});

export type VendureOrder = z.infer<typeof orderSchema>;
export type VendureOrderLine = VendureOrder["lines"][number];
