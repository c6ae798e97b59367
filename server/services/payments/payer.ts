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

/** Who pays a leg, and how this one is begun, found and asked about. Each throws PartnerError. */
export type Payer = {
  /** Of the provider, for people. */
  name: string;
  /** It is asked weeks later whether the money arrived: such payments may fail after they were sent. */
  isFollowed?: boolean;
  begin(signal: AbortSignal): Promise<PaymentResult>;
  /** What was begun under this key before, also where its answer was lost. */
  find(signal: AbortSignal): Promise<PaymentResult | null>;
  read(reference: string, signal: AbortSignal): Promise<PaymentResult>;
};

type Leg = { process: ReturnProcess; payout: Payout; idempotencyKey: string };

/**
 * Who gives this payout back: the shop that took the payment, so that its books agree, else the store's payment provider.
 * Null: a person does. Outside any transaction.
 */
export const payerOf = async (ctx: ServiceContext, leg: Leg): Promise<Payer | null> => {
  const { process, payout } = leg;
  if (goesTo(payout.refundOption, "ORIGINAL") && payout.paymentId !== null) {
    const shop = await shopOfOrder(ctx, process);
    if (shop?.capabilities.has("REFUNDS")) return shopPays(ctx, leg, shop);
    // Its test shop was disconnected: that shop took the payment, and the sandbox would only claim to give it back.
    if (shop === null && process.isTest) return null;
  }
  const payments = await providerOf(ctx, leg);
  return payments === null ? null : providerPays(ctx, leg, payments);
};

/** An order may have been paid in several places: each leg goes back to its own. Null also where no money is moved. */
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
 * A shop that books refunds on its return has to have the return first. Where opening it was refused, or is a person's,
 * nothing is waited for: the refund is booked on the order.
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

/** The shop's id of the place that takes the goods; "" for its usual one. */
export const locationOf = async (
  { db }: Pick<ServiceContext, "db">,
  { groupId, ecommerceId, shopperAddress }: ReturnProcess,
): Promise<string> => {
  const place = { ecommerceId, country: shopperAddress.countryCode };
  return (await findReturnWarehouse(db, systemActor(groupId), place))?.shopLocationId ?? "";
};
