import type { Tx } from "./client";
import { Prisma } from "./generated/client";

/** First answers by key: the same key with the same request gets the same answer for 24 hours (decisions, section 10). */

export type IdempotencyClaim =
  | { kind: "NEW" }
  | { kind: "REPLAY"; status: number; body: string }
  | { kind: "OTHER_REQUEST" }
  | { kind: "IN_FLIGHT" };

const KEEP_HOURS = 24;
/** A call that died without an answer frees its key after this long. */
const IN_FLIGHT_SECONDS = 60;

export const claimIdempotencyKey = async (
  tx: Tx,
  { scope, key, requestHash }: { scope: string; key: string; requestHash: string },
): Promise<IdempotencyClaim> => {
  const claimed = await tx.$queryRaw<{ claimed: boolean }[]>(Prisma.sql`
    insert into idempotency_records (scope, key, request_hash, created_at, locked_until)
    values (${scope}, ${key}, ${requestHash}, now(), now() + make_interval(secs => ${IN_FLIGHT_SECONDS}))
    on conflict (scope, key) do update set
      request_hash = excluded.request_hash, status = null, body = '', created_at = now(), locked_until = excluded.locked_until
    where idempotency_records.created_at < now() - make_interval(hours => ${KEEP_HOURS})
       or (idempotency_records.status is null and idempotency_records.locked_until < now()
           and idempotency_records.request_hash = excluded.request_hash)
    returning true as claimed`);
  if (claimed.length > 0) return { kind: "NEW" };
  const record = await tx.idempotencyRecord.findUnique({ where: { scope_key: { scope, key } } });
  if (record === null) return { kind: "IN_FLIGHT" };
  if (record.requestHash !== requestHash) return { kind: "OTHER_REQUEST" };
  return record.status === null ? { kind: "IN_FLIGHT" } : { kind: "REPLAY", status: record.status, body: record.body };
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
