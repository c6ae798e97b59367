import type { TestReach } from "@/contract/vocabulary/test-reach";

/** What test mode means for a store, as a clause: it follows "Test mode:" and stands within sentences. */
export const testModeWords = (reach: TestReach): string => {
  switch (reach) {
    case "NOTHING":
      return "nothing is shipped or refunded";
    case "REFUNDS":
      return "refunds go to your test shop, and nothing is shipped";
    case "EXCHANGES":
      return "exchange orders go to your test shop, and nothing is shipped or refunded";
    case "REFUNDS_AND_EXCHANGES":
      return "refunds and exchange orders go to your test shop, and nothing is shipped";
  }
};
