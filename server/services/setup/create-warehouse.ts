import { isCountry } from "@/contract/vocabulary/country";
import { visibleText } from "@/contract/vocabulary/visible-text";
import { inTransactionBy } from "@/server/db/people/author";
import { insertWarehouse, listWarehouses } from "@/server/db/shipping/warehouses";
import { getStore } from "@/server/db/stores/stores";
import { USUAL_NOTICE_TIME } from "@/server/domain/shipping/next-notice-at";
import type { Warehouse } from "@/server/domain/store/types";
import type { Actor } from "@/server/kernel/actor";
import type { PostalAddress } from "@/server/kernel/address";
import { invalidField } from "@/server/kernel/problem";
import type { ServiceContext } from "../context";

type Setup = Pick<ServiceContext, "db" | "ids" | "clock">;
type WarehouseCall = { actor: Actor; ecommerceId: string; input: { name: string; address: PostalAddress } };

/**
 * Creates a warehouse that receives a store's returns; the first one is the default. @throws Problem NOT_FOUND for the
 * store, INVALID_ARGUMENT
 */
export const createWarehouse = async (ctx: Setup, { actor, ecommerceId, input }: WarehouseCall): Promise<Warehouse> => {
  const { name, address } = input;
  if (address.line1.trim() === "" || address.city.trim() === "" || !isCountry(address.countryCode))
    throw invalidField("address", "enter the street, city and two-letter country code; labels require them");
  return inTransactionBy(ctx, actor, async (tx) => {
    await getStore(tx, actor, ecommerceId);
    const isDefault = (await listWarehouses(tx, actor, ecommerceId)).length === 0;
    const id = ctx.ids.next("whs");
    const warehouse = {
      id,
      ecommerceId,
      name: visibleText(name) || address.city,
      address,
      isDefault,
      countries: [],
      ...{ shopLocationId: "", noticeEmails: [], noticeTime: USUAL_NOTICE_TIME },
    };
    await insertWarehouse(tx, actor, warehouse);
    return warehouse;
  });
};
