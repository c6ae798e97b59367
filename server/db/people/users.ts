import type { DashboardRole } from "@/contract/vocabulary/dashboard-role";
import type { Tx } from "@/server/db/client";
import { changeSql, readFirst } from "@/server/db/run";
import { query } from "@/server/db/tables/query";
import type { TenantScope } from "@/server/kernel/actor";

/** A person and the group of their membership. These queries run before any tenant is known: they establish it. */
export type Member = {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly groupId: string;
  readonly role: DashboardRole;
  /** Since when signing in requires their second factor. */
  readonly secondFactorAt: string | null;
  /** Their team requires it for everybody. */
  readonly isSecondFactorRequired: boolean;
  readonly passwordChangedAt: string | null;
};

/** Returns the person with this email (compared trimmed and in lower case) and the hash of their password, or null. */
export const findCredentials = async (
  tx: Tx,
  email: string,
): Promise<{ id: string; passwordHash: string | null } | null> =>
  readFirst(tx, query.selectFrom("users").select(["id", "passwordHash"]).where("email", "=", loginEmail(email)));

/** Returns the person with their current membership, or null if they are deleted or removed from every group. */
export const findMember = (tx: Tx, userId: string): Promise<Member | null> =>
  readFirst(
    tx,
    query
      .selectFrom("users as u")
      .innerJoin("memberships as m", "m.userId", "u.id")
      .innerJoin("groups as g", "g.id", "m.groupId")
      .select(["u.id", "u.name", "u.email", "m.groupId", "m.role"])
      .select(["u.secondFactorAt", "g.isSecondFactorRequired", "u.passwordChangedAt"])
      .where("u.id", "=", userId)
      .orderBy("m.groupId")
      .limit(1),
  );

/** Returns the spelling in which an email is stored and counted. */
export const loginEmail = (email: string): string => email.trim().toLowerCase();

/** Returns whether a person is in this group. */
export const isInTeam = async (tx: Tx, { groupId }: TenantScope, userId: string): Promise<boolean> =>
  (await readFirst(
    tx,
    query.selectFrom("memberships").select("userId").where("userId", "=", userId).where("groupId", "=", groupId),
  )) !== null;

/** Returns whether the installation has any users. */
export const hasPeople = async (tx: Tx): Promise<boolean> =>
  (await readFirst(tx, query.selectFrom("users").select("id").limit(1))) !== null;

/** Held by the process that sets up the installation until the end of the transaction; any fixed number. */
const FIRST_RUN_LOCK_KEY = 5_120_773_418;

export const lockFirstRun = async (tx: Tx): Promise<void> => {
  await changeSql(tx)`select pg_advisory_xact_lock(${FIRST_RUN_LOCK_KEY})`;
};
