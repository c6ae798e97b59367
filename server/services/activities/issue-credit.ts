import { type CreditKind, REFUND_OPTION_FACTS } from "@/contract/vocabulary/refund-option";
import { finishActivity, keepOnce } from "@/server/db/jobs/activities";
import type { ClaimedActivity } from "@/server/db/jobs/due-work";
import { insertCredit } from "@/server/db/money/payouts";
import { lockProcess } from "@/server/db/returns/processes";
import { inTransaction } from "@/server/db/transaction";
import { creditCode } from "@/server/domain/credits/credit-code";
import { issue } from "@/server/domain/credits/ledger";
import { restMinor } from "@/server/domain/payouts/payout-money";
import { refundedLines } from "@/server/domain/payouts/refunded-lines";
import type { ReturnProcess } from "@/server/domain/process/types";
import { systemActor } from "@/server/kernel/actor";
import { orderRef } from "../connections/order-ref";
import { shopOfReturn } from "../connections/shop-of-return";
import type { ServiceContext } from "../context";
import { requireNotRefundedThere } from "../payments/require-not-refunded-there";
import type { Executor } from "./executor";
import { payoutOf } from "./payout-of";
import { settleLeg } from "./settle-leg";

const RANDOM_BYTES = 11;
const TIMEOUT_MS = 20_000;

/**
 * ISSUE_STORE_CREDIT and ISSUE_GIFT_CARD: issues a code with a balance once per payout, and creates it at the connected
 * shop if that supports it. The amount is read under the lock, without anything that was decided lower or paid
 * elsewhere in the meantime.
 */
const issueCredit =
  (kind: CreditKind): Executor =>
  async (ctx, activity, read) => {
    const actor = systemActor(activity.groupId);
    const { processId } = activity;
    const made = await codeAtShop(ctx, activity, { kind, process: (await read()).process });
    await inTransaction(ctx, async (tx) => {
      const process = await lockProcess(tx, actor, processId);
      const payout = payoutOf(process, activity);
      const now = ctx.clock.now();
      const amountMinor = restMinor(payout);
      const code = amountMinor === 0 ? "" : made.code;
      if (!(await finishActivity(tx, activity, { result: { ...made, code }, now }))) return;
      if (amountMinor > 0)
        await insertCredit(tx, actor, {
          credit: {
            id: ctx.ids.next("crd"),
            ecommerceId: process.ecommerceId,
            processId,
            payoutId: payout.id,
            kind,
            code,
            shopReference: made.shopReference ?? "",
            currency: payout.currency,
            amountMinor: issue([], amountMinor).amountMinor,
            balanceMinor: amountMinor,
          },
          now,
        });
      await settleLeg(ctx, tx, { actor, processId, payout, reference: code });
    });
  };

type Made = { code: string; shopReference?: string };

/** Returns the code. A shop that accepts it gets it before the shopper does, the same after every attempt. */
const codeAtShop = async (
  ctx: ServiceContext,
  activity: ClaimedActivity,
  { kind, process }: { kind: CreditKind; process: ReturnProcess },
): Promise<Made> => {
  const fresh = { code: creditCode(REFUND_OPTION_FACTS[kind].codePrefix, ctx.ids.bytes(RANDOM_BYTES)) };
  const payout = payoutOf(process, activity);
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  if (activity.result.code === undefined && restMinor(payout) > 0) {
    const orderLineIds = refundedLines(process, payout).lines.map(({ orderLineId }) => orderLineId);
    await requireNotRefundedThere(ctx, { process, orderLineIds, signal });
  }
  const shop = await shopOfReturn(ctx, process, REFUND_OPTION_FACTS[kind].shopCapability);
  if (shop === null || restMinor(payout) === 0) return fresh;
  const { id, idempotencyKey } = activity;
  const kept = await keepOnce(ctx.db, { id, idempotencyKey, kept: fresh });
  const code = String(kept.code);
  const { reference } = await shop.issueCredit({
    ...{ idempotencyKey, kind, code },
    amountMinor: restMinor(payout),
    currency: payout.currency,
    order: orderRef(process.order),
    email: process.email,
    ...{ returnCode: process.returnCode, signal },
  });
  return { code, shopReference: reference };
};

export const issueStoreCredit = issueCredit("STORE_CREDIT");
export const issueGiftCard = issueCredit("GIFT_CARD");
