import { z } from "zod";
import { minorToMajorText } from "@/server/kernel/money";
import { PartnerError } from "@/server/partners/partner-error";
import type { ShopRefundRequest } from "@/server/partners/shop";
import type { Admin } from "./admin";
import { claimReturn, endClaim, findClaim } from "./claim-return";
import { failureOfUser } from "./failures";
import { gidOf, idOf } from "./ids";
import { readMark, writeMark } from "./marks";
import { orderNoteSchema } from "./order-note";
import type { PlannedTransaction } from "./plan-transactions";
import { fetchRefund, isRefundOf } from "./read-refund";
import { RETURN_PROCESS, RETURN_TO_PROCESS } from "./return-documents";

type Processing = {
  readonly request: ShopRefundRequest;
  readonly plan: () => readonly PlannedTransaction[];
  readonly order: { readonly name: string };
  readonly now: Date;
};

/**
 * Refunds by processing the lines of our return in the shop. Returns the global ID of the refund, or null when the
 * return no longer exists or lacks these lines: the refund is then booked on the order.
 *
 * Shopify's mutation takes no key and does not guarantee that our note ends up on the refund. So we first note on the
 * order that the call is being made and which refunds exist: a retry can then identify its own refund.
 */
export const processReturn = async (admin: Admin, processing: Processing): Promise<string | null> => {
  const { request, now } = processing;
  if (request.platformReturnId === "" || request.lines.length === 0) return null;
  const found = await readReturn(admin, request);
  if (found === null) return null;
  const refunds = found.refunds.nodes;
  const marked = refunds.find(({ note }) => readMark(note) === request.idempotencyKey);
  if (marked !== undefined) return marked.id;
  const claim = findClaim(found.order.metafield, request);
  const made = claim === null ? null : await findMade(admin, { request, refunds: newOf(refunds, claim.before) });
  if (made !== null) return made;
  const lines = linesOf(found, request);
  if (found.status !== "OPEN" || lines === null) return null;
  const ids = refunds.map(({ id }) => id);
  const input = inputOf(request, { lines, transactions: processing.plan() });
  await claimReturn(admin, { request, note: found.order.metafield, refunds: ids, now });
  return send(admin, { processing, input, before: ids });
};

type Sending = { processing: Processing; input: Record<string, unknown>; before: readonly string[] };

const send = async (admin: Admin, { processing, input, before }: Sending): Promise<string> => {
  const { request, order } = processing;
  const { returnProcess: answer } = await admin.ask({
    document: RETURN_PROCESS,
    variables: { input },
    data: processedSchema,
    purpose: `Process return ${request.returnCode}`,
    signal: request.signal,
  });
  const after = answer.return ?? (await readReturn(admin, request));
  const [made] = newOf(after?.refunds.nodes ?? [], before);
  const isRefused = answer.userErrors.length > 0;
  if (after !== null && (isRefused || made !== undefined))
    await endClaim(admin, { request, note: after.order.metafield, isDone: !isRefused });
  if (isRefused) throw failureOfUser(answer.userErrors, `refund order ${order.name}`);
  if (made !== undefined) return made.id;
  throw new PartnerError("SHOPIFY", "UNAVAILABLE", "Shopify processed the return, but shows no refund yet.");
};

type Noted = { readonly id: string; readonly note?: string | null | undefined };

const newOf = (refunds: readonly Noted[], before: readonly string[]): readonly Noted[] =>
  refunds.filter(({ id }) => !before.includes(id));

/** Returns the refund created by an earlier call of this request whose response was lost. */
const findMade = async (
  admin: Admin,
  { request, refunds }: { request: ShopRefundRequest; refunds: readonly Noted[] },
): Promise<string | null> => {
  for (const { id, note } of refunds) {
    const refund = readMark(note) === "" ? await fetchRefund(admin, id, request.signal) : null;
    if (refund !== null && isRefundOf(refund, request)) return id;
  }
  return null;
};

const idSchema = z.object({ id: z.string() });
const refundsSchema = z.object({ nodes: z.array(z.object({ id: z.string(), note: z.string().nullish() })) });
const claimedSchema = z.object({ metafield: orderNoteSchema });
const returnSchema = z.object({
  id: z.string(),
  status: z.string(),
  order: claimedSchema,
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
    return: z.object({ order: claimedSchema, refunds: refundsSchema }).nullish(),
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
    purpose: "Read return",
    signal,
  });
  return answer.return;
};

type ProcessLine = { id: string; quantity: number; dispositions?: readonly Record<string, unknown>[] };

/** Returns the return's lines that match the refund's lines, or null when they have too few units left. */
const linesOf = (found: WireReturn, { lines, locationId }: ShopRefundRequest): readonly ProcessLine[] | null => {
  const reverse = found.reverseFulfillmentOrders.nodes.flatMap(({ lineItems }) => lineItems.nodes);
  const taken: ProcessLine[] = [];
  for (const { lineItemId, quantity } of lines) {
    let missing = quantity;
    for (const { id, processableQuantity, fulfillmentLineItem: of } of found.returnLineItems.nodes) {
      if (idOf(of?.lineItem.id ?? "") !== idOf(lineItemId)) continue;
      const pieces = Math.min(missing, processableQuantity);
      const back = reverse.find(({ fulfillmentLineItem }) => fulfillmentLineItem?.id === of?.id);
      // Restocking is a separate step of ours, so Shopify must not offer to restock the same units again.
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
