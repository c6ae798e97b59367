import { z } from "zod";

const moneySchema = z.object({ amount: z.string(), currencyCode: z.string() });
/** An amount in the shopper's currency; the shop's own currency is not read. */
const bagSchema = z.object({ presentmentMoney: moneySchema });
const text = z
  .string()
  .nullish()
  .transform((value) => value ?? "");
export const pageInfoSchema = z.object({ hasNextPage: z.boolean(), endCursor: z.string().nullish() });

const addressSchema = z.object({
  firstName: text,
  lastName: text,
  company: text,
  address1: text,
  address2: text,
  city: text,
  province: text,
  provinceCode: text,
  zip: text,
  country: text,
  countryCodeV2: text,
  phone: text,
});

export const lineSchema = z.object({
  id: z.string(),
  title: z.string(),
  variantTitle: text,
  sku: text,
  vendor: text,
  quantity: z.int(),
  currentQuantity: z.int(),
  requiresShipping: z.boolean(),
  isGiftCard: z.boolean(),
  originalUnitPriceSet: bagSchema,
  discountAllocations: z.array(z.object({ allocatedAmountSet: bagSchema })),
  taxLines: z.array(z.object({ priceSet: bagSchema })),
  weight: z.object({ unit: z.string(), value: z.number() }).nullish(),
  image: z.object({ url: z.string() }).nullish(),
  variant: z
    .object({
      id: z.string(),
      barcode: text,
      selectedOptions: z.array(z.object({ name: z.string(), value: z.string() })),
      inventoryItem: z
        .object({ harmonizedSystemCode: z.string().nullish(), countryCodeOfOrigin: z.string().nullish() })
        .nullish(),
    })
    .nullish(),
  product: z
    .object({ id: z.string(), tags: z.array(z.string()), category: z.object({ id: z.string() }).nullish() })
    .nullish(),
});

export const shippingLineSchema = z.object({
  isRemoved: z.boolean(),
  originalPriceSet: bagSchema,
  discountedPriceSet: bagSchema,
  taxLines: z.array(z.object({ priceSet: bagSchema })),
});

const parentSchema = z.object({ id: z.string() }).nullish();
const transactionSchema = z.object({
  id: z.string(),
  kind: z.string(),
  status: z.string(),
  gateway: text,
  formattedGateway: text,
  accountNumber: text,
  manualPaymentGateway: z.boolean(),
  amountSet: bagSchema,
  parentTransaction: parentSchema,
  paymentDetails: z.object({ company: text, paymentMethodName: text }).nullish(),
});

/** The fields that lists, bulk files and single reads share: an order without its lines. */
export const orderSchema = z.object({
  id: z.string(),
  name: z.string(),
  createdAt: z.string(),
  processedAt: z.string(),
  updatedAt: z.string(),
  cancelledAt: z.string().nullish(),
  email: text,
  phone: text,
  tags: z.array(z.string()),
  taxesIncluded: z.boolean(),
  presentmentCurrencyCode: z.string(),
  displayFulfillmentStatus: z.string(),
  customer: z
    .object({
      id: z.string(),
      firstName: text,
      lastName: text,
      defaultEmailAddress: z.object({ emailAddress: z.string() }).nullish(),
    })
    .nullish(),
  shippingAddress: addressSchema.nullish(),
  billingAddress: addressSchema.nullish(),
  transactions: z.array(transactionSchema),
  fulfillments: z.array(
    z.object({ id: z.string(), createdAt: z.string(), deliveredAt: z.string().nullish(), status: z.string() }),
  ),
  refunds: z.array(z.object({ id: z.string() })),
});

export const refundSchema = z.object({
  id: z.string(),
  note: text,
  refundLineItems: z.object({
    nodes: z.array(z.object({ quantity: z.int(), restockType: z.string(), lineItem: z.object({ id: z.string() }) })),
    pageInfo: z.object({ hasNextPage: z.boolean() }),
  }),
  transactions: z.object({
    nodes: z.array(
      z.object({
        id: z.string(),
        kind: z.string(),
        status: z.string(),
        gateway: text,
        amountSet: bagSchema,
        parentTransaction: parentSchema,
      }),
    ),
  }),
});

export type WireAddress = z.output<typeof addressSchema>;
export type WireBag = z.output<typeof bagSchema>;
export type WireLine = z.output<typeof lineSchema>;
export type WireShippingLine = z.output<typeof shippingLineSchema>;
export type WireRefund = z.output<typeof refundSchema>;
export type WireOrder = z.output<typeof orderSchema>;
export type WireTransaction = z.output<typeof transactionSchema>;

/** An order with everything that needs separate queries. */
export type WholeOrder = {
  readonly order: WireOrder;
  readonly lines: readonly WireLine[];
  readonly shippingLines: readonly WireShippingLine[];
  readonly refunds: readonly WireRefund[];
  /** Shipped units by line global ID; null when all were shipped. */
  readonly sent: ReadonlyMap<string, number> | null;
  /** Collection global IDs by product global ID. */
  readonly collections: ReadonlyMap<string, readonly string[]>;
};
