import { cookies, headers } from "next/headers";
import { cache } from "react";
import type { Reader } from "@/components/portal/reader";
import type { PortalStore } from "@/contract/storefront/store";
import { chooseLanguage } from "@/messages/choose-language";
import { LANGUAGE_COOKIE } from "@/messages/language-cookie";
import { portalText } from "@/messages/portal";
import { localeOf } from "@/messages/translator";

/**
 * The reader of this page: the language chosen here, otherwise the browser's, if the store offers it. The time zone is
 * the store's. Without a store all languages are available.
 */
export const readerOf = cache(async (store: PortalStore | null = null): Promise<Reader> => {
  const chosen = (await cookies()).get(LANGUAGE_COOKIE)?.value ?? "";
  const accepted = (await headers()).get("accept-language") ?? "";
  const offer = store === null ? {} : { offered: store.languages, fallback: store.default_language };
  const language = chooseLanguage({ chosen, accepted, ...offer });
  return { language, locale: localeOf(language), timeZone: store?.time_zone ?? "UTC", t: portalText(language) };
});
