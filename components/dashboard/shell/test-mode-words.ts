import type { TestReach } from "@/contract/vocabulary/test-reach";
import { t } from "@/messages/dashboard/shell";

/** Describes test mode for a store as a clause, for use after "Test mode:" and within sentences. */
export const testModeWords = (reach: TestReach): string => t(`testReach.${reach}`);
