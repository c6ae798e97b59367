import type {
  AttentionReason,
  ConnectionCapability,
  ConnectionKind,
  ConnectionMode,
  ConnectionState,
} from "@/contract/vocabulary/connection";
import type { ReturnMethod } from "@/contract/vocabulary/return-method";

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
  capabilities: ConnectionCapability[];
  locations: ShopPlace[];
  /** The carriers behind an account for labels. */
  carriers: ConnectedCarrier[];
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

/** A carrier of an account, by the provider's code. */
export type ConnectedCarrier = { code: string; name: string; returnMethods: ReturnMethod[]; hasQrCodes?: boolean };

/** The carriers that a store has through one connection. */
export type StoreCarriers = Pick<Connection, "provider" | "mode" | "carriers" | "capabilities">;
