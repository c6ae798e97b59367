import { listOf } from "./connection-of";
import type { MockOrder, MockReturn } from "./mock-order";
import { bookRefund, moneyFault } from "./mock-refunds";
import { type MockShop, newId, orderBy, touch } from "./mock-state";

const fail = (message: string, code: string) => ({ userErrors: [{ message, code }] });

type ReturnInput = {
  orderId: string;
  returnLineItems: {
    fulfillmentLineItemId: string;
    quantity: number;
    returnReason: string;
    returnReasonNote: string;
  }[];
};
type ProcessInput = {
  returnId: string;
  note: string;
  notifyCustomer: boolean;
  returnLineItems: { id: string; quantity: number }[];
  financialTransfer: {
    issueRefund: { orderTransactions: { parentId: string; transactionAmount: { amount: string } }[] };
  };
};

/** Returns of orders, with Shopify's validations. */
export const mockReturns = (shop: MockShop): Record<string, unknown> => ({
  returnCreate: ({ returnInput }: { returnInput: ReturnInput }) => createReturn(shop, returnInput),
  returnProcess: ({ input }: { input: ProcessInput }) => processReturn(shop, input),
  returnClose: ({ id }: { id: string }) => end(shop, id, "CLOSED"),
  returnCancel: ({ id }: { id: string }) => end(shop, id, "CANCELED"),
});

const createReturn = (shop: MockShop, { orderId, returnLineItems }: ReturnInput): unknown => {
  const order = orderBy(shop, orderId);
  const parcels = order?.fulfillments.flatMap(({ rows }) => rows) ?? [];
  const rows = returnLineItems.flatMap(({ fulfillmentLineItemId, quantity, returnReasonNote }): MockReturn["rows"] => {
    const parcel = parcels.find(({ id }) => id === fulfillmentLineItemId);
    if (parcel === undefined || parcel.quantity - parcel.returned < quantity) return [];
    const id = newId(shop, "ReturnLineItem");
    const counts = { quantity, processableQuantity: quantity, processedQuantity: 0 };
    return [{ __typename: "ReturnLineItem", id, ...counts, returnReasonNote, fulfillmentLineItem: parcel }];
  });
  if (order === null || rows.length < returnLineItems.length)
    return fail("Fulfillment line item is not returnable.", "INVALID");
  for (const { fulfillmentLineItem, quantity } of rows) fulfillmentLineItem.returned += quantity;
  const row: MockReturn = {
    __typename: "Return",
    id: newId(shop, "Return"),
    status: "OPEN",
    order,
    rows,
    refundRows: [],
    returnLineItems: listOf(() => rows),
    refunds: (args: object) => listOf(() => row.refundRows)(args),
    reverseFulfillmentOrders: listOf(() => [{ lineItems: listOf(() => rows.map(reverseLine)) }]),
  };
  order.returnRows.push(row);
  touch(shop, order);
  shop.events.push(`return ${order.name}`);
  return { return: row, userErrors: [] };
};

const reverseLine = ({ id, fulfillmentLineItem }: MockReturn["rows"][number]) => ({
  id: id.replace("ReturnLineItem", "ReverseFulfillmentOrderLineItem"),
  fulfillmentLineItem,
});

const find = (shop: MockShop, id: string): { order: MockOrder; row: MockReturn } | null => {
  for (const order of shop.orders) {
    const row = order.returnRows.find((one) => one.id === id);
    if (row !== undefined) return { order, row };
  }
  return null;
};

const processReturn = (shop: MockShop, input: ProcessInput): unknown => {
  const found = find(shop, input.returnId);
  if (found === null || found.row.status !== "OPEN") return fail("Return is not open.", "INVALID_STATE");
  const { order, row } = found;
  if (input.notifyCustomer) throw new Error("A return of ours must not notify the customer.");
  const taken = input.returnLineItems.map(({ id, quantity }) => ({
    quantity,
    line: row.rows.find((one) => one.id === id),
  }));
  if (taken.some(({ quantity, line }) => (line?.processableQuantity ?? 0) < quantity))
    return fail("Quantity is greater than what can be processed.", "GREATER_THAN");
  const money = input.financialTransfer.issueRefund.orderTransactions.map(({ parentId, transactionAmount }) => ({
    parentId,
    amount: transactionAmount.amount,
  }));
  const refused = moneyFault(order, money);
  if (refused !== null) return fail(refused, "INVALID");
  const lines = taken.flatMap(({ quantity, line }) => {
    if (line === undefined) return [];
    line.processableQuantity -= quantity;
    line.processedQuantity += quantity;
    return [{ quantity, restockType: "NO_RESTOCK", lineItem: line.fulfillmentLineItem.lineItem }];
  });
  const note = shop.keepsReturnNotes ? input.note : null;
  row.refundRows.push(bookRefund(shop, { order, note, lines, money }));
  return { return: row, userErrors: [] };
};

const end = (shop: MockShop, id: string, status: string): unknown => {
  const found = find(shop, id);
  if (found === null || found.row.status !== "OPEN") return fail("Return is not open.", "INVALID_STATE");
  if (status === "CANCELED" && found.row.rows.some(({ processedQuantity }) => processedQuantity > 0))
    return fail("A processed return can't be canceled.", "INVALID_STATE");
  found.row.status = status;
  if (status === "CANCELED")
    for (const { fulfillmentLineItem, quantity } of found.row.rows) fulfillmentLineItem.returned -= quantity;
  touch(shop, found.order);
  return { return: found.row, userErrors: [] };
};
