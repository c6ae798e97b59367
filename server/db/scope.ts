import { type Sql, sql } from "@/server/db/tables/query";
import type { TenantScope } from "@/server/kernel/actor";

/** SQL that limits a query to a tenant: always the group, and the stores if the credential names some. */
export const withinScope = (scope: TenantScope, alias: string): Sql<boolean> => {
  const group = sql<boolean>`${sql.raw(alias)}.group_id = ${scope.groupId}`;
  if (scope.ecommerceIds === null) return group;
  return sql<boolean>`${group} and ${sql.raw(alias)}.ecommerce_id = any(${[...scope.ecommerceIds]})`;
};

/** The same for `find`, `list` and everything else that takes a `Where`. */
export const scopeFilter = ({ groupId, ecommerceIds }: TenantScope) => ({
  groupId,
  ecommerceId: ecommerceIds ?? undefined,
});
