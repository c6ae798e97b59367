import { PAID_BY_PROVIDERS } from "@/contract/vocabulary/activity";
import type { Tx } from "@/server/db/client";
import { keepFromWorkers } from "@/server/db/jobs/activities";
import { isBegun, isOpen } from "@/server/domain/process/activity-questions";
import type { Activity, ReturnProcess } from "@/server/domain/process/types";
import { Problem } from "@/server/kernel/problem";
import { PartnerError } from "@/server/partners/partner-error";
import { orderRef } from "../connections/order-ref";
import { shopOfReturn } from "../connections/shop-of-return";
import type { ServiceContext } from "../context";
import { chargePayer } from "./charge-payer";
import { referenceOf } from "./pay-once";
import { type Payer, payerOf } from "./payer";

const ASK_AGAIN_SECONDS = 60;
const TIMEOUT_MS = 20_000;

/**
 * Asks the provider about every payout that was attempted and has no answer yet: if its answer was lost, the refund was
 * already sent, and sending it elsewhere would pay twice. Call outside any transaction.
 * @throws Problem ABORTED when the provider has paid or is paying, UNAVAILABLE when it can't be asked
 */
export const requireNotAtProvider = async (ctx: ServiceContext, process: ReturnProcess): Promise<void> => {
  const unanswered = process.activities.filter((activity) => isOpenRefund(activity) && isBegun(activity));
  for (const activity of unanswered) {
    const answer = await ask(ctx, process, activity);
    if (answer === null || answer.status === "FAILED") continue;
    throw new Problem(
      "ABORTED",
      "The payment provider already has this refund. Retry it instead; it won't be sent twice.",
    );
  }
};

/**
 * The second half of that check, under the process lock: a worker that has started to pay since the provider was asked
 * may have paid.
 * @throws Problem ABORTED
 */
export const requireNoneBegunSince = (
  asked: Pick<ReturnProcess, "activities">,
  locked: Pick<ReturnProcess, "activities">,
): void => {
  const attemptsThen = (id: string) => asked.activities.find((one) => one.id === id)?.attempts ?? 0;
  if (locked.activities.some((one) => isOpenRefund(one) && one.attempts !== attemptsThen(one.id)))
    throw new Problem("ABORTED", "A refund of this return is being sent right now. Check again in a minute.");
};

const isOpenRefund = (activity: Activity): boolean => PAID_BY_PROVIDERS.includes(activity.name) && isOpen(activity);

/**
 * Checks for new items that are being ordered, or that the shop has although its answer was lost: changing the decision
 * now would change what is already on its way. Refunds made elsewhere don't matter here. Call outside any transaction.
 */
export const requireNotAtShop = async (ctx: ServiceContext, process: ReturnProcess): Promise<void> => {
  const begun = process.activities.filter((one) => one.name === "CREATE_EXCHANGE_ORDER" && isBegun(one));
  for (const { state, idempotencyKey } of begun)
    if (state === "PENDING" || (await isAtShop(ctx, process, idempotencyKey))) throw beingOrdered();
};

const isAtShop = async (ctx: ServiceContext, process: ReturnProcess, idempotencyKey: string): Promise<boolean> => {
  const shop = await shopOfReturn(ctx, process, "EXCHANGE_ORDERS");
  const ask = { idempotencyKey, order: orderRef(process.order), since: new Date(process.createdAt) };
  return shop !== null && (await shop.findExchangeOrder(ask)) !== null;
};

/**
 * The second half of that check, under the process lock and until the end of the transaction: waiting orders and
 * restocking don't start before their decision is known. If restocking has started, it is unknown which units are
 * restocked, because the shop can't be asked.
 * @throws Problem ABORTED
 */
export const keepGoodsStill = async (
  tx: Tx,
  { groupId, activities }: Pick<ReturnProcess, "groupId" | "activities">,
): Promise<void> => {
  for (const activity of activities) {
    const { id, name, state } = activity;
    const isWaiting = state === "PENDING";
    if (name === "CREATE_EXCHANGE_ORDER" && isWaiting)
      if (activity.attempts > 0 || !(await keepFromWorkers(tx, { id, groupId }))) throw beingOrdered();
    if (name === "RESTOCK" && (isWaiting || state === "HELD"))
      if (isBegun(activity) || !(await keepFromWorkers(tx, { id, groupId }))) throw beingShelved();
  }
};

const beingShelved = () =>
  new Problem(
    "ABORTED",
    "Items of this return are being restocked. Try again once that is done, by the shop or manually.",
  );

const beingOrdered = () =>
  new Problem("ABORTED", "The new items of this return are being ordered at the shop. Try again later.");

/** Null when nothing is connected: only a person could have started it. */
const ask = async (ctx: ServiceContext, process: ReturnProcess, activity: Activity) => {
  const payer = await payerOfActivity(ctx, process, activity);
  if (payer === null) return null;
  const reference = referenceOf(activity);
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  try {
    return await (reference === "" ? payer.find(signal) : payer.read(reference, signal));
  } catch (error) {
    if (!(error instanceof PartnerError)) throw error;
    throw new Problem("UNAVAILABLE", "The payment provider cannot say whether it has paid. Try again later.", {
      retryAfterSeconds: ASK_AGAIN_SECONDS,
    });
  }
};

/** Returns who pays what a REFUND activity is about, a payout leg or a shopper's payment; null: a person does. */
const payerOfActivity = async (
  ctx: ServiceContext,
  process: ReturnProcess,
  { input, idempotencyKey }: Pick<Activity, "input" | "idempotencyKey">,
): Promise<Payer | null> => {
  const charge = process.charges.find(({ id }) => id === input.chargeId);
  if (charge !== undefined) return chargePayer(ctx, { process, charge, input, idempotencyKey });
  const payout = process.payouts.find(({ id }) => id === input.payoutId);
  return payout === undefined ? null : payerOf(ctx, { process, payout, idempotencyKey });
};
