import type { z } from "zod";
import type { StaffOrderImportDto } from "@/contract/dashboard/order-imports";
import type { LookupField } from "./lookup-gap";

export type OrderImport = z.output<typeof StaffOrderImportDto>;
export type ImportStore = {
  ecommerce_id: string;
  name: string;
  currency_code: string;
  /** The field shoppers enter in addition to the order number. */
  lookup: LookupField;
};
