import { WarehouseInput } from "@/contract/admin/settings/warehouses";
import { getStore } from "@/server/db/stores";
import type { Warehouse } from "@/server/domain/store/types";
import type { Actor } from "@/server/kernel/actor";
import { presentWarehouse } from "@/server/presenters/settings/warehouse";
import type { ServiceContext } from "@/server/services/context";
import { savePolicy } from "@/server/services/policy/save-policy";
import { saveSettings } from "@/server/services/settings/save-settings";
import { saveWarehouse, type WarehouseContent } from "@/server/services/settings/save-warehouse";
import { readMerged } from "./read-merged";
import { RETURN_CONDITIONS, STORE_RESOURCES, type StoreResourceName } from "./store-resources";

type Json = Record<string, unknown>;
type PatchCall = { actor: Actor; ecommerceId: string; patch: Json };

/**
 * Changes a setting by a merge patch (RFC 7396) and answers it as it is now.
 * @throws Problem NOT_FOUND, INVALID_ARGUMENT naming each wrong field
 */
export const changeSetting = async (
  ctx: ServiceContext,
  { actor, ecommerceId, name, patch }: PatchCall & { name: StoreResourceName },
): Promise<Json> => {
  const { present, change } = STORE_RESOURCES[name];
  return present(await saveSettings(ctx, { actor, ecommerceId, change: (store) => change(store, patch) }));
};

/**
 * The same for the return conditions, which become a new version.
 * @throws as `changeSetting`, and Problem ABORTED when somebody else was faster
 */
export const changeConditions = async (
  ctx: ServiceContext,
  { actor, ecommerceId, patch, note }: PatchCall & { note: string },
): Promise<Json> => {
  const store = await getStore(ctx.db, actor, ecommerceId);
  const policy = RETURN_CONDITIONS.change(store, patch);
  const basedOn = store.policyVersion;
  return RETURN_CONDITIONS.present(await savePolicy(ctx, { actor, ecommerceId, policy, note, basedOn }));
};

/** Changes a warehouse by a merge patch, or with `warehouseId` null adds one. @throws as `changeSetting` */
export const changeWarehouse = async (
  ctx: ServiceContext,
  { actor, ecommerceId, warehouseId, patch }: PatchCall & { warehouseId: string | null },
): Promise<Json> =>
  presentWarehouse(
    await saveWarehouse(ctx, { actor, ecommerceId, warehouseId, change: (before) => readWarehouse(before, patch) }),
  );

const readWarehouse = (before: Warehouse | null, patch: Json): WarehouseContent => {
  const input = readMerged(WarehouseInput, before === null ? {} : presentWarehouse(before), patch);
  return {
    name: input.name,
    isDefault: input.is_default,
    countries: input.countries,
    address: {
      firstName: input.first_name,
      lastName: input.last_name,
      company: input.company,
      line1: input.address_line1,
      line2: input.address_line2,
      city: input.city,
      stateProvince: input.state_province,
      stateProvinceCode: input.state_province_code,
      postcode: input.postcode,
      country: input.country || input.country_code,
      countryCode: input.country_code,
      phone: input.phone,
      email: input.email,
    },
  };
};
