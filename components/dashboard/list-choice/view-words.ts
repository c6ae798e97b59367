import { RETURN_VIEWS, type ReturnView } from "@/contract/vocabulary/return-view";

/** Names of the list's views, in the order of the tabs and of the keys 1 to 8. */
export const VIEW_WORDS: Record<ReturnView, string> = {
  ALL: "All",
  NEEDS_APPROVAL: "Needs approval",
  READY_TO_SEND: "Ready to send",
  IN_TRANSIT: "In transit",
  TO_INSPECT: "To inspect",
  PROBLEMS: "Problems",
  COMPLETED: "Completed",
  CANCELED: "Canceled or failed",
};

/** Spelling of a view in the address: `?view=to-inspect`. */
export const viewSlug = (view: ReturnView): string => view.toLowerCase().replaceAll("_", "-");

/** The view that an address names; anything else is all of them. */
export const viewOfSlug = (slug: string): ReturnView => RETURN_VIEWS.find((view) => viewSlug(view) === slug) ?? "ALL";

/** Address of a view, keeping what is searched. */
export const viewHref = (view: ReturnView, query = ""): string => {
  const search = new URLSearchParams();
  if (view !== "ALL") search.set("view", viewSlug(view));
  if (query) search.set("q", query);
  return search.size === 0 ? "/dashboard/returns" : `/dashboard/returns?${search}`;
};
