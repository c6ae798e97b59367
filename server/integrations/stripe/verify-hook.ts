import { hmacSha256Hex, isEqualSecret } from "@/server/kernel/crypto";
import type { IncomingHook, OpenedConnection } from "@/server/partners/provider";

/** How old an event may be, and how far the clocks may differ: an older one may be a recording that is played again. */
const TOLERANCE_SECONDS = 300;
/** Stripe signs with the old and the new secret while one is replaced; more than that nobody reads. */
const MOST_SIGNATURES = 10;

/** Whether Stripe signed these bytes with the secret of our webhook, not long ago. An empty secret opens nothing. */
export const verifyHook = (
  { body, headers }: IncomingHook,
  { values, now = () => new Date() }: Pick<OpenedConnection, "values"> & Partial<Pick<OpenedConnection, "now">>,
): boolean => {
  const secret = values.hookSecret ?? "";
  const { at, signatures } = readHeader(headers["stripe-signature"] ?? "");
  if (secret === "" || at === "") return false;
  const expected = hmacSha256Hex(secret, Buffer.concat([Buffer.from(`${at}.`), body]));
  const isFresh = Math.abs(now().getTime() / 1_000 - Number(at)) <= TOLERANCE_SECONDS;
  return signatures.filter((signature) => isEqualSecret(expected, signature)).length > 0 && isFresh;
};

const readHeader = (header: string): { at: string; signatures: string[] } => {
  const parts = header.split(",").map((part) => part.trim());
  const at = parts.find((part) => /^t=\d{1,12}$/.test(part))?.slice(2) ?? "";
  const signatures = parts.filter((part) => /^v1=[0-9a-f]{64}$/.test(part)).map((part) => part.slice(3));
  return { at, signatures: signatures.slice(0, MOST_SIGNATURES) };
};
