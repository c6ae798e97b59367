import { getWarehouse, listWarehouses } from "@/server/db/shipping/warehouses";
import type { Store } from "@/server/domain/store/types";
import type { Actor } from "@/server/kernel/actor";
import { notFound } from "@/server/kernel/problem";
import { RETURN_CONDITIONS, STORE_RESOURCES } from "@/server/operations/settings/store-resources";
import { publishedWarehouse } from "@/server/presenters/settings/published";
import type { ServiceContext } from "@/server/services/context";
import { type Place, STORE_PLACES } from "./place";

type Found = { actor: Actor; store: Store };

/** Returns a setting in its published form. @throws Problem NOT_FOUND for a warehouse */
export const readSetting = async (ctx: ServiceContext, { actor, store, place }: Found & { place: Place }) => {
  switch (place.kind) {
    case "STORE":
      return STORE_RESOURCES[place.name].present(store);
    case "CONDITIONS":
      return RETURN_CONDITIONS.present(store);
    case "WAREHOUSE":
      return place.id === ""
        ? readWarehouses(ctx, { actor, store })
        : readWarehouse(ctx, { actor, store, id: place.id });
  }
};

/** Returns all of a store's settings by name. */
export const readAllSettings = async (ctx: ServiceContext, { actor, store }: Found) => ({
  ...Object.fromEntries(STORE_PLACES.map((name) => [name, STORE_RESOURCES[name].present(store)])),
  returnconditions: RETURN_CONDITIONS.present(store),
  ...(await readWarehouses(ctx, { actor, store })),
});

const readWarehouses = async ({ db }: ServiceContext, { actor, store }: Found) => ({
  warehouses: (await listWarehouses(db, actor, store.id)).map(publishedWarehouse),
});

const readWarehouse = async ({ db }: ServiceContext, { actor, store, id }: Found & { id: string }) => {
  const warehouse = await getWarehouse(db, actor, id);
  if (warehouse.ecommerceId !== store.id) throw notFound("warehouse");
  return publishedWarehouse(warehouse);
};
