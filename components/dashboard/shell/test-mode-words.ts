import type { TestReach } from "@/contract/vocabulary/test-reach";

/** What test mode means for a store, as a clause: it follows "Test mode:" and stands within sentences. */
export const testModeWords = (reach: TestReach): string => {
  switch (reach) {
    case "NOTHING":
      return "nothing ships and no real money moves";
    case "REFUNDS":
      return "refunds go to your test shop, and nothing ships";
    case "EXCHANGES":
      return "exchange orders go to your test shop, nothing ships and no real money moves";
    case "REFUNDS_AND_EXCHANGES":
      return "refunds and exchange orders go to your test shop, and nothing ships";
    case "LABELS":
      return "labels are your carrier's test labels, nothing ships and no real money moves";
    case "PAYMENTS":
      return "refunds go to your test payment account, and nothing ships";
    case "LABELS_AND_PAYMENTS":
      return "labels are your carrier's test labels, refunds go to your test payment account, and nothing ships";
  }
};
