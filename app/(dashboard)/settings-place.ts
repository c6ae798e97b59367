import { redirect } from "next/navigation";
import { viewerOf } from "@/components/dashboard/shell/viewer";
import { oneOf, requireStaff } from "./staff";

export type SettingsSearch = Promise<Record<string, string | string[] | undefined>>;

/** Who looks at the settings, and of which store: the one that the address names, else the first. */
export const settingsPlace = async (path: string, search: SettingsSearch) => {
  const slug = oneOf((await search).store);
  const api = await requireStaff(slug ? `${path}?store=${encodeURIComponent(slug)}` : path);
  const viewer = viewerOf(await api.getViewer({}));
  const store = viewer.stores.find((each) => each.slug === slug) ?? viewer.stores[0];
  if (store === undefined) redirect("/dashboard");
  const { ecommerce_id: ecommerceId, currency_code: currency, time_zone: timeZone } = store;
  const canWrite = viewer.can("settings:write");
  return { api, viewer, store, isOpen: canWrite, place: { ecommerceId, currency, timeZone, canWrite } };
};
