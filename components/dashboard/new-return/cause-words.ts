import type { NonReturnableCause } from "@/contract/vocabulary/non-returnable";
import { t } from "@/messages/dashboard/new-return";

/** Why a shopper cannot return an item now, for staff. */
export const causeWords = (cause: NonReturnableCause): string => t(`causeWords.${cause}`);
