import type { Metadata } from "next";
import { connection } from "next/server";
import { PhoneApp } from "@/components/station/phone/phone-app";

export const metadata: Metadata = { title: "Photos for a station · Homeward", referrer: "strict-origin" };

/** Whoever scans a station's code comes here, without a sign-in: what the phone may do is decided by what it shows. */
export default async function PhonePage() {
  // Its scripts bear the nonce of this answer.
  await connection();
  return <PhoneApp />;
}
