import type {
  AttentionReason,
  ConnectionCapability,
  ConnectionKind,
  ConnectionMode,
  ConnectionState,
} from "@/contract/vocabulary/connection";
import type { ReturnMethod } from "@/contract/vocabulary/return-method";
import type { Stored } from "@/server/schema/columns";

/** One account at one provider for one job of a store. Times are RFC 3339 texts in UTC. */
export type Connection = Stored<
  "connections",
  {
    kind: ConnectionKind;
    mode: ConnectionMode;
    /** For people: the last four characters of each secret, and each other value as it is. */
    shownValues: Record<string, string>;
    capabilities: ConnectionCapability[];
    locations: ShopPlace[];
    /** The carriers behind an account for labels. */
    carriers: ConnectedCarrier[];
    state: ConnectionState;
    attentionReason: AttentionReason | "";
  }
>;

/** A place with stock, by the shop's id. */
export type ShopPlace = { id: string; name: string };

/** A carrier of an account, by the provider's code. */
export type ConnectedCarrier = { code: string; name: string; returnMethods: ReturnMethod[]; hasQrCodes?: boolean };

/** The carriers that a store has through one connection. */
export type StoreCarriers = Pick<Connection, "provider" | "mode" | "carriers" | "capabilities">;
