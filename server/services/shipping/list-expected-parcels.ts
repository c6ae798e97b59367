import { getProcesses } from "@/server/db/returns/processes";
import { listExpectedParcels as listIds } from "@/server/db/shipping/expected-parcels";
import { listWarehouses } from "@/server/db/shipping/warehouses";
import { getStore } from "@/server/db/stores/stores";
import type { ExpectedParcel } from "@/server/domain/shipping/expected-parcel";
import { countriesOfWarehouse, pickWarehouse } from "@/server/domain/shipping/pick-warehouse";
import type { Actor } from "@/server/kernel/actor";
import { notFound } from "@/server/kernel/problem";
import type { ServiceContext } from "../context";

type Asked = {
  actor: Actor;
  ecommerceId: string;
  /** "": every warehouse of the store. */
  warehouseId: string;
  /** Where the previous page ended; "": the first page. */
  cursor: string;
  pageSize: number;
};

type ExpectedPage = { parcels: ExpectedParcel[]; nextCursor: string };

/**
 * Lists what is announced or in transit to a store's warehouses, page by page, in an order that is stable while parcels
 * arrive.
 * @throws Problem NOT_FOUND for the store or the warehouse
 */
export const listExpectedParcels = async (
  { db }: Pick<ServiceContext, "db">,
  { actor, ecommerceId, warehouseId, cursor, pageSize }: Asked,
): Promise<ExpectedPage> => {
  await getStore(db, actor, ecommerceId);
  const warehouses = await listWarehouses(db, actor, ecommerceId);
  if (warehouseId !== "" && !warehouses.some(({ id }) => id === warehouseId)) throw notFound("warehouse");
  const countries = warehouseId === "" ? null : countriesOfWarehouse(warehouses, warehouseId);
  const ids = await listIds(db, actor, { ecommerceId, countries, after: cursor, limit: pageSize + 1 });
  const shown = ids.slice(0, pageSize);
  const found = await getProcesses(db, actor, shown);
  const parcels = shown.flatMap((id) => {
    const process = found.find((one) => one.id === id);
    if (process === undefined) return [];
    return [{ process, warehouse: pickWarehouse(warehouses, process.shopperAddress.countryCode) }];
  });
  return { parcels, nextCursor: ids.length > pageSize ? (shown.at(-1) ?? "") : "" };
};
