import { endPayoutWait } from "@/server/db/money/payout-waits";
import { listTeam } from "@/server/db/people/team";
import { addTimelineEntry } from "@/server/db/returns/process-writes";
import { lockProcess } from "@/server/db/returns/processes";
import { inTransaction } from "@/server/db/transaction";
import { sumDueMinor } from "@/server/domain/payouts/payout-money";
import { whyNotReleased } from "@/server/domain/payouts/why-not-released";
import type { ReturnProcess } from "@/server/domain/process/types";
import type { Actor } from "@/server/kernel/actor";
import { Problem } from "@/server/kernel/problem";
import type { ServiceContext } from "../context";
import { finalizeChange } from "../finalize-change/finalize-change";
import { requireOwnPassword } from "../team/require-own-password";

type Call = { actor: Actor; processId: string; password: string };

/**
 * Ends the wait of a decision at once. A refund that needs a second person is released by an owner or admin who didn't
 * decide it; in a team with nobody else to do that, its owner releases it with their password.
 * @throws Problem NOT_FOUND, INVALID_ARGUMENT for a wrong password, FAILED_PRECONDITION when nothing waits or somebody
 * else has to release it
 */
export const sendPayoutNow = async (ctx: ServiceContext, call: Call): Promise<ReturnProcess> => {
  const { actor, processId, password } = call;
  // The password is checked outside the transaction, so that guesses are counted even if the call fails.
  if (password !== "") await requireOwnPassword(ctx, { actor, password, field: "password" });
  return inTransaction(ctx, async (tx) => {
    const process = await lockProcess(tx, actor, processId);
    const [wait] = process.payoutWaits;
    if (wait === undefined) throw new Problem("FAILED_PRECONDITION", "No refund of this return is waiting.");
    if (wait.needsSecondPerson) {
      const team = await listTeam(tx, actor);
      const refusal = whyNotReleased({ wait, by: actor.id, team, isConfirmed: password !== "" });
      if (refusal !== null) throw new Problem("FAILED_PRECONDITION", refusal);
    }
    const now = ctx.clock.now();
    if (!(await endPayoutWait(tx, actor, { id: wait.id, ending: "SENT_NOW", by: actor.name, now })))
      throw new Problem("FAILED_PRECONDITION", "No refund of this return is waiting any longer.");
    const pending = process.payouts.filter(({ status }) => status === "PENDING");
    const data = { amountMinor: sumDueMinor(pending), currency: process.currency, isRelease: wait.needsSecondPerson };
    const entry = { kind: "PAYOUT_RELEASED", isShopperVisible: false, data };
    await addTimelineEntry(tx, actor, { processId, entry, now });
    return finalizeChange(ctx, tx, { actor, processId, events: [] });
  });
};
