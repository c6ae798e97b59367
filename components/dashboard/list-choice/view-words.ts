import { RETURN_VIEWS, type ReturnView } from "@/contract/vocabulary/return-view";
import { t } from "@/messages/dashboard/list-choice";

/** Name of a view of the list. */
export const viewWord = (view: ReturnView): string => t(`views.${view}`);

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
