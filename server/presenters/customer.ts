import type { findCustomers, getCustomerDetail, getOrderDetail } from "@/contract/dashboard/customers";
import type { LineBalance, OrderBalance } from "@/server/domain/customers/order-balance";
import { leftOf } from "@/server/domain/money/payout-legs";
import type { PaymentMoney } from "@/server/domain/money/types";
import type { Order } from "@/server/domain/orders/types";
import { staffWhy } from "@/server/domain/policy/staff-why";
import type { ReturnProcess } from "@/server/domain/process/types";
import type { LineEligibility } from "@/server/domain/returns/line-eligibility";
import { refundOutlook } from "@/server/domain/reviews/refund-outlook";
import type { Store } from "@/server/domain/store/types";
import { groupBy } from "@/server/kernel/group-by";
import type { Shown } from "@/server/kernel/wire-names";
import { presentAddress } from "./address";
import { presentAmount } from "./money";
import { presentOutlook } from "./refund-outlook";
import { presentFinding } from "./staff-approval";
import { processStatusKey } from "./tracking";

type OrderDetail = Shown<typeof getOrderDetail.output>;
type CustomerDetail = Shown<typeof getCustomerDetail.output>;

const nameOf = ({ firstName, lastName }: Pick<Order, "firstName" | "lastName">): string =>
  `${firstName} ${lastName}`.trim();

const NAMED_ITEMS = 3;
const itemsOf = (names: readonly string[]): string[] => [...new Set(names)].slice(0, NAMED_ITEMS);

const presentReturnable = ({ quantity, amountMinor }: OrderBalance["returnable"]) => ({
  quantity,
  amount: presentAmount(amountMinor),
});

const presentBalance = (balance: OrderBalance): OrderDetail["balance"] => ({
  currency: balance.currency,
  paid: presentAmount(balance.paidMinor),
  refunded: presentAmount(balance.refundedMinor),
  refundedByShop: presentAmount(balance.refundedInShopMinor),
  pending: presentAmount(balance.pendingMinor),
  expected: presentAmount(balance.expectedMinor),
  returnable: presentReturnable(balance.returnable),
});

const presentCustomer = (order: Order): OrderDetail["customer"] => ({
  ...{ name: nameOf(order), email: order.email, phone: order.phone },
  address: presentAddress(order.shippingAddress),
});

const presentReturn = (process: ReturnProcess): OrderDetail["returns"][number] => ({
  ...{ processId: process.id, returnCode: process.returnCode, orderId: process.orderId, orderName: process.order.name },
  ...{ statusKey: processStatusKey(process), shippingStatus: process.shippingStatus },
  unitsTotal: process.units.length,
  unitsDecided: process.units.filter(({ verdict }) => verdict !== "UNDECIDED").length,
  unitsDeclined: process.units.filter(({ verdict }) => verdict === "DECLINED" || verdict === "MISSING").length,
  items: itemsOf(
    process.units.map(({ orderLineId }) => process.order.lines.find(({ id }) => id === orderLineId)?.name ?? ""),
  ),
  ...{ customerName: nameOf(process), createdAt: process.createdAt, currency: process.currency },
  outlook: presentOutlook(refundOutlook(process)),
  risk: process.risk && {
    score: process.risk.score,
    findings: process.risk.findings.map((finding) => presentFinding(finding).text),
  },
  exchangeOrder: process.exchangeOrder && { orderId: process.exchangeOrder.id, name: process.exchangeOrder.name },
});

type NoteText = { id: string; text: string };

type NoteFacts = {
  notes: readonly (NoteText & { processId: string; at: string; actorName: string; isShopperVisible: boolean })[];
  orderNotes: readonly (NoteText & {
    orderId: string;
    orderName: string;
    authorId: string;
    authorName: string;
    createdAt: string;
    editedAt: string | null;
  })[];
  processes: readonly ReturnProcess[];
  /** The viewer, who may change their own notes. */
  viewerId: string;
};

/** Returns notes on returns and orders together, newest first. */
const presentNotes = ({ notes, orderNotes, processes, viewerId }: NoteFacts): OrderDetail["notes"] => {
  const ofReturns = notes.flatMap(({ processId, actorName, id, at, isShopperVisible, text }) => {
    const process = processes.find((one) => one.id === processId);
    if (process === undefined) return [];
    const { returnCode, orderId, order } = process;
    const of = { returnCode, orderId, orderName: order.name };
    return [{ ...of, id, at, isShopperVisible, text, author: actorName, editedAt: null, canChange: false }];
  });
  const ofOrders = orderNotes.map(({ createdAt, authorId, authorName, ...note }) => ({
    ...{ ...note, at: createdAt, author: authorName, returnCode: "" },
    ...{ isShopperVisible: false, canChange: authorId === viewerId },
  }));
  return [...ofReturns, ...ofOrders].sort((one, other) => Date.parse(other.at) - Date.parse(one.at));
};

type OrderFacts = NoteFacts & {
  order: Order;
  store: Store;
  lines: readonly (LineBalance & { eligibility: LineEligibility })[];
  balance: OrderBalance;
  payments: readonly PaymentMoney[];
  exchangeOf: string | null;
};

export const presentOrderDetail = ({
  order,
  store,
  lines,
  balance,
  payments,
  exchangeOf,
  ...rest
}: OrderFacts): OrderDetail => ({
  ...{ orderId: order.id, orderName: order.name, orderNumber: order.orderNumber },
  platformOrderId: order.platformOrderId,
  store: { name: store.name, timeZone: store.timeZone },
  customer: presentCustomer(order),
  ...{ purchasedAt: order.purchasedAt, fulfilledAt: order.fulfilledAt, deliveredAt: order.deliveredAt },
  ...{ tags: order.tags, exchangeOf },
  lines: lines.map(({ line, paidMinor, returning, returned, rejected, returnable, eligibility }) => ({
    ...{ lineItemId: line.id, name: line.name, variantName: line.variantName, sku: line.sku || line.ean },
    ...{ imageUrl: line.imageUrl, quantity: line.quantity, unitPrice: presentAmount(line.unitPriceMinor) },
    ...{ paid: presentAmount(paidMinor), returning, returned, rejected, refundedByShop: line.refundedQuantity },
    ...{ returnable: presentReturnable(returnable), cause: eligibility.cause },
    why:
      eligibility.cause === null || eligibility.decision === null ? "" : staffWhy(eligibility.decision, order.currency),
  })),
  payments: payments.map((payment) => ({
    label: payment.label || payment.method || payment.processor,
    captured: presentAmount(payment.capturedMinor),
    left: presentAmount(leftOf(payment)),
  })),
  balance: presentBalance(balance),
  returns: rest.processes.map(presentReturn),
  notes: presentNotes(rest),
});

type CustomerFacts = NoteFacts & {
  erasedAt: string | null;
  orders: readonly { order: Order; storeName: string; balance: OrderBalance }[];
  isMore: boolean;
  balances: readonly OrderBalance[];
  ordersOfCustomer: { count: number; returned: number };
};

/** Personal data comes from the latest order, or from the latest return if that order is a gift's. */
export const presentCustomerDetail = (facts: CustomerFacts): CustomerDetail => {
  const { orders, isMore, balances, ordersOfCustomer, processes } = facts;
  return {
    customer: customerOf(orders[0]?.order, processes[0]),
    erasedAt: facts.erasedAt,
    orders: orders.map(({ order, storeName, balance }) => ({
      ...{ orderId: order.id, orderName: order.name, storeName, purchasedAt: order.purchasedAt },
      items: itemsOf(order.lines.map(({ name }) => name)),
      quantity: order.lines.reduce((sum, { quantity }) => sum + quantity, 0),
      balance: presentBalance(balance),
    })),
    ...{ isMore, balances: balances.map(presentBalance), ordersOfCustomer },
    returns: processes.map(presentReturn),
    notes: presentNotes(facts),
  };
};

const customerOf = (order: Order | undefined, process: ReturnProcess | undefined): CustomerDetail["customer"] => {
  if (order !== undefined) return presentCustomer(order);
  if (process === undefined) throw new Error("A customer has an order or a return.");
  const { email, phone, shopperAddress } = process;
  return { name: nameOf(process), email, phone, address: presentAddress(shopperAddress) };
};

type Found = Shown<typeof findCustomers.output>;

/** Returns orders and their customers: each email address once, by its latest order. */
export const presentFoundCustomers = (found: readonly { order: Order; storeName: string }[]): Found => {
  const byEmail = groupBy(
    found.filter(({ order }) => order.lookupEmail !== ""),
    ({ order }) => order.lookupEmail,
  );
  return {
    orders: found.map(({ order, storeName }) => ({
      ...{ orderId: order.id, orderName: order.name, storeName, customerName: nameOf(order) },
      purchasedAt: order.purchasedAt,
    })),
    customers: [...byEmail.values()].flatMap((own) => {
      const latest = own[0]?.order;
      return latest === undefined
        ? []
        : [{ id: latest.id, name: nameOf(latest), email: latest.email, orders: own.length }];
    }),
  };
};
