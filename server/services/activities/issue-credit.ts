import type { CreditKind } from "@/contract/vocabulary/credit";
import { finishActivity } from "@/server/db/activities";
import { insertCredit } from "@/server/db/payouts";
import { lockProcess } from "@/server/db/processes";
import { inTransaction } from "@/server/db/transaction";
import { type CreditCodePrefix, creditCode } from "@/server/domain/credits/credit-code";
import { issue } from "@/server/domain/credits/ledger";
import { restMinor } from "@/server/domain/money/payout-money";
import { systemActor } from "@/server/kernel/actor";
import type { Executor } from "./executor";
import { payoutOf } from "./payout-of";
import { settleLeg } from "./settle-leg";

const RANDOM_BYTES = 11;
const PREFIXES: Record<CreditKind, CreditCodePrefix> = { STORE_CREDIT: "SC", GIFT_CARD: "GC" };

/**
 * ISSUE_STORE_CREDIT and ISSUE_GIFT_CARD: a code with a balance, issued once per payout. The amount is read under the
 * lock: what was decided lower, or paid elsewhere, in the meantime is not on it.
 */
const issueCredit =
  (kind: CreditKind): Executor =>
  async (ctx, activity) => {
    const actor = systemActor(activity.groupId);
    const { processId } = activity;
    await inTransaction(ctx, async (tx) => {
      const process = await lockProcess(tx, actor, processId);
      const payout = payoutOf(process, activity);
      const now = ctx.clock.now();
      const amountMinor = restMinor(payout);
      const code = amountMinor === 0 ? "" : creditCode(PREFIXES[kind], ctx.ids.bytes(RANDOM_BYTES));
      if (!(await finishActivity(tx, activity, { result: { code }, now }))) return;
      if (amountMinor > 0)
        await insertCredit(tx, actor, {
          credit: {
            id: ctx.ids.next("crd"),
            ecommerceId: process.ecommerceId,
            processId,
            payoutId: payout.id,
            kind,
            code,
            currency: payout.currency,
            amountMinor: issue([], amountMinor).amountMinor,
            balanceMinor: amountMinor,
          },
          now,
        });
      await settleLeg(ctx, tx, { actor, processId, payout, reference: code });
    });
  };

export const issueStoreCredit = issueCredit("STORE_CREDIT");
export const issueGiftCard = issueCredit("GIFT_CARD");
