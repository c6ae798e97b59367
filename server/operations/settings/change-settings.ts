import { WarehouseInput } from "@/contract/admin/settings/warehouses";
import type { StoreSetting } from "@/contract/vocabulary/store-setting";
import { getStore } from "@/server/db/stores/stores";
import type { Store, Warehouse } from "@/server/domain/store/types";
import type { Actor } from "@/server/kernel/actor";
import { publishedWarehouse } from "@/server/presenters/settings/published";
import type { ServiceContext } from "@/server/services/context";
import { savePolicy } from "@/server/services/policy/save-policy";
import { saveSettings } from "@/server/services/settings/save-settings";
import { saveWarehouse, type WarehouseContent } from "@/server/services/settings/save-warehouse";
import { readMerged } from "./read-merged";
import { requireSame } from "./require-same";
import { RETURN_CONDITIONS, STORE_RESOURCES } from "./store-resources";

type Json = Record<string, unknown>;
type PatchCall = {
  actor: Actor;
  ecommerceId: string;
  patch: Json;
  /** The setting as its author read it; if missing, the current value is used. */
  basedOn?: Json | undefined;
};

/**
 * Changes a setting by a merge patch (RFC 7396) and returns the new value.
 * @throws Problem NOT_FOUND, INVALID_ARGUMENT naming each wrong field, ABORTED if it changed since it was read
 */
export const changeSetting = async (
  ctx: ServiceContext,
  { actor, ecommerceId, name, patch, basedOn }: PatchCall & { name: StoreSetting },
): Promise<Json> => {
  const { present, change } = STORE_RESOURCES[name];
  const changeNow = (store: Store) => {
    if (basedOn !== undefined) requireSame(present(store), { basedOn, patch });
    return change(store, patch);
  };
  return present(await saveSettings(ctx, { actor, ecommerceId, change: changeNow }));
};

/**
 * Like `changeSetting` for the return conditions, which get a new version.
 * @throws as `changeSetting`, and Problem ABORTED if a simultaneous change came first
 */
export const changeConditions = async (
  ctx: ServiceContext,
  { actor, ecommerceId, patch, note }: Omit<PatchCall, "basedOn"> & { note: string },
): Promise<Json> => {
  const store = await getStore(ctx.db, actor, ecommerceId);
  const policy = RETURN_CONDITIONS.change(store, patch);
  const basedOn = store.policyVersion;
  return RETURN_CONDITIONS.present(await savePolicy(ctx, { actor, ecommerceId, policy, note, basedOn }));
};

/** Changes a warehouse by a merge patch, or adds one if `warehouseId` is null. @throws as `changeSetting` */
export const changeWarehouse = async (
  ctx: ServiceContext,
  { actor, ecommerceId, warehouseId, patch, basedOn }: PatchCall & { warehouseId: string | null },
): Promise<Warehouse> => {
  const change = (before: Warehouse | null) => {
    if (before !== null && basedOn !== undefined) requireSame(publishedWarehouse(before), { basedOn, patch });
    return readWarehouse(before, patch);
  };
  return saveWarehouse(ctx, { actor, ecommerceId, warehouseId, change });
};

const readWarehouse = (before: Warehouse | null, patch: Json): WarehouseContent => {
  const input = readMerged(WarehouseInput, before === null ? {} : publishedWarehouse(before), patch);
  return {
    name: input.name,
    isDefault: input.isDefault,
    countries: input.countries,
    shopLocationId: input.shopLocationId,
    ...{ noticeEmails: input.noticeEmails, noticeTime: input.noticeTime },
    address: {
      firstName: input.firstName,
      lastName: input.lastName,
      company: input.company,
      line1: input.addressLine1,
      line2: input.addressLine2,
      city: input.city,
      stateProvince: input.stateProvince,
      stateProvinceCode: input.stateProvinceCode,
      postcode: input.postcode,
      country: input.country || input.countryCode,
      countryCode: input.countryCode,
      phone: input.phone,
      email: input.email,
    },
  };
};
