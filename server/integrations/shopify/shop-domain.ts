const HANDLE = /^[a-z0-9][a-z0-9-]{0,98}$/;

/**
 * Returns "example.myshopify.com" for any spelling of a shop's address: with scheme or path, the handle alone, or an
 * admin URL. Returns null for anything else: a shop's public domain (www.example.com) does not identify the shop.
 */
export const readShopDomain = (typed: string): string | null => {
  const address = typed
    .trim()
    .toLowerCase()
    .replace(/^[a-z]+:\/\//, "");
  const [host = "", ...path] = (address.split(/[?#]/)[0] ?? "").split("/");
  const bare = host.replace(/:\d+$/, "");
  const handle = bare === "admin.shopify.com" ? adminHandle(path) : bare.replace(/\.myshopify\.com$/, "");
  return HANDLE.test(handle) ? `${handle}.myshopify.com` : null;
};

const adminHandle = ([word, handle = ""]: readonly string[]): string => (word === "store" ? handle : "");
