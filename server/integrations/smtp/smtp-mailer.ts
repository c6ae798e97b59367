import { createTransport } from "nodemailer";
import type { Mailer, OutgoingMail } from "@/server/partners/mailer";
import { PartnerError } from "@/server/partners/partner-error";
import { deliverOver } from "./deliver-over";
import { smtpFailure } from "./smtp-failure";
import { TIMEOUTS } from "./timeouts";

/**
 * Sends over SMTP. `url` is SMTP_URL (`smtp://user:password@host:587`, `smtps://…`).
 * A permanent answer (5xx, RFC 5321) is REFUSED, everything else, from a closed port to 4xx, UNAVAILABLE.
 */
export const createSmtpMailer = ({ url }: { url: string }): Mailer & Required<Pick<Mailer, "deliver">> => {
  const transport = createTransport(
    { url, ...TIMEOUTS },
    // Mail texts hold what shoppers typed: nothing in them may make the library read a file or fetch an address.
    { disableFileAccess: true, disableUrlAccess: true },
  );
  const host = URL.canParse(url) ? new URL(url).hostname : "";
  const deliver = async (mail: OutgoingMail) => {
    try {
      return await deliverOver(transport, mail);
    } catch (error) {
      const { kind, message } = smtpFailure(error, { host });
      // Nobody can mend the server of an installation in Settings → Connections: it is tried again.
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
