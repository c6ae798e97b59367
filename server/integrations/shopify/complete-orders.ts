import { z } from "zod";
import type { Admin } from "./admin";
import { FULFILLMENT_DETAILS, ORDER_LINES, PRODUCT_COLLECTIONS, REFUND_DETAILS } from "./order-documents";
import { UnreadableRecord } from "./read-money";
import {
  lineSchema,
  pageInfoSchema,
  refundSchema,
  type WholeOrder,
  type WireLine,
  type WireOrder,
  type WireRefund,
  type WireShippingLine,
} from "./wire-order";

/** An order as read from a page or a bulk file. */
export type OrderDraft = {
  readonly order: WireOrder;
  readonly lines: readonly WireLine[];
  /** Cursor of the next page of lines; "" when all lines were read. */
  readonly linesAfter: string;
  readonly shippingLines: readonly WireShippingLine[];
};

/** `collections`: collection global IDs by product global ID, filled as more are read. */
export type OrderReader = { readonly admin: Admin; readonly collections: Map<string, readonly string[]> };

/** IDs per query: each adds a connection of its own, and the cost of a query is limited. */
const REFUNDS_AT_ONCE = 5;
const FULFILLMENTS_AT_ONCE = 5;
const PRODUCTS_AT_ONCE = 25;

/**
 * Reads what lists leave out: refunds with their lines, shipped units of partially shipped orders, further lines, and
 * product collections. Most orders need none of it, so a page takes few extra queries.
 * @throws PartnerError
 */
export const completeOrders = async (
  { admin, collections }: OrderReader,
  drafts: readonly OrderDraft[],
  signal?: AbortSignal,
): Promise<readonly (() => WholeOrder)[]> => {
  const whole: { draft: OrderDraft; lines: readonly WireLine[] }[] = [];
  for (const draft of drafts) whole.push({ draft, lines: await allLines(admin, draft, signal) });
  const reader = { admin, signal };
  const refunds = await readByIds(reader, REFUND_READ, [
    ...new Set(drafts.flatMap(({ order }) => order.refunds.map(({ id }) => id))),
  ]);
  const parcels = await readByIds(reader, FULFILLMENT_READ, [
    ...new Set(drafts.filter(isSentInPart).flatMap(({ order }) => sentParcels(order))),
  ]);
  const products = new Set(whole.flatMap(({ lines }) => lines.flatMap(({ product }) => (product ? [product.id] : []))));
  const unknown = [...products].filter((id) => !collections.has(id));
  for (const [id, { collections: of }] of await readByIds(reader, PRODUCT_READ, unknown))
    collections.set(
      id,
      of.nodes.map((one) => one.id),
    );
  return whole.map(({ draft, lines }) => () => ({
    order: draft.order,
    lines,
    shippingLines: draft.shippingLines,
    refunds: refundsOf(draft.order, refunds),
    sent: draft.order.displayFulfillmentStatus === "FULFILLED" ? null : sentOf(draft.order, parcels),
    collections,
  }));
};

const sentParcels = ({ fulfillments }: WireOrder): string[] =>
  fulfillments.filter(({ status }) => status === "SUCCESS").map(({ id }) => id);

const isSentInPart = ({ order }: OrderDraft): boolean => order.displayFulfillmentStatus !== "FULFILLED";

const refundsOf = (order: WireOrder, refunds: ReadonlyMap<string, WireRefund>): WireRefund[] =>
  order.refunds.flatMap(({ id }) => {
    const refund = refunds.get(id);
    if (refund?.refundLineItems.pageInfo.hasNextPage)
      throw new UnreadableRecord("One of its refunds has more than 40 lines.");
    return refund === undefined ? [] : [refund];
  });

const sentOf = (order: WireOrder, parcels: ReadonlyMap<string, WireParcel>): Map<string, number> => {
  const sent = new Map<string, number>();
  for (const id of sentParcels(order)) {
    const { nodes, pageInfo } = parcels.get(id)?.fulfillmentLineItems ?? {
      nodes: [],
      pageInfo: { hasNextPage: false },
    };
    if (pageInfo.hasNextPage) throw new UnreadableRecord("One of its parcels has more than 60 lines.");
    for (const { lineItem, quantity } of nodes) sent.set(lineItem.id, (sent.get(lineItem.id) ?? 0) + (quantity ?? 0));
  }
  return sent;
};

const linesSchema = z.object({ nodes: z.array(lineSchema), pageInfo: pageInfoSchema });

const allLines = async (admin: Admin, draft: OrderDraft, signal?: AbortSignal): Promise<readonly WireLine[]> => {
  const lines = [...draft.lines];
  let after = draft.linesAfter;
  while (after !== "") {
    const { order } = await admin.ask({
      document: ORDER_LINES,
      variables: { id: draft.order.id, after },
      data: z.object({ order: z.object({ lineItems: linesSchema }).nullable() }),
      purpose: "Read order lines",
      signal,
    });
    lines.push(...(order?.lineItems.nodes ?? []));
    after = order?.lineItems.pageInfo.hasNextPage ? (order.lineItems.pageInfo.endCursor ?? "") : "";
  }
  return lines;
};

const parcelSchema = z.object({
  id: z.string(),
  fulfillmentLineItems: z.object({
    nodes: z.array(z.object({ quantity: z.int().nullish(), lineItem: z.object({ id: z.string() }) })),
    pageInfo: z.object({ hasNextPage: z.boolean() }),
  }),
});
type WireParcel = z.output<typeof parcelSchema>;
const taggedSchema = z.object({
  id: z.string(),
  collections: z.object({ nodes: z.array(z.object({ id: z.string() })) }),
});

type ReadById<T> = { document: string; schema: z.ZodType<T>; atOnce: number; purpose: string };
const REFUND_READ: ReadById<WireRefund> = {
  document: REFUND_DETAILS,
  schema: refundSchema,
  atOnce: REFUNDS_AT_ONCE,
  purpose: "Read refunds",
};
const FULFILLMENT_READ: ReadById<WireParcel> = {
  document: FULFILLMENT_DETAILS,
  schema: parcelSchema,
  atOnce: FULFILLMENTS_AT_ONCE,
  purpose: "Read fulfillments",
};
const PRODUCT_READ: ReadById<z.output<typeof taggedSchema>> = {
  document: PRODUCT_COLLECTIONS,
  schema: taggedSchema,
  atOnce: PRODUCTS_AT_ONCE,
  purpose: "Read collections",
};

/** Reads objects by global ID in small batches; objects deleted in the meantime are left out. */
const readByIds = async <T extends { id: string }>(
  { admin, signal }: { admin: Admin; signal: AbortSignal | undefined },
  { document, schema, atOnce, purpose }: ReadById<T>,
  ids: readonly string[],
): Promise<Map<string, T>> => {
  const found = new Map<string, T>();
  for (let start = 0; start < ids.length; start += atOnce) {
    const data = z.object({ nodes: z.array(schema.nullable()) });
    const variables = { ids: ids.slice(start, start + atOnce) };
    const { nodes } = await admin.ask({ document, variables, data, purpose, signal });
    for (const node of nodes) if (node !== null) found.set(node.id, node);
  }
  return found;
};
