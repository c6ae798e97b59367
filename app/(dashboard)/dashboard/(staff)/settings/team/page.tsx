import type { Metadata } from "next";
import { Refused } from "@/components/dashboard/shell/refused";
import { TeamView } from "@/components/dashboard/team/team-view";
import { t } from "@/messages/dashboard/team";
import { staffPage } from "../../../../staff";

export const generateMetadata = (): Metadata => ({ title: t("teamView.title") });

export default async function TeamPage() {
  const { api, viewer, timeZone, now } = await staffPage("/dashboard/settings/team");
  if (!viewer.can("team:write")) return <Refused />;
  const team = await api.listTeam({});
  return <TeamView {...team} isOwner={viewer.role === "owner"} now={now} timeZone={timeZone} />;
}
