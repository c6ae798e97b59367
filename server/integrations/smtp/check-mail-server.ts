import { createTransport } from "nodemailer";
import { smtpFailure } from "./smtp-failure";
import { TIMEOUTS } from "./timeouts";

/**
 * Signs in to the installation's mail server and disconnects without sending. Returns its name, never its password.
 * @throws PartnerError that says what to fix
 */
export const checkMailServer = async (url: string): Promise<string> => {
  const host = URL.canParse(url) ? new URL(url).host : "the server of SMTP_URL";
  try {
    await createTransport({ url, ...TIMEOUTS }).verify();
  } catch (error) {
    throw smtpFailure(error, { host });
  }
  return host;
};
