import type { ReactNode } from "react";
import { chosenOf } from "@/app/(dashboard)/settings-target";
import { viewerOf } from "@/components/dashboard/browser/viewer";
import { WhileRead } from "@/components/dashboard/loading/while-read";
import { SettingsNav } from "@/components/dashboard/settings/settings-nav";
import { SETTINGS, SETTINGS_PAGE } from "@/components/ui/page";
import { staffActor } from "@/server/auth/staff-actor";
import { callerFor } from "@/server/trpc/caller";
import { hasDashboard } from "../../../staff";

export default async function SettingsLayout({ children }: { children: ReactNode }) {
  const actor = await staffActor();
  // The person isn't signed in, not completely, or only to the station. The page below redirects them.
  if (actor === null || actor.mustSetUpSecondFactor || !hasDashboard(actor)) return children;
  const viewer = viewerOf(await callerFor(actor).getViewer({}));
  const usual = (await chosenOf(viewer.stores))?.slug ?? "";
  return (
    <div className={SETTINGS}>
      <SettingsNav scopes={viewer.scopes} stores={viewer.stores} usual={usual} />
      <WhileRead within="SETTINGS" className={SETTINGS_PAGE}>
        {children}
      </WhileRead>
    </div>
  );
}
