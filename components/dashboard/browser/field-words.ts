import { t } from "@/messages/dashboard/browser";
/** A field of the API as people read it at the beginning of a sentence: `lines[0].reject_reason` is "Reject reason". */
export const fieldWords = (field: string): string => {
  const name = field.split(".").at(-1) ?? field;
  const words = name
    .replaceAll(/\[\d+\]/g, "")
    .replaceAll("_", " ")
    .replace(/\burl\b/, "URL")
    .trim();
  return words === "" ? t("fieldWords.request") : words.charAt(0).toUpperCase() + words.slice(1);
};
