import { z } from "zod";
import type { ShopOrderRecord } from "@/server/partners/shop-feed";
import type { Admin } from "./admin";
import { completeOrders, type OrderDraft, type OrderReader } from "./complete-orders";
import { idOf } from "./ids";
import type { Read, Subject } from "./list-changes";
import { mapOrder } from "./map-order";
import { bulkOrders, ORDER_COUNT, ORDER_PAGE } from "./order-documents";
import type { BulkRecord } from "./read-bulk-file";
import { UnreadableRecord } from "./read-money";
import { lineSchema, orderSchema, pageInfoSchema, shippingLineSchema } from "./wire-order";

/** The subject "orders" for `listChanges`. */
export const orderSubject = (admin: Admin): Subject<ShopOrderRecord> => {
  const reader: OrderReader = { admin, collections: new Map() };
  return {
    name: "orders",
    countDocument: ORDER_COUNT,
    pageDocument: ORDER_PAGE,
    bulkQuery: bulkOrders,
    readNodes: (nodes, signal) => readOrders(reader, nodes.map(draftOfNode), signal),
    readRecords: (records, signal) => readOrders(reader, records.map(draftOfRecord), signal),
  };
};

/** An order from the API with its first page of lines. */
export const orderNodeSchema = orderSchema.extend({
  lineItems: z.object({ nodes: z.array(lineSchema), pageInfo: pageInfoSchema }),
  shippingLines: z.object({ nodes: z.array(shippingLineSchema) }),
});

type Draft = OrderDraft | { readonly id: string; readonly reason: string };

const draftOfNode = (node: unknown): Draft => {
  const parsed = orderNodeSchema.safeParse(node);
  if (!parsed.success) return unreadable(node, parsed.error);
  const { lineItems, shippingLines, ...order } = parsed.data;
  const linesAfter = lineItems.pageInfo.hasNextPage ? (lineItems.pageInfo.endCursor ?? "") : "";
  return { order, lines: lineItems.nodes, linesAfter, shippingLines: shippingLines.nodes };
};

const draftOfRecord = ({ value, children }: BulkRecord): Draft => {
  const lines = { nodes: children.get("LineItem") ?? [], pageInfo: { hasNextPage: false } };
  const shippingLines = { nodes: children.get("ShippingLine") ?? [] };
  return draftOfNode({ ...value, lineItems: lines, shippingLines });
};

const unreadable = (node: unknown, { issues: [issue] }: z.ZodError): Draft => {
  const { id } = z.object({ id: z.string() }).catch({ id: "" }).parse(node);
  return {
    id: idOf(id),
    reason: `Its field ${issue?.path.join(".") ?? ""} is not as expected: ${issue?.message ?? ""}.`,
  };
};

/** Reads each draft separately, so an unreadable one does not hold up the others. */
const readOrders = async (
  reader: OrderReader,
  drafts: readonly Draft[],
  signal?: AbortSignal,
): Promise<Read<ShopOrderRecord>> => {
  const complete = await completeOrders(
    reader,
    drafts.filter((draft) => "order" in draft),
    signal,
  );
  const items: ShopOrderRecord[] = [];
  const failed = drafts.filter((draft) => "reason" in draft);
  const readable = drafts.filter((draft) => "order" in draft);
  for (const [index, whole] of complete.entries()) {
    try {
      items.push(mapOrder(whole()));
    } catch (error) {
      if (!(error instanceof UnreadableRecord)) throw error;
      failed.push({ id: idOf(readable[index]?.order.id ?? ""), reason: error.message });
    }
  }
  return { items, unreadable: failed };
};
