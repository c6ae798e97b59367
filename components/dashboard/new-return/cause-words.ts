import type { NonReturnableCause } from "@/contract/vocabulary/non-returnable";
import { t } from "@/messages/dashboard/new-return";

/** Explains to staff why a shopper can't return an item now. */
export const causeWords = (cause: NonReturnableCause): string => t(`causeWords.${cause}`);
