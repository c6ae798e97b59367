import { PartnerError } from "@/server/partners/partner-error";
import { PARTNER } from "./read-failure";
import type { WooOrder } from "./wire";

/** WooCommerce does everything to an order in its trash as to any other. @throws PartnerError REFUSED */
export const refuseTrashed = ({ number, status }: Pick<WooOrder, "number" | "status">, instead: string): void => {
  if (status !== "trash") return;
  throw new PartnerError(
    PARTNER,
    "REFUSED",
    `Order #${number} is in WooCommerce's trash. Restore it there and retry, or ${instead}.`,
  );
};
