import { createTransport, type Transporter } from "nodemailer";
import type { DkimKey } from "@/server/partners/mail-provider";
import type { ConnectionValues } from "@/server/partners/provider";
import { type ResolveHost, resolveHost, resolvePublicly } from "../webhook-sender/address-guard";
import { TIMEOUTS, type Timeouts } from "./timeouts";

export type SmtpOptions = {
  /** Lifts the guard against addresses that are not public: for development only. */
  readonly allowPrivateAddresses: boolean;
  /** Certificates (PEM) that are trusted besides those that Node.js knows. */
  readonly authorities?: readonly string[];
  readonly resolve?: ResolveHost;
  readonly timeouts?: Timeouts;
};

/**
 * The way to the mail server that a merchant named. The name is looked up here and the socket goes to the address that was
 * judged, so that a name that resolves to something else the second time gains nothing.
 * @throws AddressRefused, and what the look-up throws
 */
export const openTransport = async (
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
