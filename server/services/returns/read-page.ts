import type { PageCharge } from "@/server/db/charge-pages";
import { settleCharge } from "@/server/db/charges";
import { inTransaction } from "@/server/db/transaction";
import { systemActor } from "@/server/kernel/actor";
import type { CheckoutState } from "@/server/partners/payment-provider";
import type { ServiceContext } from "../context";

const TIMEOUT_MS = 10_000;

/**
 * What became of the page that a charge is paid on, and writes it down: money that was paid is known from here on, whatever
 * the draft costs by now. OPEN, too, where the account that opened it is not connected any more. @throws PartnerError
 */
export const readPage = async (ctx: ServiceContext, page: PageCharge): Promise<CheckoutState["status"]> => {
  const { charge, groupId } = page;
  if (charge.status !== "PENDING") return charge.status === "CAPTURED" ? "PAID" : "EXPIRED";
  const charger = await ctx.partners.chargerOf(page, charge.connectionId);
  if (charge.checkoutReference === "" || charger?.payments.readCheckout === undefined) return "OPEN";
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const { status, paymentReference } = await charger.payments.readCheckout(charge.checkoutReference, signal);
  if (status === "OPEN" || status === "PROCESSING") return status;
  const settled = status === "EXPIRED" ? ("DECLINED" as const) : ("CAPTURED" as const);
  const set = { id: charge.id, status: settled, reference: paymentReference };
  await inTransaction(ctx, (tx) => settleCharge(tx, systemActor(groupId), set));
  return status;
};
