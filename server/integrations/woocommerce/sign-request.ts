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
 * Returns the query of a request with a one-legged OAuth 1.0a signature (RFC 5849 with HMAC-SHA256), for shops that
 * can't receive keys in a header. The secret itself is never sent. A signature works once, within 15 minutes of the
 * shop's clock.
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

/** Returns the base64 signature of a request whose other OAuth parameters are in its query. */
export const signatureOf = (call: Pick<Unsigned, "method" | "url" | "query" | "consumerSecret">): string => {
  const { method, url, query, consumerSecret } = call;
  const pairs = Object.entries(query).map(([name, value]) => [encode(name), encode(value)] as const);
  // Sorted by the bytes of the encoded names, like PHP's strcmp.
  pairs.sort(([left], [right]) => (left < right ? -1 : 1));
  const parameters = pairs.map(([name, value]) => `${name}=${value}`).join("&");
  return hmacSha256(`${consumerSecret}&`, `${method}&${encode(url)}&${encode(parameters)}`).toString("base64");
};

/** Encodes as in RFC 3986, like PHP's rawurlencode, which also encodes !'()*. */
const encode = (text: string): string =>
  encodeURIComponent(text).replace(/[!'()*]/g, (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`);
