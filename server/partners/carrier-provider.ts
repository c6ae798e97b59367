import type { CarrierCapability } from "@/contract/vocabulary/connection";
import type { Carrier } from "./carrier";
import type { OpenedConnection, ProviderDefinition } from "./provider";

/**
 * A provider of labels that stores can connect. Of its events only TRACKING is read: which parcel it is about; where
 * that is now is asked for with `Carrier.track`.
 */
export type CarrierProvider = ProviderDefinition & {
  readonly kind: "CARRIER";
  readonly capabilities: readonly CarrierCapability[];
  open(connection: OpenedConnection): Carrier;
};
