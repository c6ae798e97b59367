import type { ShopperLanguage } from "@/contract/vocabulary/language";
import type { StoreConfig } from "./types";

/** The language that a shopper of the store is written to in: theirs where it is offered, else the store's own. */
export const shopperLanguage = (
  { languages, defaultLanguage }: Pick<StoreConfig, "languages" | "defaultLanguage">,
  tag: string,
): ShopperLanguage => {
  const [primary = ""] = tag.trim().toLowerCase().split(/[-_]/);
  return languages.find((language) => language === primary) ?? defaultLanguage;
};
