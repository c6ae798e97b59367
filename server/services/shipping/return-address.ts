import type { Tx } from "@/server/db/client";
import { findReturnWarehouse } from "@/server/db/shipping/warehouses";
import { NO_RETURN_ADDRESS } from "@/server/domain/shipping/return-address";
import type { TenantScope } from "@/server/kernel/actor";
import type { PostalAddress } from "@/server/kernel/address";
import { Problem } from "@/server/kernel/problem";

type From = { ecommerceId: string; country: string };

/** The address for returns from a country; null before a warehouse is set up. */
export const findReturnAddress = async (tx: Tx, scope: TenantScope, from: From): Promise<PostalAddress | null> =>
  (await findReturnWarehouse(tx, scope, from))?.address ?? null;

/** The same for callers that require it. @throws Problem FAILED_PRECONDITION that says what is missing */
export const getReturnAddress = async (tx: Tx, scope: TenantScope, from: From): Promise<PostalAddress> => {
  const address = await findReturnAddress(tx, scope, from);
  if (address === null) throw new Problem("FAILED_PRECONDITION", NO_RETURN_ADDRESS);
  return address;
};
