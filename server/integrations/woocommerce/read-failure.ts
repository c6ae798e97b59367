import { z } from "zod";
import { PartnerError } from "@/server/partners/partner-error";
import type { ProviderResponse } from "@/server/partners/provider-http";
import { failureOf, retryAfter } from "../provider-kit/answers";
import { describePage } from "./describe-page";
import { parseAnswer } from "./parse-answer";
import { plainText } from "./plain-text";

export const PARTNER = "WOOCOMMERCE";
const WHERE = "Settings → Connections";
const MENU = "WooCommerce → Settings → Advanced → REST API";

const LONGEST_MESSAGE = 300;

/** An answer that is no success. `code` is WooCommerce's own; "" where something else answered. */
export type WooFailure = {
  readonly status: number;
  readonly code: string;
  readonly message: string;
  readonly error: PartnerError;
};

const errorSchema = z.object({ code: z.coerce.string(), message: z.string().catch("") });

/** What an answer means that is no success, by WooCommerce's own codes, and in words that say what to mend. */
export const readFailure = (answer: ProviderResponse, { url, now }: { url: string; now: Date }): WooFailure => {
  const { status } = answer;
  const body = errorSchema.safeParse(parseAnswer(answer.text));
  if (!body.success) return { status, code: "", message: "", error: foreignAnswer(answer, { url, now }) };
  const { code } = body.data;
  const message = plainText(body.data.message).slice(0, LONGEST_MESSAGE);
  return { status, code, message, error: ownAnswer(answer, { code, message, now }) };
};

type Own = { code: string; message: string; now: Date };

const ownAnswer = (answer: ProviderResponse, { code, message, now }: Own): PartnerError => {
  const { status } = answer;
  const says = message === "" ? "" : ` WooCommerce says: ${message}`;
  if (status === 401 || status === 403) {
    const isPermission = status === 403 || /(read|write) permissions/i.test(message);
    const words = keyWords({ code, message, status });
    return failureOf(PARTNER, { ...answer, status: isPermission ? 403 : 401 }, { words, now });
  }
  if (code === "rest_no_route")
    return new PartnerError(
      PARTNER,
      "UNAUTHORIZED",
      "There is no WooCommerce REST API at this address, though WordPress answers. Check that the address includes the shop's folder, if it has one, and that WooCommerce is active and not older than 5.8.",
    );
  if (status === 429 || status === 408 || status >= 500)
    return failureOf(PARTNER, answer, { words: `The shop answered with an error (HTTP ${status}).${says}`, now });
  return new PartnerError(
    PARTNER,
    "REFUSED",
    says === "" ? `WooCommerce refused the call (HTTP ${status}).` : says.trim(),
  );
};

/** The answers of WordPress and WooCommerce to keys and what they may do. */
const keyWords = ({ code, message, status }: { code: string; message: string; status: number }): string => {
  if (/write permissions/i.test(message))
    return `The key can only read. In ${MENU}, set the key's permissions to Read/Write.`;
  if (/read permissions/i.test(message))
    return `The key can only write. In ${MENU}, set the key's permissions to Read/Write.`;
  if (/timestamp/i.test(message))
    return "The shop's clock is more than 15 minutes off, so it refuses signed requests. Ask your host to set the server's clock.";
  if (code.startsWith("woocommerce_rest_authentication"))
    return `WooCommerce doesn't accept the key. Create one in ${MENU} and enter it in ${WHERE}.`;
  if (code.startsWith("woocommerce_rest_") && status === 403)
    return `The key's user may not do this. In ${MENU}, choose an administrator or shop manager as the key's user.`;
  if (code.startsWith("woocommerce_rest_"))
    return `WooCommerce doesn't know the key: it was revoked, belongs to another shop, or was copied in part. Create one in ${MENU} and enter it in ${WHERE}.`;
  return "A plugin of the shop blocks its REST API. Allow the path /wp-json/wc/ in that plugin, or turn its protection of the REST API off.";
};

/** What stands before the shop answered, or WordPress with a page. */
const foreignAnswer = (answer: ProviderResponse, { url, now }: { url: string; now: Date }): PartnerError => {
  const { status, headers } = answer;
  const location = headers.location;
  if (status >= 300 && status < 400 && location !== undefined) return redirected(location, url);
  if (status === 401 && /basic/i.test(headers["www-authenticate"] ?? ""))
    return new PartnerError(
      PARTNER,
      "UNAUTHORIZED",
      `The site asks for a user name and password before it shows the shop. Enter them in ${WHERE} as site user name and site password.`,
    );
  if (status === 404 || status === 410)
    return new PartnerError(
      PARTNER,
      "UNAUTHORIZED",
      "There is no WooCommerce shop at this address. Enter the address of the shop's home page, with its folder if it has one.",
    );
  const { words, isMaintenance } = describePage(answer);
  if (isMaintenance || status === 429) {
    const retryAfterSeconds = retryAfter(headers["retry-after"], now) ?? 60;
    return new PartnerError(PARTNER, "PAUSED", words, { retryAfterSeconds });
  }
  return new PartnerError(PARTNER, "UNAVAILABLE", words);
};

const redirected = (location: string, url: string): PartnerError => {
  const target = URL.canParse(location, url) ? new URL(location, url) : null;
  const words =
    target === null || /wp-login|my-account/.test(target.pathname)
      ? "The shop redirects our requests to its sign-in page. Turn off the plugin that hides the site, or allow the path /wp-json/wc/ in it."
      : `The shop redirects to ${target.origin}. Enter that address in ${WHERE}.`;
  return new PartnerError(PARTNER, "UNAUTHORIZED", words);
};
