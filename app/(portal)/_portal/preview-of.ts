import { headers } from "next/headers";
import type { PortalStore } from "@/contract/storefront/store";
import { LAYOUT_DESIGNS } from "@/contract/vocabulary/store";
import { staffActor } from "@/server/auth/staff-actor";
import { callerFor } from "@/server/trpc/caller";

const TEXTS = ["title", "slogan", "logo_url", "background_image_url", "input_variant"] as const;

/**
 * The store as staff try it out in their settings: words, pictures and layout of the preview over its own. Only for who may change
 * them; for everybody else a link with a preview is a link like any other, or anybody could write into a shop's portal.
 */
export const previewOf = async (store: PortalStore): Promise<PortalStore> => {
  const text = (await headers()).get("x-portal-preview") ?? "";
  if (text === "") return store;
  return (await mayPreview(store)) ? { ...store, branding: { ...store.branding, ...read(text) } } : store;
};

/** Whoever may change the store's branding, signed in to the dashboard in this browser. */
export const mayPreview = async ({ ecommerce_id: id }: PortalStore): Promise<boolean> => {
  const actor = await staffActor();
  if (actor === null || !actor.scopes.has("settings:write")) return false;
  const { stores } = await callerFor(actor).getViewer({});
  return stores.some(({ ecommerce_id }) => ecommerce_id === id);
};

const read = (text: string): Partial<PortalStore["branding"]> => {
  try {
    const given: unknown = JSON.parse(decodeURIComponent(text));
    return typeof given === "object" && given !== null ? brandingOf(given as Record<string, unknown>) : {};
  } catch {
    return {};
  }
};

const brandingOf = (given: Record<string, unknown>): Partial<PortalStore["branding"]> => {
  const texts = TEXTS.map((name) => [name, given[name]]).filter(([, value]) => typeof value === "string");
  const layout = LAYOUT_DESIGNS.find((each) => each === given.layout_design);
  return {
    ...Object.fromEntries(texts),
    ...(layout === undefined ? {} : { layout_design: layout }),
    ...(typeof given.is_logo_persistent === "boolean" ? { is_logo_persistent: given.is_logo_persistent } : {}),
  };
};
