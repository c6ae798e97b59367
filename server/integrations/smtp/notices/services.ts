import type { ConnectionValues } from "@/server/partners/provider";
import { amazonSes } from "./amazon-ses";
import { brevo } from "./brevo";
import { mailgun } from "./mailgun";
import { mailjet } from "./mailjet";
import type { NoticeService } from "./notice-service";
import { postmark } from "./postmark";
import { resend } from "./resend";
import { sendgrid } from "./sendgrid";
import { sparkpost } from "./sparkpost";

/** By name. */
export const SERVICES: readonly NoticeService[] = [
  ...[amazonSes, brevo, mailgun, mailjet, postmark, resend, sendgrid, sparkpost],
];

/** Detects the service by the server's name. */
export const DETECTED = "AUTO";

/**
 * Returns the service that reports on delivery: from the setting, or detected by the server's name; null when there is
 * none.
 */
export const serviceOf = ({ notices = DETECTED, host = "" }: ConnectionValues): NoticeService | null =>
  SERVICES.find(({ code, servers }) => (notices === DETECTED ? servers.test(host) : code === notices)) ?? null;
