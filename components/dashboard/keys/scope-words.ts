import type { KeyScope } from "@/contract/vocabulary/scope";

/** What a scope lets a key do. */
export const SCOPE_WORDS: Record<KeyScope, string> = {
  "processes:read": "read returns",
  "processes:write": "change returns: approve, review, refund, cancel",
  "logistics:read": "read shipments and labels",
  "logistics:write": "create shipments, move their status",
  "settings:read": "read the store's settings",
  "orders:write": "push orders and products",
  "connections:read": "read which shops are connected, and their health",
  storefront: "act as the portal does",
};
