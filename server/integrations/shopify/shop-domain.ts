const HANDLE = /^[a-z0-9][a-z0-9-]{0,98}$/;

/**
 * "example.myshopify.com" from however a shop's address was typed: with scheme or path, the handle alone, or an address
 * of the admin. Null for everything else: the public domain of a shop (www.example.com) does not say which shop it is.
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
