import { cookies, headers } from "next/headers";
import { chooseLanguage } from "@/messages/choose-language";
import { STATION_LANGUAGE_COOKIE } from "@/messages/language-cookie";
import type { Language } from "@/messages/translator";

/** What the station at this device is written in: as it was chosen there, else as the browser asks. */
export const stationLanguage = async (): Promise<Language> =>
  chooseLanguage({
    chosen: (await cookies()).get(STATION_LANGUAGE_COOKIE)?.value ?? "",
    accepted: (await headers()).get("accept-language") ?? "",
  });
