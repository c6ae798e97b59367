import { redirect } from "next/navigation";
import { signOut } from "@/app/(dashboard)/dashboard/actions";
import { NoStation } from "@/components/station/screens/no-station";
import { StationApp } from "@/components/station/station-app";
import { stationReader, stationText } from "@/messages/station";
import { staffActor } from "@/server/auth/staff-actor";
import { buildId } from "@/server/http/build-id";
import { callerFor } from "@/server/trpc/caller";
import { takeOver } from "./actions";

/** The station is written in English alone so far. */
const LANGUAGE = "en";

export default async function StationPage() {
  const actor = await staffActor();
  if (actor === null) redirect("/dashboard/sign-in?next=/station");
  if (actor.mustSetUpSecondFactor) redirect("/dashboard/second-factor");
  if (!actor.scopes.has("station:work")) return <NoStation name={actor.name ?? ""} t={stationText(LANGUAGE)} />;
  const facts = await callerFor(actor).getStation({});
  return (
    <StationApp
      reader={stationReader(LANGUAGE)}
      facts={facts}
      build={buildId()}
      signOut={signOut}
      takeOver={takeOver}
    />
  );
}
