import { sumMinor } from "@/server/kernel/money";
import { freePieces } from "../found/propose-orders";
import { refundableOf } from "../money/payout-legs";
import { takeNextFreeShares } from "../money/take-next-free-shares";
import type { PaymentMoney } from "../money/types";
import { unitShares } from "../money/unit-shares";
import { orderMoney } from "../orders/order-money";
import type { Order, OrderLine } from "../orders/types";
import type { ReturnProcess } from "../process/types";
import type { LiveUnit } from "../returns/line-eligibility";
import { refundOutlook } from "../reviews/refund-outlook";

/** How much of a line was bought, returned, and can still be returned. Amounts in minor units. */
export type LineBalance = {
  line: OrderLine;
  paidMinor: number;
  returning: number;
  returned: number;
  rejected: number;
  /** Shipped and in no return, and what its refund would be before fees. */
  returnable: { quantity: number; amountMinor: number };
};

export type OrderBalance = {
  currency: string;
  paidMinor: number;
  /** By returns. */
  refundedMinor: number;
  /** By the shop itself. */
  refundedInShopMinor: number;
  pendingMinor: number;
  expectedMinor: number;
  returnable: { quantity: number; amountMinor: number };
};

type Scene = {
  order: Order;
  liveUnits: readonly LiveUnit[];
  processes: readonly ReturnProcess[];
  /** What is left of its payments, which limits what returnable pieces are worth. */
  payments: readonly PaymentMoney[];
  refundedInShopMinor: number;
};

/**
 * Returns the lines of an order with the shares that a refund takes (domain.md, money rules 2 and 3): what is shown as
 * still returnable are the next free shares, priced like a return of them, up to what is left of the payments.
 */
export const lineBalances = ({ order, liveUnits, processes, payments }: Scene): LineBalance[] => {
  const shares = unitShares(orderMoney(order));
  const units = processes
    .filter(({ status }) => status !== "CANCELED" && status !== "FAILED")
    .flatMap((process) => process.units);
  let leftMinor = refundableOf(payments);
  return order.lines.map((line) => {
    const own = units.filter(({ orderLineId }) => orderLineId === line.id);
    const count = (...verdicts: string[]) => own.filter(({ verdict }) => verdicts.includes(verdict)).length;
    const taken = liveUnits.filter(({ orderLineId }) => orderLineId === line.id);
    const free = takeNextFreeShares({
      ...{ shares, lineId: line.id, quantity: freePieces(line, liveUnits) },
      takenIndexes: new Set(taken.map(({ unitIndex }) => unitIndex)),
    });
    const amountMinor = Math.min(leftMinor, sumMinor(free.map(({ paidMinor }) => paidMinor)));
    leftMinor -= amountMinor;
    return {
      line,
      paidMinor: sumMinor(shares.filter(({ lineId }) => lineId === line.id).map((share) => share.paidMinor)),
      ...{ returning: count("UNDECIDED"), returned: count("APPROVED"), rejected: count("DECLINED", "MISSING") },
      returnable: { quantity: free.length, amountMinor },
    };
  });
};

/** The same for the whole order: what returns have refunded and will refund comes from their outlooks. */
export const orderBalance = (scene: Scene, lines: readonly LineBalance[] = lineBalances(scene)): OrderBalance => {
  const outlooks = scene.processes.map(refundOutlook);
  return {
    currency: scene.order.currency,
    paidMinor: sumMinor(scene.order.payments.map(({ capturedMinor }) => capturedMinor)),
    refundedMinor: sumMinor(outlooks.map(({ paidMinor }) => paidMinor)),
    refundedInShopMinor: scene.refundedInShopMinor,
    pendingMinor: sumMinor(outlooks.map(({ pendingMinor }) => pendingMinor)),
    expectedMinor: sumMinor(outlooks.map(({ expectedMinor }) => expectedMinor)),
    returnable: {
      quantity: lines.reduce((sum, { returnable }) => sum + returnable.quantity, 0),
      amountMinor: sumMinor(lines.map(({ returnable }) => returnable.amountMinor)),
    },
  };
};

/** Sums several orders, by currency in the order in which they come. */
export const sumBalances = (balances: readonly OrderBalance[]): OrderBalance[] =>
  [...new Set(balances.map(({ currency }) => currency))].map((currency) => {
    const own = balances.filter((balance) => balance.currency === currency);
    const sum = (minor: (balance: OrderBalance) => number) => sumMinor(own.map(minor));
    return {
      currency,
      paidMinor: sum(({ paidMinor }) => paidMinor),
      refundedMinor: sum(({ refundedMinor }) => refundedMinor),
      refundedInShopMinor: sum(({ refundedInShopMinor }) => refundedInShopMinor),
      pendingMinor: sum(({ pendingMinor }) => pendingMinor),
      expectedMinor: sum(({ expectedMinor }) => expectedMinor),
      returnable: {
        quantity: own.reduce((all, { returnable }) => all + returnable.quantity, 0),
        amountMinor: sum(({ returnable }) => returnable.amountMinor),
      },
    };
  });
