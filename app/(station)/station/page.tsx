import { redirect } from "next/navigation";
import { signOut } from "@/app/(dashboard)/dashboard/actions";
import { NoStation } from "@/components/station/screens/no-station";
import { StationApp } from "@/components/station/station-app";
import { stationReader, stationText } from "@/messages/station";
import { staffActor } from "@/server/auth/staff-actor";
import { buildId } from "@/server/http/build-id";
import { callerFor } from "@/server/trpc/caller";
import { stationLanguage } from "../_station/language";
import { takeOver } from "./actions";

export default async function StationPage() {
  const actor = await staffActor();
  if (actor === null) redirect("/dashboard/sign-in?next=/station");
  if (actor.mustSetUpSecondFactor) redirect("/dashboard/second-factor");
  const language = await stationLanguage();
  if (!actor.scopes.has("station:work")) return <NoStation name={actor.name ?? ""} t={stationText(language)} />;
  const facts = await callerFor(actor).getStation({});
  return (
    <StationApp
      reader={stationReader(language)}
      facts={facts}
      build={buildId()}
      signOut={signOut}
      takeOver={takeOver}
    />
  );
}
