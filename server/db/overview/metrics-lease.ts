import type { Tx } from "@/server/db/client";
import { readSql } from "@/server/db/run";

/** Long enough for two scrapes that are a minute apart, and one that was lost. */
const LEASE_SECONDS = 180;

/**
 * Whether this process reports what is counted over the whole installation. One process does: whoever asks first, until
 * it has not asked for three minutes. The clock is the database's.
 */
export const holdMetricsLease = async (tx: Tx, reporter: string): Promise<boolean> => {
  const rows = await readSql<{ reporter: string }>(tx)`
    insert into metrics_leases as l (name, reporter, lease_until)
    values ('installation', ${reporter}, now() + make_interval(secs => ${LEASE_SECONDS}::float8))
    on conflict (name) do update set reporter = excluded.reporter, lease_until = excluded.lease_until
      where l.reporter = excluded.reporter or l.lease_until <= now()
    returning reporter`;
  return rows.length > 0;
};
