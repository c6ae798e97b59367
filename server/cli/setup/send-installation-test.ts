import { randomUUID } from "node:crypto";
import { createSmtpMailer } from "@/server/integrations/smtp/smtp-mailer";
import type { Env } from "@/server/kernel/env";
import { PartnerError } from "@/server/partners/partner-error";
import { testMailText } from "@/server/services/mails/test-mail-text";

/**
 * Sends one email from MAIL_FROM over SMTP_URL and returns the server's answer. Never throws for a failure of the
 * server.
 */
export const sendInstallationTest = async (
  { SMTP_URL, MAIL_FROM, APP_URL }: Pick<Env, "SMTP_URL" | "MAIL_FROM" | "APP_URL">,
  to: string,
): Promise<{ isAccepted: boolean; answer: string }> => {
  if (SMTP_URL === undefined)
    return {
      isAccepted: false,
      answer: "No mail server is set up. Set SMTP_URL, for example smtps://user:password@host:465.",
    };
  const headers = { "Message-ID": `<${randomUUID()}@homeward>`, "Auto-Submitted": "auto-generated" };
  try {
    const mailer = createSmtpMailer({ url: SMTP_URL });
    const answer = await mailer.deliver({ ...testMailText(APP_URL), to, from: MAIL_FROM, headers });
    return { isAccepted: answer.state === "SENT", answer: answer.words };
  } catch (error) {
    if (error instanceof PartnerError) return { isAccepted: false, answer: error.message };
    throw error;
  }
};
