import { randomBytes } from "node:crypto";
import { hmacSha256 } from "@/server/kernel/crypto";

type Unsigned = {
  readonly method: string;
  /** Without its query. */
  readonly url: string;
  readonly query: Readonly<Record<string, string>>;
  readonly consumerKey: string;
  readonly consumerSecret: string;
  readonly now: Date;
};

/**
 * The query of a request with a one-legged OAuth 1.0a signature (RFC 5849 with HMAC-SHA256), for shops that cannot take
 * the keys in a header: the secret itself is never sent. It works once, within 15 minutes of the shop's clock.
 */
export const signRequest = (unsigned: Unsigned): Record<string, string> => {
  const { method, url, query, consumerKey, consumerSecret, now } = unsigned;
  const signed: Record<string, string> = {
    ...query,
    oauth_consumer_key: consumerKey,
    oauth_nonce: randomBytes(16).toString("hex"),
    oauth_signature_method: "HMAC-SHA256",
    oauth_timestamp: String(Math.floor(now.getTime() / 1_000)),
  };
  return { ...signed, oauth_signature: signatureOf({ method, url, query: signed, consumerSecret }) };
};

/** The signature of a request whose other OAuth parameters stand in its query, base64. */
export const signatureOf = (call: Pick<Unsigned, "method" | "url" | "query" | "consumerSecret">): string => {
  const { method, url, query, consumerSecret } = call;
  const pairs = Object.entries(query).map(([name, value]) => [encode(name), encode(value)] as const);
  // By bytes of the encoded names, as PHP's strcmp sorts them.
  pairs.sort(([left], [right]) => (left < right ? -1 : 1));
  const parameters = pairs.map(([name, value]) => `${name}=${value}`).join("&");
  return hmacSha256(`${consumerSecret}&`, `${method}&${encode(url)}&${encode(parameters)}`).toString("base64");
};

/** RFC 3986: like PHP's rawurlencode, which also encodes !'()*. */
const encode = (text: string): string =>
  encodeURIComponent(text).replace(/[!'()*]/g, (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`);
