import type { Tx } from "./client";
import { Prisma } from "./generated/client";

/** First answers by key: the same key with the same request gets the same answer for 24 hours (decisions, section 10). */

export type IdempotencyClaim =
  | { kind: "NEW" }
  | { kind: "REPLAY"; status: number; body: string }
  | { kind: "OTHER_REQUEST" }
  /** The first call is running, or died: after so many seconds its lock has lapsed unless it lives. */
  | { kind: "IN_FLIGHT"; secondsLeft: number };

const KEEP_HOURS = 24;
/** A call that died without an answer frees its key after this long; one that lives says so again and again. */
const LOCK_SECONDS = 15;
export const RENEW_EVERY_MS = 5_000;
/** A call this young is hardly dead: its answer is worth asking for soon. */
const YOUNG_SECONDS = 2;

export const claimIdempotencyKey = async (
  tx: Tx,
  { scope, key, requestHash }: { scope: string; key: string; requestHash: string },
): Promise<IdempotencyClaim> => {
  const claimed = await tx.$queryRaw<{ claimed: boolean }[]>(Prisma.sql`
    insert into idempotency_records (scope, key, request_hash, created_at, locked_until)
    values (${scope}, ${key}, ${requestHash}, now(), now() + make_interval(secs => ${LOCK_SECONDS}))
    on conflict (scope, key) do update set
      request_hash = excluded.request_hash, status = null, body = '', created_at = now(), locked_until = excluded.locked_until
    where idempotency_records.created_at < now() - make_interval(hours => ${KEEP_HOURS})
       or (idempotency_records.status is null and idempotency_records.locked_until < now()
           and idempotency_records.request_hash = excluded.request_hash)
    returning true as claimed`);
  if (claimed.length > 0) return { kind: "NEW" };
  const [record] = await tx.$queryRaw<Found[]>(Prisma.sql`
    select request_hash as "requestHash", status, body, case
      when created_at > now() - make_interval(secs => ${YOUNG_SECONDS}) then 1
      else greatest(1, ceil(extract(epoch from locked_until - now())))::int end as "secondsLeft"
    from idempotency_records where scope = ${scope} and key = ${key}`);
  if (record === undefined) return { kind: "IN_FLIGHT", secondsLeft: 1 };
  const { status, body, secondsLeft } = record;
  if (record.requestHash !== requestHash) return { kind: "OTHER_REQUEST" };
  return status === null ? { kind: "IN_FLIGHT", secondsLeft } : { kind: "REPLAY", status, body };
};

type Found = { requestHash: string; status: number | null; body: string; secondsLeft: number };

/** The call under this key is alive. */
export const renewIdempotencyLock = async (tx: Tx, { scope, key }: { scope: string; key: string }): Promise<void> => {
  await tx.$executeRaw(Prisma.sql`
    update idempotency_records set locked_until = now() + make_interval(secs => ${LOCK_SECONDS})
    where scope = ${scope} and key = ${key} and status is null`);
};

export const storeIdempotentAnswer = async (
  tx: Tx,
  { scope, key, status, body }: { scope: string; key: string; status: number; body: string },
): Promise<void> => {
  await tx.idempotencyRecord.updateMany({ where: { scope, key }, data: { status, body } });
};

/** A request that changed nothing (validation, not found) keeps no answer: the key may be used again. */
export const releaseIdempotencyKey = async (tx: Tx, { scope, key }: { scope: string; key: string }): Promise<void> => {
  await tx.idempotencyRecord.deleteMany({ where: { scope, key, status: null } });
};
