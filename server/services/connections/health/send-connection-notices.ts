import {
  type ConnectionNotice,
  claimConnectionNotice,
  describeNotice,
  returnNotice,
} from "@/server/db/connections/connection-checks";
import { PartnerError } from "@/server/partners/partner-error";
import type { ServiceContext } from "@/server/services/context";
import { escapeHtml } from "@/server/services/mails/escape-html";
import { headerText } from "@/server/services/mails/mail-headers";
import { providerName } from "../provider-name";

/**
 * Notifies owners and admins once per incident that a connection needs attention or hasn't answered for half an hour,
 * and again when it works. If the mail server doesn't answer, the notice is retried on the next run.
 */
export const sendConnectionNotices = async (ctx: ServiceContext): Promise<void> => {
  for (;;) {
    const notice = await claimConnectionNotice(ctx.db, ctx.clock.now());
    if (notice === null) return;
    const sent = await Promise.all(notice.recipients.map((to) => tell(ctx, { notice, to })));
    // Sending twice is better than never: people who got the notice get it again.
    if (sent.includes(false)) return returnNotice(ctx.db, notice);
  }
};

/** Notifies once that the API version in use ends soon. The warning stays on the connection's page. */
export const tellOfVersion = async (
  ctx: ServiceContext,
  { id, words }: { id: string; words: string },
): Promise<void> => {
  const notice = await describeNotice(ctx.db, { id, about: "VERSION", words, now: ctx.clock.now() });
  await Promise.all((notice?.recipients ?? []).map((to) => notice && tell(ctx, { notice, to })));
};

type Words = { subject: string; paragraphs: string[] };

const wordsOf = ({ about, accountName, storeName, lastError }: ConnectionNotice, provider: string): Words => {
  const shop = `${accountName} (${provider})`;
  if (about === "RECOVERY")
    return {
      subject: `${accountName} is connected again`,
      paragraphs: [`The connection of ${storeName} to ${shop} works again. Paused work continues automatically.`],
    };
  if (about === "VERSION")
    return {
      subject: `Update Homeward to keep ${accountName} connected`,
      paragraphs: [lastError, `Without an update, ${storeName} may lose its connection to ${shop}.`],
    };
  const [subject, what] =
    about === "ATTENTION"
      ? [`${accountName} needs to be reconnected`, `The connection of ${storeName} to ${shop} stopped working.`]
      : [`${accountName} does not answer`, `${shop} has not answered ${storeName} for 30 minutes.`];
  return {
    subject,
    paragraphs: [
      what,
      ...(lastError === "" ? [] : [lastError]),
      "Work that needs it is paused, and continues automatically as soon as it works. Nothing is lost.",
    ],
  };
};

/** False when it has to be retried. */
const tell = async (
  ctx: ServiceContext,
  { notice, to }: { notice: ConnectionNotice; to: string },
): Promise<boolean> => {
  const { subject, paragraphs } = wordsOf(notice, providerName(ctx, notice));
  const all = [...paragraphs, `${ctx.env.APP_URL}/dashboard/settings/connections/${notice.id}`];
  try {
    await ctx.mailer.send({
      to,
      from: ctx.env.MAIL_FROM,
      subject: headerText(subject),
      text: all.join("\n\n"),
      html: all.map((paragraph) => `<p>${escapeHtml(paragraph)}</p>`).join(""),
      headers: {
        "Message-ID": `<${notice.id}.${notice.about.toLowerCase()}.${Date.parse(notice.at)}.${to}@homeward>`,
        "Auto-Submitted": "auto-generated",
        "X-SVC-Group": notice.groupId,
      },
    });
    return true;
  } catch (error) {
    ctx.log.warn({ connection_id: notice.id, err: error }, "the notice of a connection was not sent");
    return error instanceof PartnerError && !error.isRetryable;
  }
};
