import type { TestReach } from "@/contract/vocabulary/test-reach";
import { t } from "@/messages/dashboard/shell";

/** What test mode means for a store, as a clause: it follows "Test mode:" and stands within sentences. */
export const testModeWords = (reach: TestReach): string => t(`testReach.${reach}`);
