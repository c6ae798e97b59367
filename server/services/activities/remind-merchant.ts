import { finishActivity } from "@/server/db/jobs/activities";
import { addTimelineEntry } from "@/server/db/returns/process-writes";
import { inTransaction } from "@/server/db/transaction";
import { systemActor } from "@/server/kernel/actor";
import { deliverMail } from "../mails/deliver-mail";
import { merchantMail } from "../mails/merchant-mail";
import type { Executor } from "./executor";

/**
 * AUTHORIZATION, leg "reminder": reminds the merchant that a return still waits for approval. Not needed without a
 * recipient or if the return was decided in the meantime.
 */
export const remindMerchant: Executor = async (ctx, activity, read) => {
  const actor = systemActor(activity.groupId);
  const { process, store } = await read();
  const { config, name } = store;
  const isNeeded = process.authorization.status === "PENDING" && config.contactEmail !== "";
  const address = `${ctx.env.APP_URL}/dashboard/returns/${process.returnCode}`;
  const lines = [
    `${process.returnCode} of order ${process.order.name} still waits for your approval.`,
    `Until then ${process.firstName || "the shopper"} gets no label.`,
    address,
  ];
  const subject = `${name}: ${process.returnCode} waits for your approval`;
  if (isNeeded)
    await deliverMail(ctx, {
      ...process,
      processId: process.id,
      isForShopper: false,
      mail: merchantMail(ctx, { activity, process, to: config.contactEmail, subject, lines }),
    });
  await inTransaction(ctx, async (tx) => {
    const now = ctx.clock.now();
    if (!(await finishActivity(tx, activity, { result: { isSent: isNeeded }, now })) || !isNeeded) return;
    const entry = { kind: "AUTHORIZATION_REMINDER", isShopperVisible: false, data: { to: config.contactEmail } };
    await addTimelineEntry(tx, actor, { processId: process.id, entry, now });
  });
};
