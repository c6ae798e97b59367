import { cookies, headers } from "next/headers";
import { chooseLanguage } from "@/messages/choose-language";
import { STATION_LANGUAGE_COOKIE } from "@/messages/language-cookie";
import type { Language } from "@/messages/translator";

/** The station's language on this device: the one chosen there, otherwise the browser's. */
export const stationLanguage = async (): Promise<Language> =>
  chooseLanguage({
    chosen: (await cookies()).get(STATION_LANGUAGE_COOKIE)?.value ?? "",
    accepted: (await headers()).get("accept-language") ?? "",
  });
