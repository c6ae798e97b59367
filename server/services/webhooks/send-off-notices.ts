import { inTransaction } from "@/server/db/transaction";
import { claimOffNotice, finishOffNotice, noteTold, type OffNotice } from "@/server/db/webhooks/webhook-notices";
import { PartnerError } from "@/server/partners/partner-error";
import type { ServiceContext } from "../context";
import { escapeHtml } from "../mails/escape-html";
import { headerText } from "../mails/mail-headers";

/**
 * Tells those who manage webhooks that an endpoint was switched off, once per person (twice when this process ends in
 * the middle). A mail server that does not answer is asked again a minute later.
 */
export const sendOffNotices = async (ctx: ServiceContext): Promise<void> => {
  for (;;) {
    const notice = await inTransaction(ctx, claimOffNotice);
    if (notice === null) return;
    for (const to of notice.recipients) {
      if (!(await tell(ctx, { notice, to }))) return;
      await inTransaction(ctx, (tx) => noteTold(tx, { endpointId: notice.endpointId, to }));
    }
    await inTransaction(ctx, (tx) => finishOffNotice(tx, notice.endpointId));
  }
};

/** False when it has to be tried again. */
const tell = async (ctx: ServiceContext, { notice, to }: { notice: OffNotice; to: string }): Promise<boolean> => {
  const text = [
    `Your webhook endpoint ${notice.url} was switched off.`,
    notice.reason,
    `Events gather for it: ${notice.pending} wait. Mend the receiver, send it a test event, then switch it on again: ` +
      "what waits goes out at once, in order.",
    `${ctx.env.APP_URL}/dashboard/webhooks/endpoints/${notice.endpointId}`,
  ].join("\n\n");
  try {
    await ctx.mailer.send({
      to,
      from: ctx.env.MAIL_FROM,
      subject: headerText(`Webhooks to ${new URL(notice.url).host} are switched off`),
      text,
      html: text
        .split("\n\n")
        .map((paragraph) => `<p>${escapeHtml(paragraph)}</p>`)
        .join(""),
      headers: {
        "Message-ID": `<${notice.endpointId}.${Date.parse(notice.disabledAt)}.${to}@homeward>`,
        "Auto-Submitted": "auto-generated",
        "X-SVC-Group": notice.groupId,
      },
    });
    return true;
  } catch (error) {
    ctx.log.warn({ endpoint_id: notice.endpointId, err: error }, "the notice of an endpoint was not sent");
    return error instanceof PartnerError && !error.isRetryable;
  }
};
