import type { IncompleteReviewRule } from "@/contract/vocabulary/incomplete-review";
import type { Store } from "@/server/domain/store/types";

/** Returns the store's rule for units missing from an inspection, as one word. */
export const incompleteReview = ({ config }: Pick<Store, "config">): IncompleteReviewRule => {
  if (config.arePartialReviewsAllowed) return "LEFT_OPEN";
  return config.markUnreviewedItemsAsMissing ? "COUNTED_AS_MISSING" : "REFUSED";
};
