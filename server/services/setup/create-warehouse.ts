import { isCountry } from "@/contract/vocabulary/country";
import { insertWarehouse } from "@/server/db/setup";
import { getStore, type WarehouseRow } from "@/server/db/stores";
import { inTransaction } from "@/server/db/transaction";
import type { Actor } from "@/server/kernel/actor";
import type { PostalAddress } from "@/server/kernel/address";
import { invalidField } from "@/server/kernel/problem";
import type { ServiceContext } from "../context";

type Setup = Pick<ServiceContext, "db" | "ids">;
type WarehouseCall = { actor: Actor; ecommerceId: string; input: { name: string; address: PostalAddress } };

/** Where a store's returns go. @throws Problem NOT_FOUND for the store, INVALID_ARGUMENT */
export const createWarehouse = async (
  ctx: Setup,
  { actor, ecommerceId, input }: WarehouseCall,
): Promise<WarehouseRow> => {
  const { name, address } = input;
  if (address.line1.trim() === "" || address.city.trim() === "" || !isCountry(address.countryCode))
    throw invalidField("address", "street, town and a two-letter country are needed: labels carry them");
  const warehouse = { id: ctx.ids.next("whs"), name: name.trim() || address.city, address };
  await inTransaction(ctx, async (tx) => {
    await getStore(tx, actor, ecommerceId);
    await insertWarehouse(tx, actor, { ...warehouse, ecommerceId, isDefault: true });
  });
  return warehouse;
};
