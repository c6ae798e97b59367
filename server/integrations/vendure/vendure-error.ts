import type { AttentionReason } from "@/contract/vocabulary/connection";
import { PartnerError, type PartnerErrorKind } from "@/server/partners/partner-error";

export const VENDURE = "VENDURE";

type GraphqlError = { message: string; extensions?: { code?: string | undefined } | undefined };

/** Creates a PartnerError for Vendure. */
export const vendureError = (
  kind: PartnerErrorKind,
  words: string,
  options: { retryAfterSeconds?: number; attention?: AttentionReason } = {},
): PartnerError => new PartnerError(VENDURE, kind, words, options);

const answerError = (kind: PartnerErrorKind, words: string): PartnerError =>
  new VendureAnswerError(VENDURE, kind, words);

/** Not signed in, or a permission is missing: Vendure reports both in the same way. */
export const isForbidden = ({ extensions }: GraphqlError): boolean =>
  extensions?.code === "FORBIDDEN" || extensions?.code === "UNAUTHORIZED";

/**
 * Vendure responded with an error. An order that fails to load this way is skipped, while a missing response aborts the
 * whole page.
 */
export class VendureAnswerError extends PartnerError {
  readonly isAnswer = true;
}

export const isVendureAnswer = (error: unknown): error is PartnerError =>
  error instanceof Error && "isAnswer" in error && error.isAnswer === true;

/** The first query asks for a field that only the Admin API has. */
const SHOP_API = /Cannot query field "globalSettings"/;
const IS_SHOP_API =
  "This is Vendure's Shop API. Enter the address of the Admin API, which usually ends with /admin-api.";

/**
 * Maps an entry of `errors`. For errors that Vendure didn't anticipate, it is unknown whether the call had an effect.
 */
export const errorOfGraphql = (error: GraphqlError, purpose: string): PartnerError => {
  const { message, extensions } = error;
  if (isForbidden(error)) {
    const words = `Vendure refused to ${purpose}: the key or password no longer works, or its role lacks a permission. Check the role in Vendure against the guide.`;
    return vendureError("UNAUTHORIZED", words);
  }
  const couldNot = `Vendure could not ${purpose}: ${shorten(message)}`;
  switch (extensions?.code) {
    case "CHANNEL_NOT_FOUND":
      return vendureError("UNAUTHORIZED", "Vendure has no channel with this token. Copy it from Settings → Channels.");
    case "ENTITY_NOT_FOUND":
      return answerError("REFUSED", `Vendure could not ${purpose}: ${message}.`);
    case "GRAPHQL_VALIDATION_FAILED":
      return answerError("REFUSED", SHOP_API.test(message) ? IS_SHOP_API : couldNot);
    case "BAD_USER_INPUT":
    case "USER_INPUT_ERROR":
    case "ILLEGAL_OPERATION":
      return answerError("REFUSED", couldNot);
    default:
      return /too complex/i.test(message)
        ? answerError(
            "REFUSED",
            `Vendure limits the size of queries: ${shorten(message)} Raise maxQueryComplexity in HardenPlugin.`,
          )
        : answerError("UNAVAILABLE", `Vendure failed to ${purpose}: ${shorten(message)}`);
  }
};

/** Long enough for a reason, too short for a dump of the request. */
const shorten = (message: string): string => (message.length > 200 ? `${message.slice(0, 200)}…` : message);
