import type { Tx } from "@/server/db/client";
import { readFirstSql, readSql } from "@/server/db/run";
import type { TenantScope } from "@/server/kernel/actor";

/**
 * One link of a tenant's audit log, with what its hashes cover as the entry has it now. The trigger
 * `chain_audit_entry` writes links by the same expressions.
 */
export type ChainLink = {
  no: number;
  entryId: number;
  /** Null: the entry was deleted. */
  facts: string | null;
  personal: string | null;
  /** Null: an erasure has replaced what the commitment was for. */
  salt: Buffer | null;
  /** It has no salt, and no later link takes its place. */
  isBare: boolean;
  commitment: Buffer;
  hash: Buffer;
  /** Null: written. True: an erasure that is on record changed the entry. */
  isErasedRightly: boolean | null;
};

/** Links after `no`, in order. */
export const listChainLinks = (
  tx: Tx,
  { groupId }: Pick<TenantScope, "groupId">,
  { after, limit }: { after: number; limit: number },
): Promise<ChainLink[]> =>
  readSql<ChainLink>(tx)`
    select l.no, l.entry_id, l.salt, l.commitment, l.hash,
      l.salt is null and not exists (
        select 1 from audit_links y where y.entry_id = l.entry_id and y.group_id = l.group_id and y.no > l.no) as is_bare,
      case when e.id is not null then jsonb_build_array(
        l.no, l.erasure_id, e.id, e.group_id, e.ecommerce_id, e.subject, e.subject_id, e.act, e.actor_kind, e.actor_id,
        to_char(e.at at time zone 'UTC', 'YYYY-MM-DD HH24:MI:SS.MS'))::text end as facts,
      case when e.id is not null then jsonb_build_array(
        e.subject_name, e.before, e.after, e.actor_name, e.address, e.user_agent)::text end as personal,
      case when l.erasure_id is not null then x.id is not null end as is_erased_rightly
    from audit_links l
    left join audit_entries e on e.id = l.entry_id
    left join erasures x on x.id = l.erasure_id and x.group_id = l.group_id
    where l.group_id = ${groupId} and l.no > ${after} order by l.no limit ${limit}`;

/** The end of a tenant's chain, as its writers know it; null if nothing was written yet. */
export const findChainHead = (
  tx: Tx,
  { groupId }: Pick<TenantScope, "groupId">,
): Promise<{ no: number; hash: Buffer } | null> =>
  readFirstSql<{ no: number; hash: Buffer }>(tx)`select no, hash from audit_heads where group_id = ${groupId}`;

/** The first entry of a tenant that has no link: it wasn't written by the application. */
export const findUnlinkedEntry = async (tx: Tx, { groupId }: Pick<TenantScope, "groupId">): Promise<number | null> => {
  const row = await readFirstSql<{ id: number }>(tx)`
    select e.id from audit_entries e
    where e.group_id = ${groupId} and not exists (select 1 from audit_links l where l.entry_id = e.id)
    order by e.id limit 1`;
  return row?.id ?? null;
};
