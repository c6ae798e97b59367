import { visibleText } from "@/contract/vocabulary/visible-text";
import { inTransactionBy } from "@/server/db/people/author";
import { insertWarehouse, listWarehouses, setOnlyDefault, updateWarehouse } from "@/server/db/shipping/warehouses";
import { lockStore } from "@/server/db/stores/stores";
import type { Warehouse } from "@/server/domain/store/types";
import type { Actor } from "@/server/kernel/actor";
import { invalidField, notFound } from "@/server/kernel/problem";
import type { ServiceContext } from "../context";
import { scheduleNotice } from "../shipping/schedule-notice";

export type WarehouseContent = Omit<Warehouse, "id" | "ecommerceId">;

type SaveCall = {
  actor: Actor;
  ecommerceId: string;
  /** Null: a new one. */
  warehouseId: string | null;
  /** Computes the new warehouse from the current one, or from null for a new one. @throws Problem */
  change: (warehouse: Warehouse | null) => WarehouseContent;
};

/**
 * Changes one of a store's warehouses or adds one. The first one is the default; a store always has a default.
 * @throws Problem NOT_FOUND, INVALID_ARGUMENT naming the field
 */
export const saveWarehouse = async (
  ctx: Pick<ServiceContext, "db" | "ids" | "clock">,
  { actor, ecommerceId, warehouseId, change }: SaveCall,
): Promise<Warehouse> =>
  inTransactionBy(ctx, actor, async (tx) => {
    await lockStore(tx, actor, ecommerceId);
    const all = await listWarehouses(tx, actor, ecommerceId);
    const before = all.find(({ id }) => id === warehouseId) ?? null;
    if (warehouseId !== null && before === null) throw notFound("warehouse");
    const others = all.filter(({ id }) => id !== warehouseId);
    const content = change(before);
    const isDefault = content.isDefault || others.length === 0;
    const name = visibleText(content.name) || content.address.city;
    const saved = { ...content, name, isDefault, id: before?.id ?? ctx.ids.next("whs"), ecommerceId };
    requireSound(saved, { before, others });
    await (before === null ? insertWarehouse(tx, actor, saved) : updateWarehouse(tx, actor, saved));
    if (isDefault) await setOnlyDefault(tx, actor, saved);
    await scheduleNotice(ctx, tx, { actor, warehouse: saved });
    return saved;
  });

const requireSound = (
  { isDefault, countries }: Warehouse,
  { before, others }: { before: Warehouse | null; others: Warehouse[] },
): void => {
  if (before?.isDefault && !isDefault)
    throw invalidField("is_default", "a store needs a default warehouse; make another one the default instead");
  countries.forEach((code, index) => {
    const other = others.find((one) => one.countries.includes(code));
    if (other !== undefined)
      throw invalidField(`countries[${index}]`, `returns from ${code} already go to ${other.name} (${other.id})`);
  });
};
