import { majorToMinor } from "@/contract/vocabulary/major-to-minor";

/**
 * Reads an amount as banks and spreadsheets write it, in minor units: "1,234.50", "1.234,50", "1 234,5", "€12", "12.50
 * EUR". Null if it is no amount or is ambiguous ("1.234" in a currency with two decimals).
 */
export const readAmountText = (typed: string, currency: string): number | null => {
  const bare = typed.replaceAll(/[\s'’]/g, "").replace(/^[\p{Sc}A-Z]{1,3}|[\p{Sc}A-Z]{1,3}$/gu, "");
  const read = majorToMinor(withoutThousands(bare), currency);
  return "problem" in read ? null : Number(read.amountMinor);
};

/** If both marks occur, the last one is the decimal mark; a mark that repeats separates thousands. */
const withoutThousands = (text: string): string => {
  const [comma, point] = [text.lastIndexOf(","), text.lastIndexOf(".")];
  if (comma >= 0 && point >= 0) return ungrouped(text, comma > point ? "." : ",");
  const mark = comma >= 0 ? "," : ".";
  return text.split(mark).length > 2 ? ungrouped(text, mark) : text;
};

/** Groups have three digits each; anything else is left unchanged and is then no amount. */
const ungrouped = (text: string, mark: string): string => {
  const [whole = "", ...rest] = text.split(mark === "." ? "," : ".");
  const groups = whole.split(mark);
  const isGrouped = groups.every((group, index) => (index === 0 ? /^\d{1,3}$/ : /^\d{3}$/).test(group));
  return isGrouped && rest.length <= 1 ? [groups.join(""), ...rest].join(".") : text;
};
