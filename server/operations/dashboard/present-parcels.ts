import { listWarehouses } from "@/server/db/shipping/warehouses";
import { getStore } from "@/server/db/stores/stores";
import type { ReturnProcess } from "@/server/domain/process/types";
import { pickWarehouse } from "@/server/domain/shipping/pick-warehouse";
import type { Actor } from "@/server/kernel/actor";
import { presentStationParcel } from "@/server/presenters/station";
import type { ServiceContext } from "@/server/services/context";

/** Presents parcels as stations show them. Each store and its warehouses are read once for all of its parcels. */
export const presentParcels = async (ctx: ServiceContext, actor: Actor, processes: readonly ReturnProcess[]) => {
  const storeIds = [...new Set(processes.map(({ ecommerceId }) => ecommerceId))];
  const scope = { ...actor, ecommerceIds: null };
  const known = await Promise.all(
    storeIds.map(async (id) => {
      const [store, warehouses] = await Promise.all([getStore(ctx.db, scope, id), listWarehouses(ctx.db, scope, id)]);
      return { store, warehouses };
    }),
  );
  return processes.flatMap((process) => {
    const here = known.find(({ store }) => store.id === process.ecommerceId);
    if (here === undefined) return [];
    const warehouse = pickWarehouse(here.warehouses, process.shopperAddress.countryCode);
    return [presentStationParcel({ process, store: here.store, place: warehouse?.name ?? "" })];
  });
};
