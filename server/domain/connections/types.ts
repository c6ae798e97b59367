import type {
  AttentionReason,
  ConnectionCapability,
  ConnectionKind,
  ConnectionMode,
  ConnectionState,
} from "@/contract/vocabulary/connection";
import type { ReturnMethod } from "@/contract/vocabulary/return-method";
import type { Stored } from "@/server/schema/columns";

/** One account at one provider for one task of a store. Times are RFC 3339 text in UTC. */
export type Connection = Stored<
  "connections",
  {
    kind: ConnectionKind;
    mode: ConnectionMode;
    /** For display: the last four characters of each secret, and other values in full. */
    shownValues: Record<string, string>;
    capabilities: ConnectionCapability[];
    locations: ShopPlace[];
    /** The carriers available through a label account. */
    carriers: ConnectedCarrier[];
    state: ConnectionState;
    attentionReason: AttentionReason | "";
  }
>;

/** A stock location, by the shop's ID. */
export type ShopPlace = { id: string; name: string };

/** A carrier of an account, by the provider's code. */
export type ConnectedCarrier = { code: string; name: string; returnMethods: ReturnMethod[]; hasQrCodes?: boolean };

/** The carriers that a store has through one connection. */
export type StoreCarriers = Pick<Connection, "provider" | "mode" | "carriers" | "capabilities">;
