import { headers } from "next/headers";
import type { PortalStore } from "@/contract/storefront/store";
import { IDENTIFICATION_FLOWS } from "@/contract/vocabulary/identification-flow";
import { perLanguage } from "@/contract/vocabulary/language";
import { LAYOUT_DESIGNS } from "@/contract/vocabulary/store";
import { staffActor } from "@/server/auth/staff-actor";
import { callerFor } from "@/server/trpc/caller";

const STORE_TEXTS = ["name", "website_url", "policy_url", "contact_email"] as const;
const STORE_SWITCHES = ["is_enabled", "is_testing", "is_withdrawal_offered"] as const;
const WORDS = ["title", "slogan"] as const;
const TEXTS = ["title", "slogan", "logo_url", "background_image_url", "input_variant"] as const;

/**
 * The store as previewed by staff in their settings: form values over its own. Only for members who may change it; for
 * everyone else a preview link is an ordinary link, because otherwise anyone could write into a shop's portal.
 */
export const previewOf = async (store: PortalStore): Promise<PortalStore> => {
  const text = (await headers()).get("x-portal-preview") ?? "";
  if (text === "") return store;
  if (!(await mayPreview(store))) return store;
  const { of, branding } = read(text);
  return { ...store, ...of, branding: { ...store.branding, ...branding } };
};

/** Whether someone who may change the store's settings is signed in to the dashboard in this browser. */
export const mayPreview = async ({ ecommerce_id: id }: PortalStore): Promise<boolean> => {
  const actor = await staffActor();
  if (actor === null || !actor.scopes.has("settings:write")) return false;
  const { stores } = await callerFor(actor).getViewer({});
  return stores.some(({ ecommerce_id }) => ecommerce_id === id);
};

type Given = Readonly<Record<string, unknown>>;

const read = (text: string): { of: Partial<PortalStore>; branding: Partial<PortalStore["branding"]> } => {
  try {
    const given: unknown = JSON.parse(decodeURIComponent(text));
    return { of: storeOf(partOf(given, "store")), branding: brandingOf(partOf(given, "branding")) };
  } catch {
    return { of: {}, branding: {} };
  }
};

const partOf = (given: unknown, name: string): Given => {
  const part = isObject(given) ? given[name] : null;
  return isObject(part) ? part : {};
};

const isObject = (value: unknown): value is Given => typeof value === "object" && value !== null;

const storeOf = (given: Given): Partial<PortalStore> => {
  const flow = IDENTIFICATION_FLOWS.find((each) => each === given.identification_flow);
  return {
    ...textsOf(given, STORE_TEXTS),
    ...switchesOf(given, STORE_SWITCHES),
    ...(flow ? { identification_flow: flow } : {}),
  };
};

const brandingOf = (given: Given): Partial<PortalStore["branding"]> => {
  const layout = LAYOUT_DESIGNS.find((each) => each === given.layout_design);
  return {
    ...textsOf(given, TEXTS),
    ...switchesOf(given, ["is_logo_persistent"]),
    ...(layout ? { layout_design: layout } : {}),
    ...(isObject(given.translations) ? { translations: wordsOf(given.translations) } : {}),
  };
};

const wordsOf = (given: Given): PortalStore["branding"]["translations"] => {
  return perLanguage((language) => ({ title: "", slogan: "", ...textsOf(partOf(given, language), WORDS) }));
};

const textsOf = (given: Given, names: readonly string[]): Record<string, string> =>
  Object.fromEntries(names.flatMap((name) => (typeof given[name] === "string" ? [[name, given[name]]] : [])));

const switchesOf = (given: Given, names: readonly string[]): Record<string, boolean> =>
  Object.fromEntries(names.flatMap((name) => (typeof given[name] === "boolean" ? [[name, given[name]]] : [])));
