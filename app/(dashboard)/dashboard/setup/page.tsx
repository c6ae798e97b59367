import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { SetupForm } from "@/components/dashboard/sign-in/setup-form";
import { SignInFrame } from "@/components/dashboard/sign-in/sign-in-frame";
import { COUNTRY_CODES, countryName } from "@/contract/vocabulary/country";
import { TIME_ZONES } from "@/contract/vocabulary/time-zone";
import { t } from "@/messages/dashboard/sign-in";
import { firstRunOf } from "@/server/auth/set-up-first";
import { oneOf } from "../../staff";
import { setUp } from "../actions";

export const generateMetadata = (): Metadata => ({ title: t("setupForm.title"), referrer: "strict-origin" });

const LOCALE = "en-US";
const COUNTRIES = COUNTRY_CODES.map((code) => [code, countryName(code, LOCALE)] as const).sort(([, a], [, b]) =>
  a.localeCompare(b, LOCALE),
);
const ZONES = TIME_ZONES.map((zone) => [zone, zone.replaceAll("_", " ")] as const);

export default async function SetupPage({ searchParams }: { searchParams: Promise<{ token?: string | string[] }> }) {
  const token = oneOf((await searchParams).token);
  const state = await firstRunOf(token);
  if (state === "OVER") redirect("/dashboard/sign-in");
  if (state === "OPEN") return <SetupForm action={setUp} token={token} countries={COUNTRIES} timeZones={ZONES} />;
  return (
    <SignInFrame title={t("setupForm.title")} refusal={state === "WRONG_TOKEN" ? t("setupPage.wrongToken") : undefined}>
      <p className="mt-4">{t("setupPage.openLink")}</p>
    </SignInFrame>
  );
}
