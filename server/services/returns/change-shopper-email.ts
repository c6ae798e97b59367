import type { Tx } from "@/server/db/client";
import { reviveActivity } from "@/server/db/jobs/activities";
import { addTimelineEntry, updateProcess } from "@/server/db/returns/process-writes";
import { lockProcess } from "@/server/db/returns/processes";
import { inTransaction } from "@/server/db/transaction";
import { lookupEmail } from "@/server/domain/orders/lookup-keys";
import { requireLive } from "@/server/domain/process/require-live";
import type { Activity, ReturnProcess } from "@/server/domain/process/types";
import type { Actor } from "@/server/kernel/actor";
import { invalidField } from "@/server/kernel/problem";
import type { ServiceContext } from "../context";
import { deciding } from "../domain-problem";
import { finalizeChange } from "../finalize-change/finalize-change";

type Change = { actor: Actor; processId: string; email: string };

/**
 * Corrects the address of a return's emails and resends those that failed. The order keeps its own address, which
 * belongs to the shop and can't change under an open return. The timeline says that the address changed, without the
 * addresses.
 * @returns the number of resent emails
 * @throws Problem NOT_FOUND, INVALID_ARGUMENT for the same address, FAILED_PRECONDITION when the return has ended and
 * no email of it waits
 */
export const changeShopperEmail = (ctx: ServiceContext, { actor, processId, email }: Change): Promise<number> =>
  inTransaction(ctx, async (tx) => {
    const process = await lockProcess(tx, actor, processId);
    const failed = failedEmails(process);
    if (failed.length === 0) deciding(() => requireLive(process));
    // Mail providers don't distinguish letter case: the corrected address would be the same mailbox.
    if (lookupEmail(email) === lookupEmail(process.email))
      throw invalidField("email", "must differ from the current address by more than letter case");
    const now = ctx.clock.now();
    await updateProcess(tx, actor, { id: processId, set: { email, lookupEmail: lookupEmail(email) }, now });
    const entry = { kind: "CUSTOMER", isShopperVisible: false, data: { fields: ["email"] } };
    await addTimelineEntry(tx, actor, { processId, entry, now });
    await sendAgain(tx, { actor, process, failed, now });
    await finalizeChange(ctx, tx, { actor, processId, events: [] });
    return failed.length;
  });

/** Emails to the shopper that are on hold for a person. */
export const failedEmails = ({ activities }: Pick<ReturnProcess, "activities">): Activity[] =>
  activities.filter(({ name, state }) => name === "NOTIFY_SHOPPER" && state === "HELD");

type Again = { actor: Actor; process: ReturnProcess; failed: readonly Activity[]; now: Date };

const sendAgain = async (tx: Tx, { actor, process, failed, now }: Again): Promise<void> => {
  const { id: processId, groupId } = process;
  for (const { id, name } of failed) {
    await reviveActivity(tx, { id, groupId, now });
    const entry = { kind: "RETRY", isShopperVisible: false, data: { activity: name } };
    await addTimelineEntry(tx, actor, { processId, entry, now });
  }
};
