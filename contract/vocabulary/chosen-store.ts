/**
 * Cookie with the store that a user of several stores has chosen in the dashboard; without it, pages show all stores.
 */
export const STORE_COOKIE = "homeward.store";
/** The same for requests of those pages, because the cookie is limited to the path of the pages. */
export const STORE_HEADER = "x-homeward-store";

/** Sections filtered by the chosen store. What belongs to the group (webhooks, keys, team) is never filtered. */
const OF_STORE = ["returns", "problems", "refunds", "analytics", "withdrawals"];

/** Returns whether a dashboard page is filtered by the chosen store. */
export const isOfStore = (path: string): boolean => {
  const [, root, section = ""] = (path.split("?")[0] ?? "").split("/");
  return root === "dashboard" && (section === "" || OF_STORE.includes(section));
};
