import type { DashboardRole } from "@/contract/vocabulary/dashboard-role";
import type { Tx } from "@/server/db/client";
import { isUniqueViolation } from "@/server/db/errors";
import { loginEmail } from "@/server/db/people/users";
import { readValues } from "@/server/db/read-json";
import { change, find, list, update } from "@/server/db/run";
import { query, sql } from "@/server/db/tables/query";
import { insertRows } from "@/server/db/write-rows";
import { sendWrites } from "@/server/db/write-set";
import type { ReturnPolicy } from "@/server/domain/policy/types";
import type { Store, StoredStoreConfig } from "@/server/domain/store/types";
import type { Actor, TenantScope } from "@/server/kernel/actor";
import { notFound, Problem } from "@/server/kernel/problem";
import { insertPolicy } from "./policies";

/** Creates a tenant: used by the command line and the demo. */

export const insertGroup = async (tx: Tx, group: { id: string; name: string; createdAt: Date }): Promise<void> => {
  await insertRows(tx, "groups", [group]);
};

/** Returns the group of the scope, or null. */
export const findGroup = (tx: Tx, { groupId }: TenantScope): Promise<{ id: string; name: string } | null> =>
  find(tx, "groups", { where: { id: groupId }, select: ["id", "name"] });

/** Lists up to `limit` groups of the installation, oldest first, for administration on the command line. */
export const listGroups = (tx: Tx, limit: number): Promise<{ id: string; name: string }[]> =>
  list(tx, "groups", { where: {}, select: ["id", "name"], orderBy: ["createdAt", "id"], limit });

export type NewStore = Omit<
  Store,
  "groupId" | "portalDomain" | "config" | "policy" | "policyVersion" | "carriers" | "chargingModes" | "holdingModes"
> & {
  config: StoredStoreConfig;
  policy: Partial<ReturnPolicy>;
  createdAt: Date;
};

/** @throws Problem ALREADY_EXISTS if the slug is taken */
export const insertStore = async (tx: Tx, scope: Actor, { policy, ...store }: NewStore): Promise<void> => {
  try {
    await insertPolicy(tx, scope, {
      ecommerceId: store.id,
      version: 1,
      content: policy,
      note: "",
      now: store.createdAt,
    });
    await insertRows(tx, "ecommerces", [{ ...store, groupId: scope.groupId, updatedAt: store.createdAt }]);
    await sendWrites(tx);
  } catch (error) {
    if (isUniqueViolation(error, "slug"))
      throw new Problem("ALREADY_EXISTS", `The slug ${store.slug} is taken; choose another.`);
    throw error;
  }
};

/** Lists the stores in the whole installation whose portal has its own domain: a host name identifies its store. */
export const listPortalDomains = (tx: Tx): Promise<{ slug: string; domain: string }[]> =>
  readValues<{ slug: string; domain: string }>(tx)`
    select json_build_object('slug', slug, 'domain', portal_domain) as data
    from ecommerces where portal_domain is not null`;

/** @throws Problem NOT_FOUND for the store, ALREADY_EXISTS if another store's portal has the domain */
export const setPortalDomain = async (
  tx: Tx,
  { slug, domain }: { slug: string; domain: string | null },
): Promise<void> => {
  try {
    const found = await find(tx, "ecommerces", { where: { slug }, select: ["id"] });
    if (found === null) throw notFound("store");
    await update(tx, "ecommerces", { where: { id: found.id }, set: { portalDomain: domain } });
  } catch (error) {
    if (isUniqueViolation(error, "portal_domain"))
      throw new Problem("ALREADY_EXISTS", `Another store already uses the domain ${domain ?? ""}.`);
    throw error;
  }
};

export type NewUser = {
  id: string;
  email: string;
  name: string;
  /** Null: they have none. */
  passwordHash: string | null;
  role: DashboardRole;
  createdAt: Date;
};

/** @throws Problem ALREADY_EXISTS if somebody already signs in with this email */
export const insertUser = async (tx: Tx, scope: TenantScope, { role, ...user }: NewUser): Promise<void> => {
  try {
    await insertRows(tx, "users", [{ ...user, email: loginEmail(user.email) }]);
    await insertRows(tx, "memberships", [{ userId: user.id, groupId: scope.groupId, role }]);
    await sendWrites(tx);
  } catch (error) {
    if (isUniqueViolation(error, "email"))
      throw new Problem("ALREADY_EXISTS", `${loginEmail(user.email)} already has an account.`);
    throw error;
  }
};

/** Sets the password of a member of the scope's group; false if nobody there has this email. */
export const setPasswordHash = async (
  tx: Tx,
  scope: TenantScope,
  { email, passwordHash }: { email: string; passwordHash: string },
): Promise<boolean> => {
  const isMember = sql<boolean>`id in (select m.user_id from memberships m where m.group_id = ${scope.groupId})`;
  const changed = query
    .updateTable("users")
    .set({ passwordHash })
    .where("email", "=", loginEmail(email))
    .where(isMember);
  return (await change(tx, changed)) === 1;
};
