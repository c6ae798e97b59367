import { finishActivity } from "@/server/db/activities";
import { insertCredit } from "@/server/db/payouts";
import { lockProcess } from "@/server/db/processes";
import { inTransaction } from "@/server/db/transaction";
import { systemActor } from "@/server/kernel/actor";
import type { Executor } from "./executor";
import { settleLeg } from "./refund-payout";

/** ISSUE_STORE_CREDIT: a code with a balance; issued once per payout. */
export const issueStoreCredit: Executor = async (ctx, activity) => {
  const actor = systemActor(activity.groupId);
  await inTransaction(ctx, async (tx) => {
    const process = await lockProcess(tx, actor, activity.processId);
    const payout = process.payouts.find(({ id }) => id === activity.leg);
    if (payout === undefined) throw new Error(`The payout ${activity.leg} of ${process.id} is not there.`);
    const now = ctx.clock.now();
    const code = ctx.ids.returnCode().replace("RT-", "CR-");
    if (!(await finishActivity(tx, { id: activity.id, result: { code }, now }))) return;
    await insertCredit(tx, actor, {
      credit: {
        id: ctx.ids.next("crd"),
        ecommerceId: process.ecommerceId,
        processId: process.id,
        payoutId: payout.id,
        kind: "STORE_CREDIT",
        code,
        currency: payout.currency,
        amountMinor: payout.amountMinor,
        balanceMinor: payout.amountMinor,
      },
      now,
    });
    await settleLeg(ctx, tx, { actor, processId: process.id, payout, reference: code });
  });
};
