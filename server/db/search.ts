import type { ProcessStatus } from "@/contract/vocabulary/process";
import type { ReturnMethod } from "@/contract/vocabulary/return-method";
import type { ShippingStatus } from "@/contract/vocabulary/shipping-status";
import type { ReturnProcess } from "@/server/domain/process/types";
import { type SearchKey, searchTexts } from "@/server/domain/search/search-keys";
import type { TenantScope } from "@/server/kernel/actor";
import type { Tx } from "./client";
import { Prisma } from "./generated/client";
import { getProcesses } from "./processes";
import { withinScope } from "./scope";

/** Replaces the keys by which a return is found. The caller holds the process lock. */
export const saveSearchKeys = async (
  tx: Tx,
  { groupId }: TenantScope,
  { processId, keys, hash }: { processId: string; keys: readonly SearchKey[]; hash: string },
): Promise<void> => {
  await tx.$executeRaw(Prisma.sql`
    with gone as (delete from search_keys where process_id = ${processId} and group_id = ${groupId}
      and (kind, key) not in (select x.kind, x.key from json_to_recordset(${JSON.stringify(keys)}::json) x(kind text, key text)))
    insert into search_keys (process_id, group_id, number, kind, key)
    select p.id, p.group_id, p.number, x.kind, x.key
    from return_processes p, json_to_recordset(${JSON.stringify(keys)}::json) x(kind text, key text)
    where p.id = ${processId} and p.group_id = ${groupId} on conflict do nothing`);
  await tx.returnProcess.updateMany({ where: { id: processId, groupId }, data: { searchHash: hash } });
};

/**
 * Keys of the tenant that a text names; `k` in the query around it. Ranges in place of `like`, so that one plan with an
 * index serves every text.
 */
export const matchingKeys = ({ groupId }: TenantScope, query: string): Prisma.Sql => {
  const { texts, isBeginningEnough } = searchTexts(query);
  const fits = texts.map((text) =>
    isBeginningEnough ? Prisma.sql`(k.key >= ${text} and k.key < ${`${text}\u{10FFFF}`})` : Prisma.sql`k.key = ${text}`,
  );
  const any = fits.length === 0 ? Prisma.sql`false` : Prisma.join(fits, " or ");
  return Prisma.sql`search_keys k where k.group_id = ${groupId} and (${any})`;
};

export type SearchFilter = {
  query: string;
  status?: ProcessStatus;
  shippingStatus?: ShippingStatus;
  returnMethod?: ReturnMethod;
  ecommerceId?: string;
  createdFrom?: string;
  createdTo?: string;
};

/** Newest first, from before the process of the number `before`; one more than `limit` where there are more. */
export const searchProcesses = async (
  tx: Tx,
  scope: TenantScope,
  { filter, before, limit }: { filter: SearchFilter; before: bigint | null; limit: number },
): Promise<{ processes: ReturnProcess[]; nextBefore: bigint | null }> => {
  const conditions = [
    withinScope(scope, "p"),
    before === null ? null : Prisma.sql`p.number < ${before}`,
    filter.status && Prisma.sql`p.status = ${filter.status}::"ProcessStatus"`,
    filter.shippingStatus && Prisma.sql`p.shipping_status = ${filter.shippingStatus}::"ShippingStatus"`,
    filter.returnMethod && Prisma.sql`p.return_method = ${filter.returnMethod}::"ReturnMethod"`,
    filter.ecommerceId && Prisma.sql`p.ecommerce_id = ${filter.ecommerceId}`,
    filter.createdFrom && Prisma.sql`p.created_at >= ${filter.createdFrom}::timestamptz`,
    filter.createdTo && Prisma.sql`p.created_at < ${filter.createdTo}::timestamptz`,
  ].filter((condition) => condition instanceof Prisma.Sql);
  const isText = filter.query.trim() !== "";
  // Materialized: whoever is named by few keys must not be looked for among all returns.
  const found = isText
    ? Prisma.sql`with found as materialized (select distinct k.process_id from ${matchingKeys(scope, filter.query)})`
    : Prisma.empty;
  const named = isText ? Prisma.sql`join found f on f.process_id = p.id` : Prisma.empty;
  const rows = await tx.$queryRaw<{ id: string; number: bigint }[]>(Prisma.sql`
    ${found} select p.id, p.number from return_processes p ${named} where ${Prisma.join(conditions, " and ")}
    order by p.number desc limit ${limit + 1}`);
  const page = rows.slice(0, limit);
  const processes = await getProcesses(
    tx,
    scope,
    page.map(({ id }) => id),
  );
  return { processes, nextBefore: rows.length > limit ? (page.at(-1)?.number ?? null) : null };
};
