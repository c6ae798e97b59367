/** What an address that somebody typed or pasted means, or what is wrong with it. */
export type ShopAddress = { readonly address: string } | { readonly fault: string };

/** Where an address of the administration, the interface or a page of a form begins. */
const INSIDE = /\/(wp-admin|wp-json|wp-login\.php|index\.php|wp-content)(\/.*)?$/i;

/**
 * The address of a shop in any usual spelling: without scheme, with a page of the administration behind it. Plain http is
 * taken for machines of one's own network only.
 */
export const readShopAddress = (typed: string): ShopAddress => {
  const trimmed = typed.trim();
  const withScheme = /^[a-z][a-z0-9+.-]*:\/\//i.test(trimmed) ? trimmed : `https://${trimmed}`;
  if (!URL.canParse(withScheme))
    return { fault: "This is not an address. Enter it as in the browser, for example shop.example.com." };
  const url = new URL(withScheme);
  if (url.protocol !== "https:" && url.protocol !== "http:")
    return { fault: "Enter an address that begins with https://." };
  if (url.username !== "" || url.password !== "")
    return { fault: "Leave user name and password out of the address. There are fields for them below." };
  if (!url.hostname.includes(".") && url.hostname !== "localhost" && !url.hostname.startsWith("["))
    return { fault: "Enter the whole address with its domain, for example shop.example.com." };
  if (url.protocol === "http:" && !isOwnNetwork(url.hostname))
    return {
      fault: "Enter an address that begins with https://. Without HTTPS anyone on the way could read your orders.",
    };
  const path = url.pathname.replace(INSIDE, "").replace(/\/+$/, "");
  return { address: `${url.origin}${path}` };
};

const isOwnNetwork = (host: string): boolean =>
  /^(localhost|.+\.(localhost|local|test|internal)|127\..+|10\..+|192\.168\..+|172\.(1[6-9]|2\d|3[01])\..+|\[::1\])$/.test(
    host,
  );
