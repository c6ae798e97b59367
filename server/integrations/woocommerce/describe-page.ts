import type { ProviderResponse } from "@/server/partners/provider-http";
import { plainText } from "./plain-text";

/** What a page means that came where data was expected. */
export type PageMeaning = { readonly words: string; readonly isMaintenance: boolean };

/** So much of a page is looked at. */
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

/** What a page of WordPress, of a security plugin or of the host says, in a sentence that says what to mend. */
export const describePage = ({ status, headers, text }: ProviderResponse): PageMeaning => {
  const shown = `${headers.server ?? ""}\n${"cf-ray" in headers ? "cf-ray" : ""}\n${text.slice(0, LOOKED_AT)}`;
  const known = KNOWN.find(({ sign }) => sign.test(shown) && !(sign.source.startsWith("cloudflare") && status < 400));
  if (known !== undefined)
    return { words: known.words, isMaintenance: known.isMaintenance === true && (status === 503 || status === 200) };
  if (status === 429)
    return { words: "The shop's host asks for fewer requests. Homeward continues by itself.", isMaintenance: false };
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
