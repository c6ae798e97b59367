import type { ListColumn } from "@/contract/vocabulary/return-list";
import { t } from "@/messages/dashboard/returns";

/** Returns the heading of a list column. */
export const columnWord = (column: ListColumn): string => t(`columnWords.${column}`);
