import { signRequest } from "@/server/integrations/woocommerce/sign-request";

// biome-ignore lint/suspicious/noExplicitAny: answers are read as a client without types reads them.
export type WooJson = any;
export type WooKeys = { readonly address: URL; readonly consumerKey: string; readonly consumerSecret: string };
export type WooApi = {
  get: (path: string, query?: Readonly<Record<string, string>>) => Promise<WooJson>;
  post: (path: string, body: unknown) => Promise<WooJson>;
};

/** A shop's own REST API, called without the product. */
export const openWooApi = (keys: WooKeys): WooApi => {
  const ask = async (method: "GET" | "POST", path: string, query: Record<string, string>, body?: unknown) => {
    const folder = keys.address.pathname.replace(/\/$/, "");
    const signed = signedPath(keys, { method, path: `${folder}/wp-json/wc/v3/${path}`, query });
    const response = await fetch(new URL(signed, keys.address), {
      method,
      headers: { "content-type": "application/json" },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text.slice(0, 400)}`);
    return JSON.parse(text) as WooJson;
  };
  return {
    get: (path, query = {}) => ask("GET", path, { ...query }),
    post: (path, body) => ask("POST", path, {}, body),
  };
};

type Unsigned = { method: string; path: string; query: Readonly<Record<string, string>> };

/** Path and query of a call, signed for the shop's own URL. */
export const signedPath = (
  { address, consumerKey, consumerSecret }: WooKeys,
  { method, path, query }: Unsigned,
): string => {
  const url = `${address.origin}${path}`.replace(/\/$/, "");
  const signed = signRequest({ method, url, query, consumerKey, consumerSecret, now: new Date() });
  const search = Object.entries(signed).map((pair) => pair.map(encodeURIComponent).join("="));
  return `${path}?${search.join("&")}`;
};
