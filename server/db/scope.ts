import { type Sql, sql } from "@/server/db/tables/query";
import type { TenantScope } from "@/server/kernel/actor";

/** SQL that holds a query inside a tenant: the group always, the stores where the credential names some. */
export const withinScope = (scope: TenantScope, alias: string): Sql<boolean> => {
  const group = sql<boolean>`${sql.raw(alias)}.group_id = ${scope.groupId}`;
  if (scope.ecommerceIds === null) return group;
  return sql<boolean>`${group} and ${sql.raw(alias)}.ecommerce_id = any(${[...scope.ecommerceIds]})`;
};

/** The same as a Prisma filter. */
export const scopeFilter = (scope: TenantScope) =>
  scope.ecommerceIds === null
    ? { groupId: scope.groupId }
    : { groupId: scope.groupId, ecommerceId: { in: [...scope.ecommerceIds] } };
