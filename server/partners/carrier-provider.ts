import type { CarrierCapability } from "@/contract/vocabulary/connection";
import type { Carrier } from "./carrier";
import type { OpenedConnection, ProviderDefinition } from "./provider";

/**
 * A label provider that stores can connect. Of its events only TRACKING is read, which says which parcel changed; its
 * status is then read with `Carrier.track`.
 */
export type CarrierProvider = ProviderDefinition & {
  readonly kind: "CARRIER";
  readonly capabilities: readonly CarrierCapability[];
  open(connection: OpenedConnection): Carrier;
};
