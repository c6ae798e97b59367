import type { Warehouse as WarehouseDto } from "@/contract/admin/settings/warehouses";
import type { Warehouse } from "@/server/domain/store/types";
import type { Shown } from "@/server/kernel/wire-names";

/** Returns a warehouse in published names (specification, "Warehouse"). */
export const presentWarehouse = ({
  id,
  ecommerceId,
  name,
  address,
  isDefault,
  countries,
  shopLocationId,
  noticeEmails,
  noticeTime,
}: Warehouse): Shown<typeof WarehouseDto> => ({
  ...address,
  id,
  ecommerceId,
  addressLine1: address.line1,
  addressLine2: address.line2,
  name,
  isDefault,
  countries,
  shopLocationId,
  ...{ noticeEmails, noticeTime },
});
