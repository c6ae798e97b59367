import type { Scope } from "@/contract/vocabulary/scope";

/**
 * Who is calling. The tenant comes from the credential or from the loaded row, never from input.
 * `ecommerceIds` null: every store of the group.
 */
export type Actor = {
  readonly kind: "key" | "staff" | "shopper" | "system";
  readonly id: string;
  /** Shown in timelines. */
  readonly name: string;
  readonly groupId: string;
  readonly ecommerceIds: readonly string[] | null;
  readonly scopes: ReadonlySet<Scope>;
  /** A shopper's credential is bound to one return and its order. */
  readonly returnId?: string;
  readonly orderId?: string;
  /** Network address: of shoppers for limits, never stored as it is; of staff kept beside what they change. */
  readonly address?: string;
  /** Where somebody of the staff is signed in. */
  readonly sessionId?: string;
  /** Of a phone: the pairing with the station for which it takes photos. */
  readonly pairingId?: string;
  /** The team requires a second factor and this person has none: all they may do is to set one up. */
  readonly mustSetUpSecondFactor?: boolean;
  /** What the browser of a member of staff calls itself, kept in the same place. */
  readonly userAgent?: string;
};

/** What a query may see: every function in server/db takes one. */
export type TenantScope = Pick<Actor, "groupId" | "ecommerceIds">;

/** Acts of the service itself, inside one tenant. */
export const systemActor = (groupId: string): Actor => ({
  kind: "system",
  id: "system",
  name: "System",
  groupId,
  ecommerceIds: null,
  scopes: new Set(),
});
