import type { TestReach } from "@/contract/vocabulary/test-reach";

/** What test mode means for a store, as a clause: it follows "Test mode:" and stands within sentences. */
export const testModeWords = (reach: TestReach): string => {
  switch (reach) {
    case "NOTHING":
      return "nothing is shipped, and no real money moves";
    case "REFUNDS":
      return "refunds go to your test shop, and nothing is shipped";
    case "EXCHANGES":
      return "exchange orders go to your test shop, nothing is shipped, and no real money moves";
    case "REFUNDS_AND_EXCHANGES":
      return "refunds and exchange orders go to your test shop, and nothing is shipped";
    case "LABELS":
      return "labels are your carrier's test labels, nothing is shipped, and no real money moves";
    case "PAYMENTS":
      return "refunds go to your test payment account, and nothing is shipped";
    case "LABELS_AND_PAYMENTS":
      return "labels are your carrier's test labels, refunds go to your test payment account, and nothing is shipped";
  }
};
