import { cookies } from "next/headers";
import { redirect } from "next/navigation";
import { viewerOf } from "@/components/dashboard/browser/viewer";
import { STORE_COOKIE } from "@/contract/vocabulary/chosen-store";
import { oneOf, requireStaff } from "./staff";

export type SettingsSearch = Promise<Record<string, string | string[] | undefined>>;

/** Returns the store that the rest of the dashboard shows, or the first one. */
export const chosenOf = async <T extends { ecommerce_id: string }>(stores: readonly T[]): Promise<T | undefined> => {
  const id = (await cookies()).get(STORE_COOKIE)?.value;
  return stores.find(({ ecommerce_id }) => ecommerce_id === id) ?? stores[0];
};

/** Returns the viewer and the store of a settings page: the one in the address, or the selected one. */
export const settingsTarget = async (path: string, search: SettingsSearch) => {
  const slug = oneOf((await search).store);
  const api = await requireStaff(slug ? `${path}?store=${encodeURIComponent(slug)}` : path);
  const viewer = viewerOf(await api.getViewer({}));
  const store = viewer.stores.find((each) => each.slug === slug) ?? (await chosenOf(viewer.stores));
  if (store === undefined) redirect("/dashboard");
  const { ecommerce_id: ecommerceId, currency_code: currency, time_zone: timeZone } = store;
  const canWrite = viewer.can("settings:write");
  return {
    api,
    viewer,
    store,
    which: { ecommerce_id: ecommerceId },
    place: { ecommerceId, currency, timeZone, canWrite },
  };
};
