import type {
  AttentionReason,
  ConnectionKind,
  ConnectionMode,
  ConnectionState,
  ShopCapability,
} from "@/contract/vocabulary/connection";

/** One account at one provider for one job of a store. Times are RFC 3339 texts in UTC. */
export type Connection = {
  id: string;
  groupId: string;
  ecommerceId: string;
  kind: ConnectionKind;
  provider: string;
  mode: ConnectionMode;
  accountId: string;
  accountName: string;
  sealedValues: string;
  /** For people: the last four characters of each secret, and each other value as it is. */
  shownValues: Record<string, string>;
  capabilities: ShopCapability[];
  locations: ShopPlace[];
  warnings: string[];
  versionEndsOn: string | null;
  state: ConnectionState;
  attentionReason: AttentionReason | "";
  version: number;
  lastOkAt: string | null;
  lastError: string;
  lastErrorAt: string | null;
  failures: number;
  pausedUntil: string | null;
  noticedAt: string | null;
  checkDueAt: string | null;
  createdBy: string;
  createdAt: string;
  updatedAt: string;
  disconnectedAt: string | null;
};

/** A place with stock, by the shop's id. */
export type ShopPlace = { id: string; name: string };
