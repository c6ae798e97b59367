import type { Tx } from "@/server/db/client";
import type { ReturnProcess } from "@/server/domain/process/types";
import { needsLabel } from "@/server/domain/shipping/needs-label";
import type { TenantScope } from "@/server/kernel/actor";
import type { PostalAddress } from "@/server/kernel/address";
import { findReturnAddress } from "./return-address";

type Facts = Pick<
  ReturnProcess,
  | "labelSource"
  | "origin"
  | "authorization"
  | "shippingStatus"
  | "units"
  | "terms"
  | "ecommerceId"
  | "shopperAddress"
  | "parcels"
>;

/**
 * The address to which a shopper ships a parcel without a booking, known as soon as the return is approved. Null when
 * somebody else makes the label, when nothing is to be shipped (yet), and before the store has set up a warehouse.
 */
export const ownAddress = async (tx: Tx, scope: TenantScope, process: Facts): Promise<PostalAddress | null> => {
  const { labelSource, origin, authorization, ecommerceId, shopperAddress, terms } = process;
  const isSent = labelSource === "NONE" && origin !== "FOUND" && needsLabel(process);
  const isSkipped = terms.workflow.skippedActivities.includes("CREATE_LOGISTIC_ORDER");
  if (!isSent || isSkipped || authorization.status === "PENDING") return null;
  return findReturnAddress(tx, scope, { ecommerceId, country: shopperAddress.countryCode });
};
