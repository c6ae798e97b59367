import { readOneSql } from "@/server/db/run";
import type { Tx } from "./client";

/** A process takes one part in this many of a bucket at a time, unless little is left. */
const SHARE = 8;
/** If little is left, it takes what is refilled within this time. */
const SCARCE_SECONDS = 0.1;
/**
 * How much more than its burst a bucket holds, so that tokens unused in another process's block don't cause a caller
 * within the limit to be rejected.
 */
const SPARE_SECONDS = SCARCE_SECONDS;

export type RateGrant = {
  /** Whole tokens that the process may use. */
  granted: number;
  /** What is left in the bucket for everybody. */
  left: number;
};

/**
 * Takes a block of tokens from a caller's bucket, which all processes share. One statement; the clock is the
 * database's, so that processes whose clocks differ agree. An unused bucket is full.
 */
export const grantTokens = async (
  tx: Tx,
  { name, perSecond, burst }: { name: string; perSecond: number; burst: number },
): Promise<RateGrant> => {
  const scarce = Math.max(1, Math.floor(perSecond * SCARCE_SECONDS));
  const first = Math.min(burst, Math.max(scarce, Math.floor(burst / SHARE)));
  const most = burst + Math.floor(perSecond * SPARE_SECONDS);
  return readOneSql<RateGrant>(tx)`
    insert into rate_buckets as b (name, tokens, granted, filled_at)
    values (${name}, ${most - first}, ${first}, clock_timestamp())
    on conflict (name) do update set (tokens, granted, filled_at) = (
      select filled.tokens - block.size, block.size, greatest(b.filled_at, filled.now)
      from (
        select c.now, least(${most}::float8,
          b.tokens + ${perSecond}::float8 * greatest(0, extract(epoch from c.now - b.filled_at)::float8)) as tokens
        from (select clock_timestamp() as now offset 0) c
      ) filled,
      lateral (select least(floor(filled.tokens), greatest(${scarce}::float8, floor(filled.tokens / ${SHARE}::float8))) as size) block
    )
    returning granted, tokens as "left"`;
};
