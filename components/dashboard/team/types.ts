import type { z } from "zod";
import type { listSessions } from "@/contract/dashboard/account";
import type { listMemberSessions, listTeam } from "@/contract/dashboard/team";

type Team = z.output<typeof listTeam.output>;
export type Member = Team["members"][number];
export type Invitation = Team["invitations"][number];
export type MemberSession = z.output<typeof listMemberSessions.output>["sessions"][number];
export type Session = z.output<typeof listSessions.output>["sessions"][number];
