import type { z } from "zod";
import { PartnerError } from "@/server/partners/partner-error";
import type { ProviderResponse } from "@/server/partners/provider-http";

const TOO_MANY = 429;
const SHORTEST_WAIT_SECONDS = 1;
const LONGEST_WAIT_SECONDS = 3_600;

/**
 * Maps an unsuccessful response to a general error: 401 and 403 mean credentials, 429 and `Retry-After` mean wait, 5xx
 * may be temporary, and anything else is a rejection. Providers with other meanings handle them before.
 */
export const failureOf = (
  provider: string,
  { status, headers }: Pick<ProviderResponse, "status" | "headers">,
  { words, now }: { words: string; now: Date },
): PartnerError => {
  const retryAfterSeconds = retryAfter(headers["retry-after"], now);
  if (status === 401) return new PartnerError(provider, "UNAUTHORIZED", words);
  if (status === 403) return new PartnerError(provider, "UNAUTHORIZED", words, { attention: "PERMISSIONS_MISSING" });
  if (status === TOO_MANY)
    return new PartnerError(provider, "PAUSED", words, { retryAfterSeconds: retryAfterSeconds ?? 10 });
  if (status === 408 || status >= 500)
    return new PartnerError(provider, "UNAVAILABLE", words, retryAfterSeconds === null ? {} : { retryAfterSeconds });
  return new PartnerError(provider, "REFUSED", words);
};

/**
 * Returns the seconds of a `Retry-After` header, which can be a number or a date; null when it is missing or invalid.
 */
export const retryAfter = (header: string | undefined, now: Date): number | null => {
  if (header === undefined) return null;
  const seconds = /^\d+(\.\d+)?$/.test(header.trim())
    ? Number(header)
    : Math.ceil((Date.parse(header) - now.getTime()) / 1_000);
  if (!Number.isFinite(seconds)) return null;
  return Math.min(LONGEST_WAIT_SECONDS, Math.max(SHORTEST_WAIT_SECONDS, Math.ceil(seconds)));
};

/** Parses JSON; null when the text is not JSON. */
export const jsonOrNull = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

/** Parses the JSON of a response by its schema. @throws PartnerError UNAVAILABLE when it doesn't match */
export const readAnswer = <T>(provider: string, { text }: Pick<ProviderResponse, "text">, schema: z.ZodType<T>): T => {
  const parsed = schema.safeParse(parseJson(provider, text));
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const where = issue === undefined ? "" : `: ${issue.path.join(".")} ${issue.message}`;
  throw new PartnerError(provider, "UNAVAILABLE", `The answer was not in the expected form${where}.`);
};

const parseJson = (provider: string, text: string): unknown => {
  try {
    // Some PHP servers send a byte order mark.
    return JSON.parse(text.replace(/^\uFEFF/, ""));
  } catch {
    throw new PartnerError(provider, "UNAVAILABLE", "The answer was not JSON.");
  }
};

/** Explanations of a carrier provider's rejections: credentials, payment, permissions. */
type Refusals = { readonly key: string; readonly funds: string; readonly permission: string; readonly busy?: string };

/** Like `failureOf`, with a carrier provider's explanations by status; `said` is the provider's message. */
export const carrierFailure = (
  { partner, name, refusals }: { partner: string; name: string; refusals: Refusals },
  answer: ProviderResponse,
  { said, now }: { said: string; now: Date },
): PartnerError => {
  const { status } = answer;
  const more = said === "" ? "" : ` ${name} says: ${said}`;
  if (status === 401) return new PartnerError(partner, "UNAUTHORIZED", refusals.key);
  if (status === 402) return new PartnerError(partner, "REFUSED", `${refusals.funds}${more}`);
  if (status === 403)
    return new PartnerError(partner, "UNAUTHORIZED", `${refusals.permission}${more}`, {
      attention: "PERMISSIONS_MISSING",
    });
  // The effect is as unknown as with any lost response.
  if (status === 409 && refusals.busy !== undefined)
    return new PartnerError(partner, "BUSY", refusals.busy, { retryAfterSeconds: 30 });
  const words = said === "" ? `${name} answered with HTTP ${status}.` : `${name} says: ${said}`;
  return failureOf(partner, answer, { words: status === TOO_MANY ? `${name} asks us to slow down.` : words, now });
};
