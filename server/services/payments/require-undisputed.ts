import { listDisputesOfOrder } from "@/server/db/money/payment-disputes";
import type { Payout, ReturnProcess } from "@/server/domain/process/types";
import { systemActor } from "@/server/kernel/actor";
import { PartnerError } from "@/server/partners/partner-error";
import type { ServiceContext } from "../context";
import type { Payer } from "./payer";

type Leg = { process: ReturnProcess; payout: Payout };

/**
 * Wraps a payer so that it starts no refund of a disputed payment, because the shopper would get the money twice. A
 * person decides.
 */
export const requireUndisputed = (ctx: ServiceContext, { process, payout }: Leg, payer: Payer): Payer => ({
  ...payer,
  begin: async (signal) => {
    const payment = process.order.payments.find(({ id }) => id === payout.paymentId);
    const disputes =
      payment === undefined
        ? []
        : await listDisputesOfOrder(ctx.db, systemActor(process.groupId), { orderId: process.orderId });
    const own = disputes.filter(({ paymentReference }) => paymentReference === payment?.platformPaymentId);
    if (own.some(({ status }) => status === "LOST")) throw refused(payer, LOST);
    if (own.some(({ status }) => status === "OPEN")) throw refused(payer, OPEN);
    return payer.begin(signal);
  },
});

const OPEN =
  "The shopper has disputed this payment with their bank. Answer the dispute first; when it is closed, retry. If you refund another way, mark the refund as refunded.";
const LOST =
  "The shopper's bank has taken this payment back in a dispute, so the shopper has the money. Mark the refund as refunded.";

const refused = ({ name }: Payer, words: string): PartnerError => new PartnerError(name, "REFUSED", words);
