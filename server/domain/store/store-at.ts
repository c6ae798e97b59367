import type { IdentificationFlow } from "@/contract/vocabulary/identification-flow";
import { withDefaults } from "./default-config";
import type { Store, StoredStoreConfig } from "./types";

/** What the audit log keeps of a store. */
export type StoreSnapshot = {
  name: string;
  is_enabled: boolean;
  is_testing: boolean;
  identification_flow: IdentificationFlow;
  time_zone: string;
  config: StoredStoreConfig;
};

/** The store with its settings as they were at a moment that the audit log tells of. */
export const storeAt = (store: Store, was: StoreSnapshot): Store => ({
  ...store,
  name: was.name,
  isEnabled: was.is_enabled,
  isTesting: was.is_testing,
  identificationFlow: was.identification_flow,
  timeZone: was.time_zone,
  config: withDefaults(was.config, { isTesting: was.is_testing }),
});
