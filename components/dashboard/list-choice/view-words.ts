import { RETURN_VIEWS, type ReturnView } from "@/contract/vocabulary/return-view";
import { t } from "@/messages/dashboard/list-choice";

/** Returns the name of a view. */
export const viewWord = (view: ReturnView): string => t(`views.${view}`);

/** Returns a view as written in the address: `?view=to-inspect`. */
export const viewSlug = (view: ReturnView): string => view.toLowerCase().replaceAll("_", "-");

/** Returns the view in an address; any unknown value means all returns. */
export const viewOfSlug = (slug: string): ReturnView => RETURN_VIEWS.find((view) => viewSlug(view) === slug) ?? "ALL";

/** Returns the address of a view and keeps the search. */
export const viewHref = (view: ReturnView, query = ""): string => {
  const search = new URLSearchParams();
  if (view !== "ALL") search.set("view", viewSlug(view));
  if (query) search.set("q", query);
  return search.size === 0 ? "/dashboard/returns" : `/dashboard/returns?${search}`;
};
