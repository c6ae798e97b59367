import type { Tx } from "@/server/db/client";
import { findReturnWarehouse } from "@/server/db/shipping/warehouses";
import type { Activity } from "@/server/domain/process/types";
import type { TenantScope } from "@/server/kernel/actor";
import type { PostalAddress } from "@/server/kernel/address";
import { Problem } from "@/server/kernel/problem";

/** What is missing, and where it is set: read by whoever asks for a label, and at a label that is held. */
export const NO_RETURN_ADDRESS =
  "This store has no warehouse, so a label would lead nowhere. Add one under Settings, Warehouses, then try again.";

/** Whether a label is held for want of an address alone: then no carrier was asked, and none has it. */
export const lacksReturnAddress = ({ state, lastError }: Pick<Activity, "state" | "lastError">): boolean =>
  state === "HELD" && lastError === NO_RETURN_ADDRESS;

type From = { ecommerceId: string; country: string };

/** Where what comes from a country is sent to; null before a warehouse was set up. */
export const findReturnAddress = async (tx: Tx, scope: TenantScope, from: From): Promise<PostalAddress | null> =>
  (await findReturnWarehouse(tx, scope, from))?.address ?? null;

/** The same for whoever cannot go on without it. @throws Problem FAILED_PRECONDITION that says what is missing */
export const getReturnAddress = async (tx: Tx, scope: TenantScope, from: From): Promise<PostalAddress> => {
  const address = await findReturnAddress(tx, scope, from);
  if (address === null) throw new Problem("FAILED_PRECONDITION", NO_RETURN_ADDRESS);
  return address;
};
