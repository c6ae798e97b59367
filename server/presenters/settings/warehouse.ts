import type { z } from "zod";
import type { Warehouse as WarehouseDto } from "@/contract/admin/settings/warehouses";
import type { Warehouse } from "@/server/domain/store/types";

/** A warehouse in its published names (specification, "Warehouse"). */
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
}: Warehouse): z.output<typeof WarehouseDto> => ({
  id,
  ecommerce_id: ecommerceId,
  address_line1: address.line1,
  address_line2: address.line2,
  city: address.city,
  company: address.company,
  country: address.country,
  country_code: address.countryCode,
  email: address.email,
  first_name: address.firstName,
  last_name: address.lastName,
  phone: address.phone,
  postcode: address.postcode,
  state_province: address.stateProvince,
  state_province_code: address.stateProvinceCode,
  name,
  is_default: isDefault,
  countries,
  shop_location_id: shopLocationId,
  ...{ notice_emails: noticeEmails, notice_time: noticeTime },
});
