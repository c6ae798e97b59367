import { isTerminal } from "@/contract/vocabulary/process";
import { finishActivity } from "@/server/db/activities";
import { addTimelineEntry } from "@/server/db/process-writes";
import { getProcess, lockProcess } from "@/server/db/processes";
import { getStore } from "@/server/db/stores";
import { inTransaction } from "@/server/db/transaction";
import { MAIL_KINDS, type MailKind } from "@/server/domain/activities/plan-activities";
import type { ReturnProcess } from "@/server/domain/process/types";
import { systemActor } from "@/server/kernel/actor";
import { signShopperToken } from "@/server/kernel/shopper-token";
import { renderMail } from "../mails/render-mail";
import type { Executor } from "./executor";

const LINK_SECONDS = 90 * 86_400;

/** News that life has overtaken, because a worker died or the mail server was away: nobody is told to send a parcel that arrived. */
const OUTDATED: Partial<Record<MailKind, (process: ReturnProcess) => boolean>> = {
  pass: ({ status, shippingStatus }) =>
    isTerminal(status) || shippingStatus === "COLLECTED" || shippingStatus === "IN_WAREHOUSE",
  arrived: ({ status }) => isTerminal(status),
};

/**
 * NOTIFY_SHOPPER: one mail, unless it is outdated by now. A crash between sending and recording sends it again: at least once, with the same
 * Message-ID, so that mail programs fold the two. An order without an e-mail address has nobody to tell.
 */
export const notifyShopper: Executor = async (ctx, activity) => {
  const actor = systemActor(activity.groupId);
  const process = await getProcess(ctx.db, actor, activity.processId);
  const store = await getStore(ctx.db, actor, process.ecommerceId);
  const kind = MAIL_KINDS.find((one) => one === activity.leg);
  if (kind === undefined) throw new Error(`There is no mail called ${activity.leg}.`);
  const { id: returnId, groupId, ecommerceId, orderId } = process;
  const token = signShopperToken(ctx.env.HOMEWARD_SECRET, {
    claims: { groupId, ecommerceId, returnId, orderId },
    now: ctx.clock.now(),
    ttlSeconds: LINK_SECONDS,
  });
  const statusUrl = `${ctx.env.APP_URL}/r/${store.slug}/return/${process.returnCode}?t=${token}`;
  const isOutdated = OUTDATED[kind]?.(process) ?? false;
  if (process.email !== "" && !isOutdated)
    await ctx.mailer.send({
      ...renderMail(kind, { process, store, statusUrl }),
      to: process.email,
      from: ctx.env.MAIL_FROM,
      headers: { "Message-ID": `<${activity.id}@homeward>`, "X-SVC-Group": groupId, "X-SVC-Process": returnId },
    });
  await inTransaction(ctx, async (tx) => {
    await lockProcess(tx, actor, returnId);
    const now = ctx.clock.now();
    if (!(await finishActivity(tx, { id: activity.id, result: { isOutdated }, now }))) return;
    if (isOutdated) return;
    const entry = { kind: "MAIL", isShopperVisible: true, data: { mail: kind, isSent: process.email !== "" } };
    await addTimelineEntry(tx, actor, { processId: returnId, entry, now });
  });
};
