import { goesTo } from "@/contract/vocabulary/refund-option";
import { findReturnWarehouse } from "@/server/db/shipping/warehouses";
import { restMinor } from "@/server/domain/payouts/payout-money";
import { linesLeft, type RefundedLine, refundedLines } from "@/server/domain/payouts/refunded-lines";
import type { Payout, ReturnProcess } from "@/server/domain/process/types";
import { systemActor } from "@/server/kernel/actor";
import { PartnerError } from "@/server/partners/partner-error";
import type { PaymentProvider, PaymentResult } from "@/server/partners/payment-provider";
import type { Shop } from "@/server/partners/shop";
import { openBankAccount } from "../bank-accounts/bank-account";
import { orderRef } from "../connections/order-ref";
import { shopOfOrder } from "../connections/shop-of-return";
import type { ServiceContext } from "../context";
import { requireNotRefundedThere } from "./require-not-refunded-there";

/** The payer of a leg: starts a payment, finds it, and reads its status. Each throws PartnerError. */
export type Payer = {
  /** The provider's display name. */
  name: string;
  /** It is checked weeks later whether the money arrived, because such payments may fail after they were sent. */
  isFollowed?: boolean;
  begin(signal: AbortSignal): Promise<PaymentResult>;
  /** Finds what was started under this key before, even if its answer was lost. */
  find(signal: AbortSignal): Promise<PaymentResult | null>;
  read(reference: string, signal: AbortSignal): Promise<PaymentResult>;
};

type Leg = { process: ReturnProcess; payout: Payout; idempotencyKey: string };

/**
 * Returns the payer of a payout: the shop that took the payment, so that its books match, or else the store's payment
 * provider. Null: a person does it. Call outside any transaction.
 */
export const payerOf = async (ctx: ServiceContext, leg: Leg): Promise<Payer | null> => {
  const { process, payout } = leg;
  if (goesTo(payout.refundOption, "ORIGINAL") && payout.paymentId !== null) {
    const shop = await shopOfOrder(ctx, process);
    if (shop?.capabilities.has("REFUNDS")) return shopPays(ctx, leg, shop);
    // Its test shop was disconnected: that shop took the payment, and the sandbox would only pretend to refund it.
    if (shop === null && process.isTest) return null;
  }
  const payments = await providerOf(ctx, leg);
  return payments === null ? null : providerPays(ctx, leg, payments);
};

/**
 * An order may have been paid with several providers: each leg goes back to its own. Also null when no money is moved.
 */
const providerOf = async ({ partners }: ServiceContext, { process, payout }: Leg): Promise<PaymentProvider | null> => {
  if (goesTo(payout.refundOption, "BANK")) return partners.transferrer(process);
  if (!goesTo(payout.refundOption, "ORIGINAL")) return null;
  const payment = process.order.payments.find(({ id }) => id === payout.paymentId);
  const { processor = "", platformPaymentId: paymentReference = "" } = payment ?? {};
  return partners.refunder(process, { processor, paymentReference });
};

const shopPays = (ctx: ServiceContext, { process, payout, idempotencyKey }: Leg, shop: Shop): Payer => {
  const order = orderRef(process.order);
  return {
    name: shop.platform,
    find: (signal) => shop.findRefund({ idempotencyKey, order, since: new Date(process.createdAt), signal }),
    read: (reference, signal) => shop.readRefund({ order, reference, signal }),
    begin: async (signal) => {
      requireOpened(process, shop);
      const { lines, shippingMinor } = refundedLines(process, payout);
      const orderLineIds = lines.map(({ orderLineId }) => orderLineId);
      await requireNotRefundedThere(ctx, { process, orderLineIds, signal });
      return shop.refund({
        ...{ idempotencyKey, order, shippingMinor, signal },
        paymentReference: paymentOf(process, payout),
        amountMinor: restMinor(payout),
        returnCode: process.returnCode,
        platformReturnId: process.platformProcessId,
        lines: linesLeft(lines, process.order).map((line) => namedLine(process, line)),
        locationId: await locationOf(ctx, process),
      });
    },
  };
};

/**
 * A shop that books refunds on its return needs that return first. If opening it was refused, or is left to a person,
 * there is no waiting: the refund is booked on the order.
 */
const requireOpened = ({ activities }: ReturnProcess, { platform, capabilities }: Shop): void => {
  const isOpening = activities.some(({ name, state }) => name === "OPEN_PLATFORM_RETURN" && state === "PENDING");
  if (isOpening && capabilities.has("RETURNS"))
    throw new PartnerError(platform, "BUSY", "The return is opened in the shop first.", { retryAfterSeconds: 5 });
};

const providerPays = (
  ctx: ServiceContext,
  { process, payout, idempotencyKey }: Leg,
  payments: PaymentProvider,
): Payer => {
  const isTransfer = goesTo(payout.refundOption, "BANK");
  const paymentReference = isTransfer ? "" : paymentOf(process, payout);
  return {
    name: payments.provider,
    isFollowed: payments.capabilities.has("DISPUTES"),
    find: (signal) =>
      payments.findPayment({ idempotencyKey, paymentReference, since: new Date(process.createdAt), signal }),
    read: (reference, signal) => payments.readPayment(reference, signal),
    begin: (signal) => {
      const { currency } = payout;
      const leg = { idempotencyKey, amountMinor: restMinor(payout), currency, label: process.returnCode, signal };
      return isTransfer
        ? payments.transfer({ ...leg, account: openBankAccount(ctx, process) })
        : payments.refund({ ...leg, paymentReference });
    },
  };
};

const paymentOf = ({ order }: ReturnProcess, { paymentId }: Payout): string =>
  order.payments.find(({ id }) => id === paymentId)?.platformPaymentId ?? "";

const namedLine = ({ order }: ReturnProcess, { orderLineId, ...line }: RefundedLine) => ({
  ...line,
  lineItemId: order.lines.find(({ id }) => id === orderLineId)?.platformLineItemId ?? "",
});

/** The shop's ID of the location that receives the goods; "" for its default one. */
export const locationOf = async (
  { db }: Pick<ServiceContext, "db">,
  { groupId, ecommerceId, shopperAddress }: ReturnProcess,
): Promise<string> => {
  const place = { ecommerceId, country: shopperAddress.countryCode };
  return (await findReturnWarehouse(db, systemActor(groupId), place))?.shopLocationId ?? "";
};
