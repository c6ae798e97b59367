import { type DashboardRole, ROLE_SCOPES } from "@/contract/vocabulary/dashboard-role";
import type { Actor } from "@/server/kernel/actor";
import { createUser } from "@/server/services/setup/create-user";
import { startStaffSession } from "@/server/services/team/start-staff-session";
import { t } from "@/server/trpc/procedure";
import { appRouter } from "@/server/trpc/router";
import type { TestContext } from "./context";

/** A signed-in member of the actor's team. */
export const memberOf = async (
  ctx: TestContext,
  actor: Actor,
  role: DashboardRole,
  email: string,
  passwordHash = "unusable",
): Promise<Actor> => {
  const { id } = await createUser(ctx, { actor, input: { email, name: email, role, passwordHash } });
  const sessionId = await startStaffSession(ctx, { userId: id, seconds: 3_600 });
  return { ...actor, kind: "staff", id, name: email, scopes: new Set(ROLE_SCOPES[role]), sessionId };
};

/** The dashboard's operations as called by this person. */
export const dashboardAs = (ctx: TestContext, actor: Actor) => t.createCallerFactory(appRouter)({ ctx, actor });
