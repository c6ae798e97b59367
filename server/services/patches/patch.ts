import type { ShippingStatus } from "@/contract/vocabulary/shipping-status";
import type { ReturnProcess } from "@/server/domain/process/types";
import type { Actor } from "@/server/kernel/actor";
import type { PostalAddress } from "@/server/kernel/address";

/** One change of a process by its operator (decisions, section 5, PATCH). */
export type ProcessPatch =
  | { kind: "SHIPPING_STATUS"; to: ShippingStatus }
  | { kind: "CANCEL"; reason: string }
  | { kind: "HOLD"; reason: string }
  | { kind: "RESUME" }
  | { kind: "CUSTOMER"; set: Partial<CustomerFacts> }
  | { kind: "PICKUP_ADDRESS"; address: PostalAddress }
  | { kind: "TRACKING"; carrier: string; trackingNumber: string; trackingUrl: string };

export type CustomerFacts = { email: string; firstName: string; lastName: string; phone: string };

/** A change in progress: its author and its target. */
export type PatchCall = {
  actor: Actor;
  process: ReturnProcess;
  /** Who and why, for the timeline; empty texts are left out. */
  note: Record<string, string>;
};
