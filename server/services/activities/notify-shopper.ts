import { isAddress } from "@/contract/vocabulary/mail-address";
import { finishActivity } from "@/server/db/jobs/activities";
import type { ClaimedActivity } from "@/server/db/jobs/due-work";
import { timelineEntryWhenDone } from "@/server/db/returns/process-writes";
import { listTimeline } from "@/server/db/returns/timeline";
import { inTransaction } from "@/server/db/transaction";
import { isMoneyMoving, isOvertaken, isPaid, type MailLeg, readMailLeg } from "@/server/domain/activities/plan-mails";
import type { ReturnProcess } from "@/server/domain/process/types";
import { portalAddress } from "@/server/domain/store/portal-address";
import { shopperLanguage } from "@/server/domain/store/shopper-language";
import type { Store } from "@/server/domain/store/types";
import { type Actor, systemActor } from "@/server/kernel/actor";
import { signShopperToken } from "@/server/kernel/shopper-token";
import type { OutgoingMail } from "@/server/partners/mailer";
import { PartnerError } from "@/server/partners/partner-error";
import type { ServiceContext } from "../context";
import { finalizeChange } from "../finalize-change/finalize-change";
import { deliverMail } from "../mails/deliver-mail";
import { isMailKept } from "../mails/is-mail-kept";
import type { CanceledBy } from "../mails/mail-facts";
import { messageIdOfActivity, senderOf } from "../mails/mail-headers";
import { renderMail } from "../mails/render-mail";
import { StillPending } from "../payments/still-pending";
import { storeAsPromised } from "../settlement/store-as-promised";
import type { Executor } from "./executor";

const LINK_SECONDS = 90 * 86_400;
/** Most refunds are sent within seconds: a result that waits for its refund covers both in one email. */
const RESULT_WAITS_SECONDS = 20;

/**
 * NOTIFY_SHOPPER: sends one email, unless it is outdated. After a crash between sending and recording it is sent again:
 * at least once, with the same Message-ID, so that email apps group the two. An order without an email address has no
 * recipient.
 * @throws PartnerError, StillPending
 */
export const notifyShopper: Executor = async (ctx, activity, read) => {
  const actor = systemActor(activity.groupId);
  const { process, store } = await read();
  const mail = readMailLeg(activity.leg);
  if (mail === null) throw new Error(`There is no email called ${activity.leg}.`);
  const isOutdated = isOvertaken(activity.leg, process) || isPastDeadline(mail, process, ctx.clock.now());
  if (!isOutdated && mail.kind === "result" && activity.attempts === 1 && isMoneyMoving(process))
    throw new StillPending(RESULT_WAITS_SECONDS);
  if (!isOutdated && process.email !== "")
    await deliverMail(ctx, {
      ...{ groupId: process.groupId, ecommerceId: process.ecommerceId, isTest: process.isTest, processId: process.id },
      isForShopper: true,
      mail: await write(ctx, { actor, activity, process, store, mail }),
    });
  await record(ctx, { actor, activity, process, store, mail, isOutdated });
};

/** Nobody is reminded of a past deadline; whatever happens then has its own email. */
const isPastDeadline = ({ kind }: MailLeg, { handOverBy }: ReturnProcess, now: Date): boolean =>
  (kind === "reminder_3" || kind === "reminder_1") && (handOverBy === null || new Date(handOverBy) < now);

type Sending = { actor: Actor; activity: ClaimedActivity; process: ReturnProcess; store: Store; mail: MailLeg };

const write = async (
  ctx: ServiceContext,
  { actor, activity, process, store, mail }: Sending,
): Promise<OutgoingMail> => {
  if (!isAddress(process.email))
    throw new PartnerError("MAIL", "REFUSED", "The shopper has no valid email address. Correct it and try again.");
  const canceledBy = mail.kind === "canceled" ? await findCanceledBy(ctx, actor, process) : "STORE";
  const statusUrl = statusLink(ctx, process, store);
  const message = typeof activity.input.text === "string" ? activity.input.text : "";
  const facts = { mail, process, store: await storeAsPromised(ctx.db, actor, { store, process }), canceledBy, message };
  const rendered = renderMail({ ...facts, appUrl: ctx.env.APP_URL, statusUrl });
  const { contactEmail } = store.config;
  return {
    to: process.email,
    from: senderOf({ mailFrom: ctx.env.MAIL_FROM, storeName: store.name }),
    subject: rendered.subject,
    text: rendered.text,
    html: rendered.html,
    headers: {
      "Message-ID": messageIdOfActivity(activity),
      "Auto-Submitted": "auto-generated",
      "Content-Language": rendered.language,
      ...(isAddress(contactEmail) ? { "Reply-To": contactEmail } : {}),
      "X-SVC-Group": process.groupId,
      "X-SVC-Process": process.id,
    },
  };
};

const statusLink = (ctx: ServiceContext, process: ReturnProcess, store: Store): string => {
  const { id: returnId, groupId, ecommerceId, orderId, returnCode } = process;
  const token = signShopperToken(ctx.env.HOMEWARD_SECRET, {
    claims: { groupId, ecommerceId, returnId, orderId },
    now: ctx.clock.now(),
    ttlSeconds: LINK_SECONDS,
  });
  const lang = shopperLanguage(store.config, process.lang);
  return `${portalAddress(ctx.env.APP_URL, store)}/return/${returnCode}?t=${token}&lang=${lang}`;
};

/** Only the history has the cause; the process only knows that it ended. */
const findCanceledBy = async (ctx: ServiceContext, actor: Actor, process: ReturnProcess): Promise<CanceledBy> => {
  const timeline = await listTimeline(ctx.db, actor, process.id);
  switch (timeline.findLast(({ kind }) => kind === "CANCELED")?.data.cause) {
    case "SHOPPER_CANCEL":
      return "SHOPPER";
    case "NOT_SENT_IN_TIME":
      return "LATE";
    default:
      return "STORE";
  }
};

/**
 * Records which refunds the result email included. A refund that was sent while the result was being sent gets its own
 * email only now, when it is known that the result didn't include it.
 */
const record = async (
  ctx: ServiceContext,
  { actor, activity, process, mail, isOutdated }: Sending & { isOutdated: boolean },
): Promise<void> => {
  const isResult = mail.kind === "result";
  const told = isResult && !isOutdated ? process.settlements.filter((one) => isPaid(process, one)) : [];
  const result = { isOutdated, ...(isResult ? { told: told.map(({ id }) => id) } : {}) };
  const isKept = process.email !== "" && isMailKept(ctx, process) && (await ctx.partners.mailer(process)) === null;
  const data = { mail: mail.kind, isSent: process.email !== "", ...(isKept ? { isKept } : {}) };
  const entry = { kind: "MAIL", isShopperVisible: !isKept, data };
  await inTransaction(ctx, async (tx) => {
    const now = ctx.clock.now();
    const also = isOutdated ? [] : [timelineEntryWhenDone(actor, { processId: process.id, entry, now })];
    if (!(await finishActivity(tx, activity, { result, also, now }))) return;
    if (isResult) await finalizeChange(ctx, tx, { actor, processId: process.id, events: [] });
  });
};
