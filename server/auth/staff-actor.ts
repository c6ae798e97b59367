import { cache } from "react";
import { type DashboardRole, ROLE_SCOPES } from "@/contract/vocabulary/dashboard-role";
import type { Scope } from "@/contract/vocabulary/scope";
import { getContext } from "@/server/context";
import { findStaffSession, touchStaffSession } from "@/server/db/people/staff-sessions";
import { findMember } from "@/server/db/people/users";
import type { Actor } from "@/server/kernel/actor";
import { placeOfRequest, sessionOfRequest } from "./next-auth";

/** Precision of the time a session was last used. */
const TOUCH_MS = 60_000;

/**
 * Returns the person signed in to the dashboard, or null. Session and membership are read on every request, so that
 * ended sessions, removed members and changed roles take effect immediately; within one request they are read once.
 */
export const staffActor = cache(async (): Promise<Actor | null> => {
  const named = await sessionOfRequest();
  if (named === null) return null;
  const { userId, sessionId } = named;
  const { db, clock } = getContext();
  const now = clock.now();
  const [session, member] = await Promise.all([findStaffSession(db, { id: sessionId, now }), findMember(db, userId)]);
  if (session === null || session.userId !== userId || member === null) return null;
  noteUse(sessionId, session.lastSeenAt, now);
  // A PIN gives access to the station only, and only next to a colleague.
  const mustSetUpSecondFactor = member.isSecondFactorRequired && member.secondFactorAt === null && !session.isByPin;
  return {
    kind: "staff",
    id: member.id,
    name: member.name,
    groupId: member.groupId,
    ecommerceIds: null,
    scopes: new Set(mustSetUpSecondFactor ? ["account:write"] : scopesOf(member.role, session)),
    sessionId,
    mustSetUpSecondFactor,
    ...(await placeOfRequest()),
  };
});

/**
 * A four-digit PIN, typed where others can watch, gives access to the station only: no settings, no refund overrides,
 * no account.
 */
const scopesOf = (role: DashboardRole, { isByPin }: { isByPin: boolean }): readonly Scope[] => {
  const own: readonly Scope[] = ROLE_SCOPES[role];
  const atBench: readonly Scope[] = ROLE_SCOPES.warehouse;
  return isByPin ? own.filter((scope) => atBench.includes(scope) && scope !== "account:write") : own;
};

const noteUse = (id: string, lastSeenAt: string, now: Date): void => {
  if (Math.abs(now.getTime() - Date.parse(lastSeenAt)) < TOUCH_MS) return;
  const { db, log } = getContext();
  void touchStaffSession(db, { id, now }).catch((error: unknown) =>
    log.warn({ err: error }, "the use of a session was not noted"),
  );
};
