import { z } from "zod";
import { PartnerError } from "@/server/partners/partner-error";
import type { PlatformReturnRequest } from "@/server/partners/shop";
import type { Admin } from "./admin";
import { failureOfUser } from "./failures";
import { gidOf, idOf } from "./ids";
import { readMark, writeMark } from "./marks";
import { RETURN_CANCEL, RETURN_CREATE, RETURNABLE, RETURNS_OF_ORDER } from "./return-documents";
import { pageInfoSchema } from "./wire-order";

const LONGEST_NOTE = 255;

/**
 * Opens the return of an order in the shop, once per key. Shopify's mutation takes no key, so ours is written into the
 * note of every line. We search for it before and after opening: of two returns opened at the same time, one is kept.
 */
export const openReturn = async (
  admin: Admin,
  request: PlatformReturnRequest,
): Promise<{ platformReturnId: string }> => {
  const look = { orderId: request.order.orderId, key: request.idempotencyKey, signal: request.signal };
  const [known] = await findReturns(admin, look);
  if (known !== undefined) return { platformReturnId: idOf(known) };
  const { returnCreate: answer } = await admin.ask({
    document: RETURN_CREATE,
    variables: { input: await inputOf(admin, request) },
    data: createdSchema,
    purpose: `Open return ${request.returnCode}`,
    signal: request.signal,
  });
  const [first = answer.return?.id] = await findReturns(admin, look);
  if (first === undefined) throw failureOfUser(answer.userErrors, `open return ${request.returnCode}`);
  const own = answer.return?.id;
  if (own !== undefined && own !== first) await cancel(admin, own, request.signal);
  return { platformReturnId: idOf(first) };
};

const faultsSchema = z.array(z.object({ code: z.string().nullish(), message: z.string() }));
const createdSchema = z.object({
  returnCreate: z.object({ return: z.object({ id: z.string() }).nullish(), userErrors: faultsSchema }),
});

const cancel = (admin: Admin, id: string, signal: AbortSignal | undefined): Promise<unknown> =>
  admin.ask({
    document: RETURN_CANCEL,
    variables: { id },
    data: z.unknown(),
    purpose: "Cancel duplicate return",
    signal,
  });

const inputOf = async (admin: Admin, { order, lines, returnCode, idempotencyKey, signal }: PlatformReturnRequest) => {
  const parcels = await readReturnable(admin, { orderId: order.orderId, signal });
  const note = writeMark(returnCode, idempotencyKey);
  const returnLineItems = lines.flatMap((line) =>
    takeFrom(parcels, line).map(({ id, quantity }) => ({
      fulfillmentLineItemId: id,
      quantity,
      returnReason: "OTHER",
      returnReasonNote: `${note} ${line.reason}`.trim().slice(0, LONGEST_NOTE),
    })),
  );
  return { orderId: gidOf("Order", order.orderId), returnLineItems };
};

type Parcel = { id: string; lineItemId: string; quantity: number };

/** Takes the units of a line out of the parcels they were shipped in, first parcel first. Modifies `parcels`. */
const takeFrom = (parcels: Parcel[], line: { lineItemId: string; quantity: number }): Parcel[] => {
  let missing = line.quantity;
  const taken: Parcel[] = [];
  for (const parcel of parcels) {
    if (parcel.lineItemId !== idOf(line.lineItemId)) continue;
    const quantity = Math.min(missing, parcel.quantity);
    if (quantity > 0) taken.push({ ...parcel, quantity });
    parcel.quantity -= quantity;
    missing -= quantity;
  }
  if (missing === 0) return taken;
  throw new PartnerError(
    "SHOPIFY",
    "REFUSED",
    `Shopify lets only ${line.quantity - missing} of ${line.quantity} pieces of line ${idOf(line.lineItemId)} be returned: the others are not fulfilled, refunded, or in another return. Check the order in Shopify.`,
  );
};

const returnableSchema = z.object({
  returnableFulfillments: z.object({
    nodes: z.array(
      z.object({
        returnableFulfillmentLineItems: z.object({
          nodes: z.array(
            z.object({
              quantity: z.int(),
              fulfillmentLineItem: z.object({ id: z.string(), lineItem: z.object({ id: z.string() }) }),
            }),
          ),
        }),
      }),
    ),
    pageInfo: pageInfoSchema,
  }),
});

const readReturnable = async (
  admin: Admin,
  { orderId, signal }: { orderId: string; signal: AbortSignal | undefined },
): Promise<Parcel[]> => {
  const parcels: Parcel[] = [];
  let after: string | null = null;
  do {
    const answer: z.output<typeof returnableSchema> = await admin.ask({
      document: RETURNABLE,
      variables: { orderId: gidOf("Order", orderId), after },
      data: returnableSchema,
      purpose: "Read returnable items",
      signal,
    });
    const { nodes, pageInfo } = answer.returnableFulfillments;
    const items = nodes.flatMap(({ returnableFulfillmentLineItems }) => returnableFulfillmentLineItems.nodes);
    for (const { quantity, fulfillmentLineItem: of } of items)
      parcels.push({ id: of.id, lineItemId: idOf(of.lineItem.id), quantity });
    after = pageInfo.hasNextPage ? (pageInfo.endCursor ?? null) : null;
  } while (after !== null);
  return parcels;
};

const dataSchema = z.object({
  order: z
    .object({
      returns: z.object({
        nodes: z.array(
          z.object({
            id: z.string(),
            status: z.string(),
            returnLineItems: z.object({ nodes: z.array(z.object({ returnReasonNote: z.string() })) }),
          }),
        ),
        pageInfo: pageInfoSchema,
      }),
    })
    .nullable(),
});

type FindReturns = { orderId: string; key: string; signal?: AbortSignal | undefined };

/** Returns the global IDs of the order's returns with our key, oldest first. Canceled returns are ignored. */
const findReturns = async (admin: Admin, { orderId, key, signal }: FindReturns): Promise<readonly string[]> => {
  const found: string[] = [];
  let after: string | null = null;
  do {
    const answer: z.output<typeof dataSchema> = await admin.ask({
      document: RETURNS_OF_ORDER,
      variables: { id: gidOf("Order", orderId), after },
      data: dataSchema,
      purpose: "Check for an existing return",
      signal,
    });
    const { nodes, pageInfo } = answer.order?.returns ?? {
      nodes: [],
      pageInfo: { hasNextPage: false, endCursor: null },
    };
    const own = nodes.filter(
      ({ status, returnLineItems }) =>
        status !== "CANCELED" &&
        returnLineItems.nodes.some(({ returnReasonNote }) => readMark(returnReasonNote) === key),
    );
    found.push(...own.map(({ id }) => id));
    after = pageInfo.hasNextPage ? (pageInfo.endCursor ?? null) : null;
  } while (after !== null);
  return found.reverse();
};
