/** By which pages of the dashboard are told which of several stores somebody looks at; no store: all of them. */
export const STORE_COOKIE = "homeward.store";
/** The same for what those pages call: the cookie is of their path alone. */
export const STORE_HEADER = "x-homeward-store";

/** Sections that show one store when one is chosen. What belongs to the whole group (webhooks, keys, team) stays whole. */
const OF_STORE = ["returns", "problems", "refunds", "analytics", "withdrawals"];

/** Whether a page of the dashboard shows the chosen store alone. */
export const isOfStore = (path: string): boolean => {
  const [, root, section = ""] = (path.split("?")[0] ?? "").split("/");
  return root === "dashboard" && (section === "" || OF_STORE.includes(section));
};
