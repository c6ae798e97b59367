import type { ListColumn } from "@/contract/vocabulary/return-list";
import { t } from "@/messages/dashboard/returns";

/** Head of a column of the list. */
export const columnWord = (column: ListColumn): string => t(`columnWords.${column}`);
