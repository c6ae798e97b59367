import type { WebhookFailure } from "@/server/partners/webhook-sender";
import { AddressRefused } from "./address-guard";

export type Failure = { failure: WebhookFailure; message: string };

const FAILURES: readonly { codes: RegExp; failure: WebhookFailure; message: string }[] = [
  { codes: /^UND_ERR_CONNECT_TIMEOUT$|^ETIMEDOUT$/, failure: "TIMEOUT", message: "No connection in time" },
  { codes: /^ENOTFOUND$/, failure: "DNS", message: "The host name has no address" },
  { codes: /^EAI_/, failure: "DNS", message: "The host name could not be looked up" },
  { codes: /^ECONNREFUSED$/, failure: "CONNECT", message: "The connection was refused" },
  { codes: /^(EHOSTUNREACH|ENETUNREACH|EADDRNOTAVAIL|EACCES)$/, failure: "CONNECT", message: "No way to the host" },
  { codes: /^CERT_HAS_EXPIRED$/, failure: "TLS", message: "The certificate has expired" },
  { codes: /^CERT_NOT_YET_VALID$/, failure: "TLS", message: "The certificate is not valid yet" },
  { codes: /^ERR_TLS_CERT_ALTNAME/, failure: "TLS", message: "The certificate is for another host name" },
  { codes: /SELF_SIGNED|UNABLE_TO_|CERT_/, failure: "TLS", message: "The certificate is not trusted" },
  { codes: /^ERR_(TLS|SSL)_|^EPROTO$/, failure: "TLS", message: "The TLS handshake failed" },
  { codes: /^(ECONNRESET|EPIPE|UND_ERR_SOCKET)$/, failure: "RESET", message: "The connection was closed early" },
  { codes: /^UND_ERR_HEADERS_OVERFLOW$/, failure: "ANSWER", message: "The headers of the answer are too large" },
  { codes: /^HPE_|^HTTPParserError$|^UND_ERR_RES/, failure: "ANSWER", message: "The answer is not HTTP" },
];

/** Classifies an error and describes it in short for the merchant. */
export const failureOf = (error: unknown): Failure => {
  const thrown = causes(error);
  const refused = thrown.find((cause) => cause instanceof AddressRefused);
  if (refused !== undefined) return { failure: "ADDRESS", message: `Not sent: ${refused.message}` };
  for (const { codes, failure, message } of FAILURES)
    if (thrown.some((cause) => codes.test(codeOf(cause)))) return { failure, message };
  return { failure: "CONNECT", message: "The connection failed" };
};

/** Returns the codes of an error and of everything it wraps. */
export const codesOf = (error: unknown): string[] => causes(error).map(codeOf);

// Some errors of the parser only have a name.
const codeOf = (error: Error): string => ("code" in error && typeof error.code === "string" ? error.code : error.name);

/** Returns the error, the errors it wraps, and the parts of an aggregate error over several addresses. */
const causes = (error: unknown): Error[] => {
  if (!(error instanceof Error)) return [];
  const parts = error instanceof AggregateError ? error.errors : [];
  return [error, ...causes(error.cause), ...parts.flatMap(causes)];
};
