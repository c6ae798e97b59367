import type { Metadata } from "next";
import { viewerOf } from "@/components/dashboard/browser/viewer";
import { Refused } from "@/components/dashboard/shell/refused";
import { TeamView } from "@/components/dashboard/team/team-view";
import { requireStaff } from "../../../../staff";

export const metadata: Metadata = { title: "Team" };

export default async function TeamPage() {
  const api = await requireStaff("/dashboard/settings/team");
  const viewer = viewerOf(await api.getViewer({}));
  if (!viewer.can("team:write")) return <Refused />;
  const team = await api.listTeam({});
  return (
    <TeamView
      {...team}
      isOwner={viewer.role === "owner"}
      now={new Date().toISOString()}
      timeZone={viewer.stores[0]?.time_zone ?? "UTC"}
    />
  );
}
