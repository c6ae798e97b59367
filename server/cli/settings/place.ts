import { STORE_SETTINGS, type StoreSetting } from "@/contract/vocabulary/store-setting";

/** Location of a setting: the store, its return conditions, or a warehouse ("" for all of them, or a new one). */
export type Place = { kind: "STORE"; name: StoreSetting } | { kind: "CONDITIONS" } | { kind: "WAREHOUSE"; id: string };

export const STORE_PLACES = STORE_SETTINGS;

/** Their names on the command line. */
export const PLACES: readonly string[] = [...STORE_PLACES, "returnconditions", "warehouses", "warehouses/ID"];

/**
 * Returns the location of a setting's name, ignoring case, hyphens and underscores. Null if there is no such setting.
 */
export const findPlace = (resource: string): Place | null => {
  const [, id] = /^warehouses\/([^/]+)$/i.exec(resource) ?? [];
  if (id !== undefined) return { kind: "WAREHOUSE", id };
  const name = resource.toLowerCase().replaceAll(/[-_]/g, "").replace(/\/$/, "");
  if (name === "warehouses") return { kind: "WAREHOUSE", id: "" };
  if (name === "returnconditions") return { kind: "CONDITIONS" };
  const found = STORE_PLACES.find((one) => one === name);
  return found === undefined ? null : { kind: "STORE", name: found };
};
