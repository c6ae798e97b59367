import type { ReturnProcess } from "@/server/domain/process/types";
import { Problem } from "@/server/kernel/problem";
import { PartnerError } from "@/server/partners/partner-error";
import type { ServiceContext } from "../context";

const ASK_AGAIN_SECONDS = 60;

/**
 * Asks the provider about every payout that was attempted and has no answer here yet: when its answer was lost, the
 * money is there already, and whoever pays it elsewhere would pay it twice. Outside any transaction.
 * @throws Problem ABORTED when the provider has paid or is paying, UNAVAILABLE when it cannot be asked
 */
export const requireNotAtProvider = async (ctx: ServiceContext, process: ReturnProcess): Promise<void> => {
  const unanswered = process.activities.filter(
    ({ name, state, attempts }) => name === "REFUND" && attempts > 0 && (state === "PENDING" || state === "HELD"),
  );
  for (const { idempotencyKey } of unanswered) {
    const answer = await ask(ctx, idempotencyKey);
    if (answer === null || answer.status === "FAILED") continue;
    throw new Problem(
      "ABORTED",
      "The payment provider has this refund already. Retry it instead: it is not paid twice.",
    );
  }
};

/**
 * New items that are being ordered, or that the shop has though its answer was lost: whoever changes the decision now
 * would change what is on its way already. Money that was refunded elsewhere has nothing to do with them.
 */
export const requireNotAtShop = async (ctx: ServiceContext, process: ReturnProcess): Promise<void> => {
  const begun = process.activities.filter(({ name, attempts }) => name === "CREATE_EXCHANGE_ORDER" && attempts > 0);
  for (const { state, idempotencyKey } of begun) {
    const isThere = state === "HELD" && (await ctx.shop.findExchangeOrder(idempotencyKey)) !== null;
    if (state === "PENDING" || isThere)
      throw new Problem("ABORTED", "The new items of this return are being ordered at the shop. Try again later.");
  }
};

const ask = async (ctx: ServiceContext, idempotencyKey: string) => {
  try {
    return await ctx.payments.findPayment(idempotencyKey);
  } catch (error) {
    if (!(error instanceof PartnerError)) throw error;
    throw new Problem("UNAVAILABLE", "The payment provider cannot say whether it has paid. Try again later.", {
      retryAfterSeconds: ASK_AGAIN_SECONDS,
    });
  }
};
