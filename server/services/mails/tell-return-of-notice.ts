import type { Tx } from "@/server/db/client";
import type { HookMail } from "@/server/db/connections/hook-events";
import { finishByHand, reopenMail } from "@/server/db/jobs/activities";
import type { NoticedMailRow } from "@/server/db/mails/mail-notices";
import { addTimelineEntry } from "@/server/db/returns/process-writes";
import { getProcess } from "@/server/db/returns/processes";
import { isBounce } from "@/server/domain/mails/apply-notice";
import type { Activity } from "@/server/domain/process/types";
import type { Actor } from "@/server/kernel/actor";
import { mailIdOf } from "@/server/partners/mail-id";
import { PartnerError } from "@/server/partners/partner-error";
import type { ServiceContext } from "../context";
import { finalizeChange } from "../finalize-change/finalize-change";
import { bounceWords } from "./bounce-words";
import { messageIdOfActivity } from "./mail-headers";

/** A worker is through with a mail within seconds after the service took it. */
const BUSY_SECONDS = 30;

type Told = { actor: Actor; processId: string; mail: NoticedMailRow; told: HookMail };

/**
 * A mail that came back is a task of its return, as one that was refused at once. One that arrived after all is none any
 * more. Under the lock of the process. @throws PartnerError BUSY while a worker is at the mail
 */
export const tellReturnOfNotice = async (
  ctx: ServiceContext,
  tx: Tx,
  { actor, processId, mail, told }: Told,
): Promise<void> => {
  const { activities } = await getProcess(tx, actor, processId);
  const activity = activities.find((one) => one.name === "NOTIFY_SHOPPER" && isOf(mail, one));
  if (activity === undefined) return;
  const now = ctx.clock.now();
  if (isBounce(told.kind)) {
    if (activity.state === "PENDING")
      throw new PartnerError("MAIL", "BUSY", "The email is being sent.", { retryAfterSeconds: BUSY_SECONDS });
    const error = bounceWords(told);
    if (!(await reopenMail(tx, { id: activity.id, groupId: actor.groupId, error }))) return;
    const entry = { kind: "ACTIVITY_FAILED", isShopperVisible: false, data: { activity: activity.name, error } };
    await addTimelineEntry(tx, actor, { processId, entry, now });
  } else {
    if (!isBounce(mail.notice) || activity.state !== "HELD") return;
    await finishByHand(tx, actor, { id: activity.id, result: activity.result as Result, now });
  }
  await finalizeChange(ctx, tx, { actor, processId, events: [] });
};

type Result = Parameters<typeof finishByHand>[2]["result"];

const isOf = ({ id }: NoticedMailRow, activity: Activity): boolean => mailIdOf(messageIdOfActivity(activity)) === id;
