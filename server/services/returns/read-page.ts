import type { PageCharge } from "@/server/db/money/charge-pages";
import { settleCharge } from "@/server/db/money/charges";
import { inTransaction } from "@/server/db/transaction";
import { systemActor } from "@/server/kernel/actor";
import type { CheckoutState } from "@/server/partners/payment-provider";
import type { ServiceContext } from "../context";
import { settledAs } from "./settled-as";

const TIMEOUT_MS = 10_000;

/**
 * Reads and stores the state of a charge's payment page: from here on, a payment is recorded whatever the draft costs
 * by now. Also OPEN when the account that opened the page is no longer connected. @throws PartnerError
 */
export const readPage = async (ctx: ServiceContext, page: PageCharge): Promise<CheckoutState["status"]> => {
  const { charge, groupId } = page;
  if (charge.status === "CAPTURED") return "PAID";
  if (charge.status !== "PENDING") return charge.status === "HELD" ? "HELD" : "EXPIRED";
  const charger = await ctx.partners.chargerOf(page, charge.connectionId);
  if (charge.checkoutReference === "" || charger?.payments.readCheckout === undefined) return "OPEN";
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const state = await charger.payments.readCheckout(charge.checkoutReference, signal);
  const settled = settledAs(charge, state, ctx.clock.now());
  if (settled !== null) await inTransaction(ctx, (tx) => settleCharge(tx, systemActor(groupId), settled));
  return state.status;
};
