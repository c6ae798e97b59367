import { t } from "@/messages/dashboard/personal-data";
import { listWords } from "../controls/list-words";
import type { Counts } from "./types";

const NAMES = [
  "orders",
  "returns",
  "drafts",
  "files",
  "mails",
  "withdrawals",
] as const satisfies readonly (keyof Counts)[];

/** Whether anything at all is kept of somebody. */
export const isAnything = (counts: Counts): boolean => NAMES.some((name) => counts[name] > 0);

/** "2 orders and 1 return": what there is, without what there is none of. */
export const countWords = (counts: Counts): string => {
  const parts = NAMES.filter((name) => counts[name] > 0).map((name) =>
    t(`countWords.${name}`, { count: counts[name] }),
  );
  return parts.length === 0 ? t("countWords.none") : listWords(parts);
};
