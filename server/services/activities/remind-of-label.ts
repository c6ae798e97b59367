import { isAddress } from "@/contract/vocabulary/mail-address";
import { isTerminal } from "@/contract/vocabulary/process";
import { finishActivity } from "@/server/db/jobs/activities";
import { addTimelineEntry } from "@/server/db/returns/process-writes";
import { inTransaction } from "@/server/db/transaction";
import { awaitsLabel } from "@/server/domain/shipping/own-shipping";
import { systemActor } from "@/server/kernel/actor";
import { deliverMail } from "../mails/deliver-mail";
import { merchantMail } from "../mails/merchant-mail";
import type { Executor } from "./executor";

/**
 * CREATE_LOGISTIC_ORDER, leg "reminder": a note to the store that a label which it promised is almost due. A store
 * without an address, or a label that came meanwhile, needs none.
 */
export const remindOfLabel: Executor = async (ctx, activity, read) => {
  const { process, store } = await read();
  const { id: processId, returnCode, order, labelDueAt } = process;
  const to = store.config.contactEmail;
  const isNeeded = awaitsLabel(process) && !isTerminal(process.status) && labelDueAt !== null && isAddress(to);
  if (isNeeded) {
    const due = new Intl.DateTimeFormat("en", { dateStyle: "full", timeStyle: "short", timeZone: store.timeZone });
    const lines = [
      `The shopper of return ${returnCode} (order ${order.name}) is waiting for a return label.`,
      `You promised it by ${due.format(new Date(labelDueAt))}. Upload it here:`,
      `${ctx.env.APP_URL}/dashboard/labels`,
    ];
    const subject = `${store.name}: upload the label for ${returnCode}`;
    await deliverMail(ctx, {
      ...process,
      processId: process.id,
      isForShopper: false,
      mail: merchantMail(ctx, { activity, process, to, subject, lines }),
    });
  }
  await inTransaction(ctx, async (tx) => {
    const now = ctx.clock.now();
    if (!(await finishActivity(tx, activity, { result: { isSent: isNeeded }, now })) || !isNeeded) return;
    const entry = { kind: "LABEL_REMINDER", isShopperVisible: false, data: { to } };
    await addTimelineEntry(tx, systemActor(activity.groupId), { processId, entry, now });
  });
};
