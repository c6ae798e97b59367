import { createTransport } from "nodemailer";
import type { Mailer, OutgoingMail } from "@/server/partners/mailer";
import { PartnerError } from "@/server/partners/partner-error";
import { deliverOver } from "./deliver-over";
import { smtpFailure } from "./smtp-failure";
import { TIMEOUTS } from "./timeouts";

/**
 * Sends over SMTP. `url` is SMTP_URL (`smtp://user:password@host:587`, `smtps://…`). A permanent response (5xx, RFC
 * 5321) is REFUSED; everything else, from a closed port to 4xx, is UNAVAILABLE.
 */
export const createSmtpMailer = ({ url }: { url: string }): Mailer & Required<Pick<Mailer, "deliver">> => {
  const transport = createTransport(
    { url, ...TIMEOUTS },
    // Emails contain shoppers' input, which must not make the library read a file or fetch a URL.
    { disableFileAccess: true, disableUrlAccess: true },
  );
  const host = URL.canParse(url) ? new URL(url).hostname : "";
  const deliver = async (mail: OutgoingMail) => {
    try {
      return await deliverOver(transport, mail);
    } catch (error) {
      const { kind, message } = smtpFailure(error, { host });
      // An installation's server can't be fixed in Settings → Connections, so the email is retried.
      throw new PartnerError("SMTP", kind === "REFUSED" ? "REFUSED" : "UNAVAILABLE", message, { cause: error });
    }
  };
  return {
    deliver,
    send: async (mail) => {
      const { state, code } = await deliver(mail);
      if (state === "SENT") return;
      const isPermanent = state !== "DEFERRED";
      const words = isPermanent
        ? "The mail server permanently rejected the email"
        : "The mail server did not accept the email";
      throw new PartnerError("SMTP", isPermanent ? "REFUSED" : "UNAVAILABLE", `${words}${code ? ` (${code})` : ""}.`);
    },
  };
};
