import type { IdentificationFlow } from "@/contract/vocabulary/identification-flow";
import { withDefaults } from "./default-config";
import type { Store, StoredStoreConfig } from "./types";

/** The audit log's record of a store. */
export type StoreSnapshot = {
  name: string;
  is_enabled: boolean;
  is_testing: boolean;
  identification_flow: IdentificationFlow;
  time_zone: string;
  config: StoredStoreConfig;
};

/** Returns the store with its settings as of a moment that the audit log records. */
export const storeAt = (store: Store, was: StoreSnapshot): Store => ({
  ...store,
  name: was.name,
  isEnabled: was.is_enabled,
  isTesting: was.is_testing,
  identificationFlow: was.identification_flow,
  timeZone: was.time_zone,
  config: withDefaults(was.config, { isTesting: was.is_testing }),
});
