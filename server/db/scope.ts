import type { TenantScope } from "@/server/kernel/actor";
import { Prisma } from "./generated/client";

/** SQL that holds a query inside a tenant: the group always, the stores where the credential names some. */
export const withinScope = (scope: TenantScope, alias: string): Prisma.Sql => {
  const group = Prisma.sql`${Prisma.raw(alias)}.group_id = ${scope.groupId}`;
  if (scope.ecommerceIds === null) return group;
  return Prisma.sql`${group} and ${Prisma.raw(alias)}.ecommerce_id = any(${[...scope.ecommerceIds]})`;
};

/** The same as a Prisma filter. */
export const scopeFilter = (scope: TenantScope) =>
  scope.ecommerceIds === null
    ? { groupId: scope.groupId }
    : { groupId: scope.groupId, ecommerceId: { in: [...scope.ecommerceIds] } };
