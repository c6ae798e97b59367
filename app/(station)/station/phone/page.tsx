import type { Metadata } from "next";
import { connection } from "next/server";
import { PhoneApp } from "@/components/station/phone/phone-app";
import { stationReader, stationText } from "@/messages/station";
import { stationLanguage } from "../../_station/language";

export const generateMetadata = async (): Promise<Metadata> => {
  const t = stationText(await stationLanguage());
  return { title: t("titles.phone"), referrer: "strict-origin" };
};

/** Whoever scans a station's code comes here, without a sign-in: what the phone may do is decided by what it shows. */
export default async function PhonePage() {
  // Its scripts bear the nonce of this answer.
  await connection();
  return <PhoneApp reader={stationReader(await stationLanguage())} />;
}
