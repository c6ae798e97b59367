import type { Counts } from "./types";

const WORDS: Record<keyof Counts, readonly [one: string, many: string]> = {
  orders: ["order", "orders"],
  returns: ["return", "returns"],
  drafts: ["draft", "drafts"],
  files: ["file", "files"],
  mails: ["mail", "mails"],
  withdrawals: ["withdrawal", "withdrawals"],
};

/** "2 orders, 1 return": what there is, without what there is none of. */
export const countWords = (counts: Counts): string => {
  const parts = (Object.keys(WORDS) as (keyof Counts)[])
    .filter((name) => counts[name] > 0)
    .map((name) => `${counts[name]} ${WORDS[name][counts[name] === 1 ? 0 : 1]}`);
  return parts.length === 0 ? "nothing" : parts.join(", ");
};
