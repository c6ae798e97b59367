import { codesOf, failureOf } from "../webhook-sender/failure-of";

/** Node.js's message when a server closed the connection at the start of HTTPS. */
const HUNG_UP = /before secure TLS connection/;

type Known = { readonly codes: RegExp; readonly words: (host: string) => string };

const NO_HTTPS = "ERR_SSL_HTTP_REQUEST";

/** Failures that a merchant or the shop's host can fix. */
const KNOWN: readonly Known[] = [
  { codes: /^ENOTFOUND$/, words: (host) => `No server found at ${host}. Check the address.` },
  {
    codes: /^(ECONNREFUSED|EHOSTUNREACH|ENETUNREACH)$/,
    words: (host) => `No server answers at ${host}. Check the address and its port.`,
  },
  {
    codes: /^ERR_SSL_(WRONG_VERSION_NUMBER|PACKET_LENGTH_TOO_LONG|HTTP_REQUEST)$/,
    words: (host) => `The server at ${host} doesn't use HTTPS on this port. Check the address and its port.`,
  },
  { codes: /^CERT_HAS_EXPIRED$/, words: (host) => `The certificate of ${host} has expired. Ask the host to renew it.` },
  {
    codes: /^CERT_NOT_YET_VALID$/,
    words: (host) => `The certificate of ${host} isn't valid yet. Check the server's clock.`,
  },
  {
    codes: /^ERR_TLS_CERT_ALTNAME/,
    words: (host) => `The certificate at ${host} is for another domain. Check the address, for example with "www".`,
  },
  {
    codes: /SELF_SIGNED|UNABLE_TO_|CERT_/,
    words: (host) =>
      `The certificate of ${host} isn't trusted: it is self-signed, or the server doesn't send its chain. Ask the host to install a complete one.`,
  },
  {
    codes: /^ERR_(TLS|SSL)_|^EPROTO$/,
    words: (host) => `No secure connection to ${host} could be made. Ask the host to check its HTTPS.`,
  },
];

/** The same message for every host without a public address, so that names in the internal network can't be probed. */
const notPublic = (host: string): string =>
  `The address ${host} isn't on the public internet. If the shop is on a private network, set WEBHOOK_ALLOW_PRIVATE_ADDRESSES=true on the server.`;

/** Explains why there was no response, with what to fix if possible. */
export const describeFailure = (error: unknown, url: string): string => {
  const { host } = new URL(url);
  const codes = error instanceof Error && HUNG_UP.test(error.message) ? [NO_HTTPS] : codesOf(error);
  const known = KNOWN.find((each) => codes.some((code) => each.codes.test(code)));
  if (known !== undefined) return known.words(host);
  const isLate = error instanceof Error && (error.name === "AbortError" || error.name === "TimeoutError");
  const { failure, message } = failureOf(error);
  if (!isLate && failure === "ADDRESS") return notPublic(host);
  return `${isLate ? "No answer in time" : message} (${host}).`;
};
