import { cookies, headers } from "next/headers";
import { cache } from "react";
import type { Reader } from "@/components/portal/reader";
import { chooseLanguage } from "@/messages/choose-language";
import { LANGUAGE_COOKIE } from "@/messages/language-cookie";
import { portalText } from "@/messages/portal";
import { localeOf } from "@/messages/translator";

/** Who reads this page: by what was chosen here, else by the browser. The clocks are those of the store. */
export const readerOf = cache(async (timeZone = "UTC"): Promise<Reader> => {
  const chosen = (await cookies()).get(LANGUAGE_COOKIE)?.value ?? "";
  const accepted = (await headers()).get("accept-language") ?? "";
  const language = chooseLanguage({ chosen, accepted });
  return { language, locale: localeOf(language), timeZone, t: portalText(language) };
});
