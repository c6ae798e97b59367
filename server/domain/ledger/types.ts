/** What a restored database must not forget. It names rows by ID, and people only by keyed hashes. */
export type LedgerFact =
  /** `mailKeys` are hashes of email addresses (`mailKey`), for rows that no order or return leads to. */
  | {
      readonly kind: "ERASURE";
      readonly groupId: string;
      readonly ecommerceId: string | null;
      readonly cause: "REQUEST" | "RETENTION";
      readonly orderIds: readonly string[];
      readonly processIds: readonly string[];
      readonly mailKeys: readonly string[];
    }
  | {
      readonly kind: "API_KEY";
      readonly groupId: string;
      readonly id: string;
      readonly revokedAt: string | null;
      readonly expiresAt: string | null;
    }
  /** `role` is null for a removed member. */
  | { readonly kind: "MEMBER"; readonly groupId: string; readonly userId: string; readonly role: string | null }
  | { readonly kind: "PASSWORD"; readonly userId: string }
  | { readonly kind: "SESSIONS"; readonly userId: string }
  | { readonly kind: "STATION_PIN"; readonly groupId: string; readonly userId: string }
  | { readonly kind: "INVITATION"; readonly groupId: string; readonly id: string }
  | { readonly kind: "ORDER_LINK"; readonly groupId: string; readonly orderId: string; readonly revokedAt: string }
  | {
      readonly kind: "WEBHOOK_ENDPOINT";
      readonly groupId: string;
      readonly id: string;
      readonly change: "DELETED" | "SECRET" | "URL";
    }
  | {
      readonly kind: "CONNECTION";
      readonly groupId: string;
      readonly id: string;
      readonly change: "DISCONNECTED" | "CREDENTIALS";
    };

export const LEDGER_KINDS = [
  ...(["ERASURE", "API_KEY", "MEMBER", "PASSWORD", "SESSIONS", "STATION_PIN"] as const),
  ...(["INVITATION", "ORDER_LINK", "WEBHOOK_ENDPOINT", "CONNECTION"] as const),
] satisfies readonly LedgerFact["kind"][];

export type LedgerKind = LedgerFact["kind"];
