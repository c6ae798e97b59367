import type { Tx } from "@/server/db/client";
import { endPayoutWait, insertPayoutWait } from "@/server/db/money/payout-waits";
import { getStore } from "@/server/db/stores/stores";
import { planPayoutWait } from "@/server/domain/payouts/plan-payout-wait";
import type { ReturnProcess } from "@/server/domain/process/types";
import type { Actor } from "@/server/kernel/actor";
import type { ServiceContext } from "../context";

type Call = {
  actor: Actor;
  process: ReturnProcess;
  settlementId: string;
  basis: "ADVANCE" | "DECISION";
  /** What is to be paid now, with what earlier decisions left unpaid, in minor units. */
  pendingMinor: number;
  /** The member of staff who decided; null: a rule or an API key did. */
  person: Actor | null;
  now: Date;
};

/**
 * What a decision brings waits by the rules of its store: for a time in which it can be undone, or for a second person
 * where it is much. A later decision takes the place of one that waits. Under the process lock, in the transaction of
 * the decision: no worker sees what it plans before.
 */
export const openPayoutWait = async (ctx: ServiceContext, tx: Tx, call: Call): Promise<void> => {
  const { actor, process, settlementId, basis, pendingMinor, person, now } = call;
  const { config } = await getStore(tx, actor, process.ecommerceId);
  const plan = planPayoutWait({ rules: config.refunds, isByPerson: person !== null, basis, pendingMinor });
  for (const { id } of process.payoutWaits)
    await endPayoutWait(tx, actor, { id, ending: "REPLACED", by: actor.name, now });
  if (plan === null) return;
  await insertPayoutWait(tx, actor, {
    ...{ id: ctx.ids.next("pwt"), processId: process.id, settlementId, person, now },
    ...plan,
  });
};
