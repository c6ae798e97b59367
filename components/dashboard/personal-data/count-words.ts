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

/** Whether any data of a person is stored. */
export const isAnything = (counts: Counts): boolean => NAMES.some((name) => counts[name] > 0);

/** Returns "2 orders and 1 return", without zeros. */
export const countWords = (counts: Counts): string => {
  const parts = NAMES.filter((name) => counts[name] > 0).map((name) =>
    t(`countWords.${name}`, { count: counts[name] }),
  );
  return parts.length === 0 ? t("countWords.none") : listWords(parts);
};
