import { PartnerError } from "@/server/partners/partner-error";
import { PARTNER } from "./read-failure";
import type { WooOrder } from "./wire";

/** Rejects trashed orders, which WooCommerce itself treats like any other. @throws PartnerError REFUSED */
export const refuseTrashed = ({ number, status }: Pick<WooOrder, "number" | "status">, instead: string): void => {
  if (status !== "trash") return;
  throw new PartnerError(
    PARTNER,
    "REFUSED",
    `Order #${number} is in WooCommerce's trash. Restore it there and retry, or ${instead}.`,
  );
};
