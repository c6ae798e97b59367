import type { Scope } from "@/contract/vocabulary/scope";

/**
 * The caller. The tenant comes from the credential or the loaded row, never from input. `ecommerceIds` null: every
 * store of the group.
 */
export type Actor = {
  readonly kind: "key" | "staff" | "shopper" | "system";
  readonly id: string;
  /** Shown in timelines. */
  readonly name: string;
  readonly groupId: string;
  readonly ecommerceIds: readonly string[] | null;
  readonly scopes: ReadonlySet<Scope>;
  /** A shopper's credential is limited to one return and its order. */
  readonly returnId?: string;
  readonly orderId?: string;
  /** Network address. Shoppers': for rate limits, never stored unchanged. Staff's: stored with their changes. */
  readonly address?: string;
  /** For API keys: the networks that they can be used from; empty or missing: any. */
  readonly allowedNetworks?: readonly string[];
  /** The session in which a member of staff is signed in. */
  readonly sessionId?: string;
  /** For phones: the pairing with the station they take photos for. */
  readonly pairingId?: string;
  /** The team requires a second factor and this person has none, so they may only set one up. */
  readonly mustSetUpSecondFactor?: boolean;
  /** User agent of a staff member's browser, stored with the address. */
  readonly userAgent?: string;
};

/** What a query may access: every function in server/db takes one. */
export type TenantScope = Pick<Actor, "groupId" | "ecommerceIds">;

/** The actor for actions of the service itself, within one tenant. */
export const systemActor = (groupId: string): Actor => ({
  kind: "system",
  id: "system",
  name: "System",
  groupId,
  ecommerceIds: null,
  scopes: new Set(),
});
