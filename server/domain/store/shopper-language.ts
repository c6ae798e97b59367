import type { ShopperLanguage } from "@/contract/vocabulary/language";
import type { StoreConfig } from "./types";

/** Returns the language for messages to a shopper: theirs if the store offers it, otherwise the store's default. */
export const shopperLanguage = (
  { languages, defaultLanguage }: Pick<StoreConfig, "languages" | "defaultLanguage">,
  tag: string,
): ShopperLanguage => {
  const [primary = ""] = tag.trim().toLowerCase().split(/[-_]/);
  return languages.find((language) => language === primary) ?? defaultLanguage;
};
