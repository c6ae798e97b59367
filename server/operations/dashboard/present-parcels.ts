import { listWarehouses } from "@/server/db/warehouses";
import type { ReturnProcess } from "@/server/domain/process/types";
import { pickWarehouse } from "@/server/domain/shipping/pick-warehouse";
import type { Actor } from "@/server/kernel/actor";
import { presentStationParcel } from "@/server/presenters/station";
import type { ServiceContext } from "@/server/services/context";

/** Parcels as stations see them. Where each belongs is the store's word: its warehouses are read once for all of them. */
export const presentParcels = async (ctx: ServiceContext, actor: Actor, processes: readonly ReturnProcess[]) => {
  const storeIds = [...new Set(processes.map(({ ecommerceId }) => ecommerceId))];
  const scope = { ...actor, ecommerceIds: null };
  const lists = await Promise.all(storeIds.map(async (id) => [id, await listWarehouses(ctx.db, scope, id)] as const));
  const warehouses = new Map(lists);
  return processes.map((process) => {
    const country = process.shopperAddress.countryCode;
    const warehouse = pickWarehouse(warehouses.get(process.ecommerceId) ?? [], country);
    return presentStationParcel(process, warehouse?.name ?? "");
  });
};
