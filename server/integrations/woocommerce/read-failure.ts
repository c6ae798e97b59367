import { z } from "zod";
import { PartnerError } from "@/server/partners/partner-error";
import type { ProviderResponse } from "@/server/partners/provider-http";
import { failureOf, retryAfter } from "../provider-kit/answers";
import { parseAnswer } from "./parse-answer";
import { plainText } from "./plain-text";

export const PARTNER = "WOOCOMMERCE";
const WHERE = "Settings → Connections";
const MENU = "WooCommerce → Settings → Advanced → REST API";

const LONGEST_MESSAGE = 300;

/** An unsuccessful response. `code` is WooCommerce's own; "" when something else responded. */
export type WooFailure = {
  readonly status: number;
  readonly code: string;
  readonly message: string;
  readonly error: PartnerError;
};

const errorSchema = z.object({ code: z.coerce.string(), message: z.string().catch("") });

/** Maps an unsuccessful response to an error, by WooCommerce's codes, with what to fix. */
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

/** Explains responses of WordPress and WooCommerce about keys and permissions. */
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

/** Explains responses that came from something in front of the shop, or from WordPress as a page. */
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

/** The meaning of a page that was returned instead of data. */
type PageMeaning = { readonly words: string; readonly isMaintenance: boolean };

/** Characters of a page that are examined. */
const LOOKED_AT = 20_000;

type Known = { readonly sign: RegExp; readonly words: string; readonly isMaintenance?: boolean };

const allow = (name: string, where: string): string =>
  `${name} blocks our requests to the shop. In ${where}, allow the path /wp-json/wc/ or the address of this server.`;

const KNOWN: readonly Known[] = [
  {
    sign: /scheduled maintenance|maintenance mode|<title>[^<]*maintenance/i,
    words: "The shop is in maintenance. Homeward continues when it is over.",
    isMaintenance: true,
  },
  { sign: /wordfence/i, words: allow("Wordfence", "Wordfence → Firewall → Manage Firewall") },
  { sign: /sucuri/i, words: allow("Sucuri", "Sucuri → Firewall → Access Control") },
  { sign: /solid security|ithemes security/i, words: allow("Solid Security", "Security → Settings") },
  { sign: /imunify360|mod_security|modsecurity/i, words: allow("The host's firewall", "your hosting panel") },
  { sign: /cloudflare|cf-ray|just a moment\.\.\./i, words: allow("Cloudflare", "Cloudflare → Security → WAF") },
  {
    sign: /critical error on this website|fatal error/i,
    words: "WordPress stopped with a critical error. Check WooCommerce → Status → Logs, or ask your host.",
  },
  { sign: /error establishing a database connection/i, words: "WordPress can't reach its database at the moment." },
];

/** Explains a page from WordPress, a security plugin or the host in one sentence with what to fix. */
const describePage = ({ status, headers, text }: ProviderResponse): PageMeaning => {
  const shown = `${headers.server ?? ""}\n${"cf-ray" in headers ? "cf-ray" : ""}\n${text.slice(0, LOOKED_AT)}`;
  const known = KNOWN.find(({ sign }) => sign.test(shown) && !(sign.source.startsWith("cloudflare") && status < 400));
  if (known !== undefined)
    return { words: known.words, isMaintenance: known.isMaintenance === true && (status === 503 || status === 200) };
  if (status === 429)
    return {
      words: "The shop's host asks for fewer requests. Homeward continues automatically.",
      isMaintenance: false,
    };
  if (status === 403 || status === 406)
    return {
      words: `The shop's server blocks our requests (HTTP ${status}). The cause is a security plugin or the host's firewall: allow the path /wp-json/wc/.`,
      isMaintenance: false,
    };
  if (status >= 500)
    return { words: `The shop's server answered with an error page (HTTP ${status}).`, isMaintenance: false };
  const title = plainText(/<title[^>]*>([^<]{1,80})/i.exec(text)?.[1] ?? "");
  const named = title === "" ? "" : ` ("${title}")`;
  return {
    words: `The shop answered with a web page${named} instead of data (HTTP ${status}). A plugin for maintenance, sign-in or caching may block its REST API: allow the path /wp-json/wc/ in it.`,
    isMaintenance: false,
  };
};
