import type { Tx } from "@/server/db/client";
import { find, list, update } from "@/server/db/run";
import { insertRows } from "@/server/db/write-rows";
import { withPolicyDefaults } from "@/server/domain/policy/default-policy";
import type { ReturnPolicy } from "@/server/domain/policy/types";
import type { Actor, TenantScope } from "@/server/kernel/actor";
import { notFound } from "@/server/kernel/problem";

/** Return conditions of stores, by version. Versions are only added. */

export type PolicyVersion = {
  version: number;
  policy: ReturnPolicy;
  note: string;
  createdBy: string;
  createdAt: string;
};

/** Returns the policy that a return was started under. @throws Problem NOT_FOUND */
export const getPolicy = async (
  tx: Tx,
  scope: TenantScope,
  { ecommerceId, version }: { ecommerceId: string; version: number },
): Promise<ReturnPolicy> => {
  const row = await find(tx, "policies", { where: { ecommerceId, version, groupId: scope.groupId } });
  if (row === null) throw notFound("policy");
  return withPolicyDefaults(row.content);
};

/** Newest first. */
export const listPolicies = async (tx: Tx, scope: TenantScope, ecommerceId: string): Promise<PolicyVersion[]> => {
  const rows = await list(tx, "policies", {
    where: { ecommerceId, groupId: scope.groupId },
    orderBy: [["version", "desc"]],
  });
  return rows.map(({ version, content, note, createdBy, createdAt }) => ({
    ...{ version, policy: withPolicyDefaults(content), note, createdBy, createdAt },
  }));
};

export const insertPolicy = async (
  tx: Tx,
  actor: Actor,
  { now, ...policy }: { ecommerceId: string; version: number; content: Partial<ReturnPolicy>; note: string; now: Date },
): Promise<void> => {
  await insertRows(tx, "policies", [{ ...policy, groupId: actor.groupId, createdBy: actor.name, createdAt: now }]);
};

/** Puts a version in force; false if another one was put in force meanwhile. Under the lock of the store's row. */
export const putPolicyInForce = async (
  tx: Tx,
  scope: TenantScope,
  { ecommerceId, from, to }: { ecommerceId: string; from: number; to: number },
): Promise<boolean> => {
  const count = await update(tx, "ecommerces", {
    where: { id: ecommerceId, groupId: scope.groupId, policyVersion: from },
    set: { policyVersion: to },
  });
  return count === 1;
};
