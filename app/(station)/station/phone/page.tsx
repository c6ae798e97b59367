import type { Metadata } from "next";
import { connection } from "next/server";
import { PhoneApp } from "@/components/station/phone/phone-app";
import { stationReader, stationText } from "@/messages/station";
import { stationLanguage } from "../../_station/language";

export const generateMetadata = async (): Promise<Metadata> => {
  const t = stationText(await stationLanguage());
  return { title: t("titles.phone"), referrer: "strict-origin" };
};

/** The page behind a station's code, without a sign-in: what the phone may do depends on the credential it presents. */
export default async function PhonePage() {
  // Its scripts have the nonce of this response.
  await connection();
  return <PhoneApp reader={stationReader(await stationLanguage())} />;
}
