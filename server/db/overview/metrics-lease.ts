import type { Tx } from "@/server/db/client";
import { readSql } from "@/server/db/run";

/** Long enough for two scrapes a minute apart, plus a lost one. */
const LEASE_SECONDS = 180;

/**
 * Returns whether this process reports the figures of the whole installation. Only one does: the first to ask, until it
 * hasn't asked for three minutes. Uses the database's clock.
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
