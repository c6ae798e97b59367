const ADMIN_API = "/admin-api";

/**
 * The address of the Admin API from whatever was pasted: a host, the shop's start page, the address of the dashboard
 * or of the Shop API. Https unless the person typed http. Null when it is no web address.
 */
export const readAdminApi = (typed: string): string | null => {
  const text = typed.trim();
  if (/^[a-z][a-z0-9+.-]*:\/\//i.test(text) && !/^https?:\/\//i.test(text)) return null;
  const url = URL.canParse(withScheme(text)) ? new URL(withScheme(text)) : null;
  if (url === null || url.username !== "" || url.password !== "" || /\s/.test(text)) return null;
  if (!url.hostname.includes(".") && url.hostname !== "localhost" && !url.hostname.startsWith("[")) return null;
  return `${url.origin}${pathOf(url.pathname)}`;
};

const withScheme = (text: string): string => (/^https?:\/\//i.test(text) ? text : `https://${text}`);

/** The screens of Vendure live under /admin or /dashboard beside its interfaces, possibly all in a folder. */
const pathOf = (path: string): string => {
  const known = /^(.*?)\/(?:admin-api|shop-api|admin|dashboard)(?:\/.*)?$/.exec(path);
  if (known !== null) return `${known[1]}${ADMIN_API}`;
  const bare = path.replace(/\/+$/, "");
  // An Admin API may have any path ("apiOptions.adminApiPath"): what is no known screen is taken as it was typed.
  return bare === "" ? ADMIN_API : bare;
};
