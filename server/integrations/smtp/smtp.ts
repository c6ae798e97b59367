import { randomBytes } from "node:crypto";
import { createTransport, type Transporter } from "nodemailer";
import type { DkimKey, MailProvider } from "@/server/partners/mail-provider";
import type { ConnectAttempt, ConnectedAccount, ConnectionValues } from "@/server/partners/provider";
import { describeFields } from "../provider-kit/fields";
import { type ResolveHost, resolveHost, resolvePublicly } from "../webhook-sender/address-guard";
import { deliverOver } from "./deliver-over";
import { credentialsSchema, readSender, readSmtpValues, settingsSchema } from "./fields";
import { confirmHook, readHook, verifyHook } from "./notices/hooks";
import { readNotices } from "./notices/read-notices";
import { serviceOf } from "./notices/services";
import { smtpFailure } from "./smtp-failure";
import { TIMEOUTS, type Timeouts } from "./timeouts";

const SECRET_BYTES = 24;

/** A store has one sender: whatever changes about it, it stays the same connection. */
const ACCOUNT = "sender";

/** A store's own mail server, over SMTP with TLS. */
export const createSmtpProvider = (options: SmtpOptions): MailProvider => ({
  kind: "MAIL",
  provider: "SMTP",
  displayName: "Email (SMTP)",
  tagline: "Sends the store's emails from your own address, over your mail provider's SMTP server.",
  tile: { color: "#0f766e", letters: "@" },
  guide: "email",
  isBeta: false,
  credentials: describeFields(credentialsSchema),
  settings: describeFields(settingsSchema),
  capabilities: [],
  readValues: readSmtpValues,
  readSender,
  connect: (attempt) => connectServer(options, attempt),
  // A person enters the URL at the service behind the server; its secret is created here.
  subscribe: async ({ values }) => ({ hookSecret: values.hookSecret || randomBytes(SECRET_BYTES).toString("hex") }),
  isSubscribed: async ({ values }) => (values.hookSecret ?? "") !== "",
  unsubscribe: async () => undefined,
  verifyHook,
  confirmHook,
  readHook,
  readNotices,
  open: ({ values }, dkim) => ({
    deliver: async (mail) => {
      const { reference = "" } = mail;
      const marks = reference === "" ? {} : serviceOf(values)?.nameMail(reference);
      try {
        const transport = await openTransport(options, values, dkim);
        return await deliverOver(transport, mail, marks);
      } catch (error) {
        throw smtpFailure(error, placeOf(values));
      }
    },
  }),
});

/** Signs in and disconnects. Whether the sender address is allowed shows when the email with the code is sent. */
const connectServer = async (options: SmtpOptions, { values }: ConnectAttempt): Promise<ConnectedAccount> => {
  try {
    const transport = await openTransport(options, values, null);
    await transport.verify();
  } catch (error) {
    throw smtpFailure(error, placeOf(values));
  }
  return {
    ...{ accountId: ACCOUNT, accountName: readSender(values).address, mode: null, currency: "" },
    ...{ capabilities: [], locations: [], warnings: [], versionEndsOn: null },
  };
};

const placeOf = ({ host = "", port = "" }: ConnectionValues) => ({ host, port: Number(port) });

type SmtpOptions = {
  /** Allows addresses that are not public: for development only. */
  readonly allowPrivateAddresses: boolean;
  /** Certificates (PEM) trusted in addition to those of Node.js. */
  readonly authorities?: readonly string[];
  readonly resolve?: ResolveHost;
  readonly timeouts?: Timeouts;
};

/**
 * Connects to the merchant's mail server. The name is resolved here and the socket connects to the checked address, so
 * a name that resolves differently the second time gains nothing.
 * @throws AddressRefused, and errors of the lookup
 */
const openTransport = async (
  { allowPrivateAddresses, authorities, resolve = resolveHost, timeouts = TIMEOUTS }: SmtpOptions,
  values: ConnectionValues,
  dkim: DkimKey | null,
): Promise<Transporter> => {
  const { host = "", port = "", security = "", user = "", password = "" } = values;
  const addresses = allowPrivateAddresses ? await resolve(host) : await resolvePublicly(host, resolve);
  const isTls = security === "TLS";
  const signing = dkim === null ? {} : { dkim: dkimOf(dkim) };
  return createTransport({
    host: addresses[0]?.address ?? host,
    port: Number(port),
    secure: isTls,
    requireTLS: !isTls,
    ...(user === "" ? {} : { auth: { user, pass: password } }),
    tls: { servername: host, minVersion: "TLSv1.2", ...(authorities === undefined ? {} : { ca: [...authorities] }) },
    ...timeouts,
    ...signing,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
};

const dkimOf = ({ domain, selector, privateKey }: DkimKey) => ({
  domainName: domain,
  keySelector: selector,
  privateKey,
});
