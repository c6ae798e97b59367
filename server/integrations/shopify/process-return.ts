import { z } from "zod";
import { minorToMajorText } from "@/server/kernel/money";
import { PartnerError } from "@/server/partners/partner-error";
import type { ShopRefundRequest } from "@/server/partners/shop";
import type { Admin } from "./admin";
import { failureOfUser } from "./failures";
import { gidOf, idOf } from "./ids";
import { readMark, writeMark } from "./marks";
import type { PlannedTransaction } from "./plan-transactions";
import { fetchRefund, isRefundOf } from "./read-refund";
import { RETURN_PROCESS, RETURN_TO_PROCESS } from "./return-documents";

type Processing = {
  readonly request: ShopRefundRequest;
  readonly plan: () => readonly PlannedTransaction[];
  readonly order: { readonly name: string };
};

/**
 * Refunds by processing the lines of our return in the shop; answers the global id of the refund. Null when there is no
 * such return any more, or it has not these lines: then the refund is booked on the order.
 *
 * Shopify's mutation knows no keys. A line can be processed once, which stops a second call; what the first one made is
 * then the refund of this return with the same money and without another key.
 */
export const processReturn = async (admin: Admin, { request, plan, order }: Processing): Promise<string | null> => {
  if (request.platformReturnId === "" || request.lines.length === 0) return null;
  const before = await readReturn(admin, request);
  if (before === null) return null;
  const lines = linesOf(before, request);
  const earlier = await findEarlier(admin, { request, refunds: before.refunds.nodes });
  if (earlier !== null) return earlier;
  if (before.status !== "OPEN" || lines === null) return null;
  const { returnProcess: answer } = await admin.ask({
    document: RETURN_PROCESS,
    variables: { input: inputOf(request, { lines, transactions: plan() }) },
    data: processedSchema,
    purpose: `Process return ${request.returnCode}`,
    signal: request.signal,
  });
  const known = new Set(before.refunds.nodes.map(({ id }) => id));
  const made = answer.return?.refunds.nodes.find(({ id }) => !known.has(id));
  if (made !== undefined) return made.id;
  const after = await readReturn(admin, request);
  const now = await findEarlier(admin, { request, refunds: after?.refunds.nodes ?? [] });
  if (now !== null) return now;
  if (answer.userErrors.length > 0) throw failureOfUser(answer.userErrors, `refund order ${order.name}`);
  throw new PartnerError("SHOPIFY", "UNAVAILABLE", "Shopify processed the return, but shows no refund yet.");
};

const idSchema = z.object({ id: z.string() });
const refundsSchema = z.object({ nodes: z.array(idSchema) });
const returnSchema = z.object({
  id: z.string(),
  status: z.string(),
  returnLineItems: z.object({
    nodes: z.array(
      z.object({
        id: z.string(),
        processableQuantity: z.int(),
        fulfillmentLineItem: z.object({ id: z.string(), lineItem: idSchema }).optional(),
      }),
    ),
  }),
  refunds: refundsSchema,
  reverseFulfillmentOrders: z.object({
    nodes: z.array(
      z.object({
        lineItems: z.object({ nodes: z.array(z.object({ id: z.string(), fulfillmentLineItem: idSchema.nullish() })) }),
      }),
    ),
  }),
});
type WireReturn = z.output<typeof returnSchema>;
const processedSchema = z.object({
  returnProcess: z.object({
    return: z.object({ refunds: refundsSchema }).nullish(),
    userErrors: z.array(z.object({ code: z.string().nullish(), message: z.string() })),
  }),
});

const readReturn = async (
  admin: Admin,
  { platformReturnId, signal }: ShopRefundRequest,
): Promise<WireReturn | null> => {
  const answer = await admin.ask({
    document: RETURN_TO_PROCESS,
    variables: { id: gidOf("Return", platformReturnId) },
    data: z.object({ return: returnSchema.nullable() }),
    purpose: "Read the return in Shopify",
    signal,
  });
  return answer.return;
};

type ProcessLine = { id: string; quantity: number; dispositions?: readonly Record<string, unknown>[] };

/** The lines of the return that stand for the lines of the refund, or null when they have fewer pieces left. */
const linesOf = (found: WireReturn, { lines, locationId }: ShopRefundRequest): readonly ProcessLine[] | null => {
  const reverse = found.reverseFulfillmentOrders.nodes.flatMap(({ lineItems }) => lineItems.nodes);
  const taken: ProcessLine[] = [];
  for (const { lineItemId, quantity } of lines) {
    let missing = quantity;
    for (const { id, processableQuantity, fulfillmentLineItem: of } of found.returnLineItems.nodes) {
      if (idOf(of?.lineItem.id ?? "") !== idOf(lineItemId)) continue;
      const pieces = Math.min(missing, processableQuantity);
      const back = reverse.find(({ fulfillmentLineItem }) => fulfillmentLineItem?.id === of?.id);
      // Our restock is its own step: Shopify must not offer to put the same pieces back once more.
      const dispositions = back ? [disposition(back.id, { quantity: pieces, locationId })] : [];
      if (pieces > 0) taken.push({ id, quantity: pieces, ...(back ? { dispositions } : {}) });
      missing -= pieces;
    }
    if (missing > 0) return null;
  }
  return taken;
};

const disposition = (id: string, { quantity, locationId }: { quantity: number; locationId: string }) => ({
  reverseFulfillmentOrderLineItemId: id,
  quantity,
  dispositionType: "NOT_RESTOCKED",
  ...(locationId === "" ? {} : { locationId: gidOf("Location", locationId) }),
});

const inputOf = (
  { order, platformReturnId, returnCode, idempotencyKey, shippingMinor }: ShopRefundRequest,
  { lines, transactions }: { lines: readonly ProcessLine[]; transactions: readonly PlannedTransaction[] },
): Record<string, unknown> => {
  const money = (minor: number) => ({ amount: minorToMajorText(minor, order.currency), currencyCode: order.currency });
  return {
    returnId: gidOf("Return", platformReturnId),
    note: writeMark(returnCode, idempotencyKey),
    notifyCustomer: false,
    returnLineItems: lines,
    ...(shippingMinor > 0 ? { refundShipping: { shippingRefundAmount: money(shippingMinor) } } : {}),
    financialTransfer: {
      issueRefund: {
        orderTransactions: transactions.map(({ parentId, amountMinor }) => ({
          parentId,
          transactionAmount: money(amountMinor),
        })),
      },
    },
  };
};

/** The refund that an earlier call for this key has made: by its key, or by its money where Shopify kept no note. */
const findEarlier = async (
  admin: Admin,
  { request, refunds }: { request: ShopRefundRequest; refunds: readonly { id: string }[] },
): Promise<string | null> => {
  const { amountMinor, paymentReference, order, idempotencyKey, signal } = request;
  for (const { id } of refunds) {
    const refund = await fetchRefund(admin, id, signal);
    if (refund === null) continue;
    const mark = readMark(refund.note);
    if (mark === idempotencyKey) return id;
    const look = { paymentId: idOf(paymentReference), amountMinor, currency: order.currency };
    if (mark === "" && isRefundOf(refund, look)) return id;
  }
  return null;
};
