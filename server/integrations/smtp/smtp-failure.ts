import { PartnerError } from "@/server/partners/partner-error";
import { smtpFacts } from "./notices/read-mail-answer";

type Place = { readonly host: string; readonly port?: number; readonly isTls?: boolean };
type Known = { readonly text: RegExp; readonly words: (place: Place) => string };

const at = ({ host, port }: Place): string => (port === undefined ? host : `${host}:${port}`);

/**
 * Failures that a merchant can fix in the form or with the mail provider. nodemailer states some causes only in the
 * message.
 */
const KNOWN: readonly Known[] = [
  { text: /ENOTFOUND|EDNS|queryA/, words: ({ host }) => `No mail server found at ${host}. Check the server name.` },
  {
    text: /ECONNREFUSED|EHOSTUNREACH|ENETUNREACH/,
    words: (place) => `Nothing answers at ${at(place)}. Check the port: 587 with STARTTLS, 465 with TLS.`,
  },
  {
    text: /certificate has expired|CERT_HAS_EXPIRED/,
    words: ({ host }) => `The certificate of ${host} has expired. Ask your mail provider to renew it.`,
  },
  {
    text: /does not match certificate/,
    words: ({ host }) =>
      `The certificate at ${host} is for another name. Enter the server name from your mail provider.`,
  },
  {
    text: /certificate/i,
    words: ({ host }) => `The certificate of ${host} isn't trusted. Ask your mail provider to install a complete one.`,
  },
  {
    text: /wrong version number|packet length too long|EPROTO|before secure TLS/i,
    words: (place) => `${at(place)} doesn't speak TLS from the start. Choose STARTTLS, or use port 465.`,
  },
  {
    text: /ETLS|STARTTLS/,
    words: (place) => `${at(place)} doesn't offer STARTTLS. Choose TLS with port 465.`,
  },
  {
    text: /ETIMEDOUT/,
    words: (place) =>
      `${at(place)} didn't answer in time. Check server, port and security: 587 goes with STARTTLS, 465 with TLS. Some hosts block these ports.`,
  },
];

/**
 * Explains why a server accepted no email, for the person who connects it. The server's own message is left out,
 * because it may quote the input.
 */
export const smtpFailure = (error: unknown, place: Place): PartnerError => {
  const { code, command } = smtpFacts(error);
  const fail = (kind: PartnerError["kind"], words: string, attention?: PartnerError["attention"]) =>
    new PartnerError("SMTP", kind, words, attention === undefined ? {} : { attention });
  if (error instanceof Error && error.name === "AddressRefused")
    return fail(
      "REFUSED",
      `${place.host} has no address on the public internet. Check the server name. For a server of your own network, set WEBHOOK_ALLOW_PRIVATE_ADDRESSES=true.`,
    );
  if (isSignIn(error, command)) {
    if (code >= 400 && code < 500)
      return fail("UNAVAILABLE", `${place.host} can't check the sign-in right now (${code}).`);
    return fail(
      "UNAUTHORIZED",
      `${place.host} refused the user name or password${suffix(code)}. Some providers want an app password.`,
    );
  }
  if (command === "MAIL FROM" && code >= 500)
    return fail(
      "UNAUTHORIZED",
      `${place.host} doesn't let this account send from the sender address (${code}). Use an address of the account, or allow it at your mail provider.`,
      "PERMISSIONS_MISSING",
    );
  const text = error instanceof Error ? `${"code" in error ? error.code : ""} ${error.message}` : "";
  const known = KNOWN.find((each) => each.text.test(text));
  if (known !== undefined) return fail("UNAVAILABLE", known.words(place));
  return fail("UNAVAILABLE", `${at(place)} didn't accept the email${suffix(code)}.`);
};

const suffix = (code: number): string => (code === 0 ? "" : ` (${code})`);

const isSignIn = (error: unknown, command: string): boolean =>
  command.startsWith("AUTH") || (error instanceof Error && "code" in error && error.code === "EAUTH");
