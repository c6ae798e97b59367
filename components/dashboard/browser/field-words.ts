import { t } from "@/messages/dashboard/browser";
/** Returns the name of an API field for the start of a sentence: `lines[0].reject_reason` becomes "Reject reason". */
export const fieldWords = (field: string): string => {
  const name = field.split(".").at(-1) ?? field;
  const words = name
    .replaceAll(/\[\d+\]/g, "")
    .replaceAll("_", " ")
    .replace(/\burl\b/, "URL")
    .trim();
  return words === "" ? t("fieldWords.request") : words.charAt(0).toUpperCase() + words.slice(1);
};
