import type { DoctorScene, SeededFault } from "./doctor-scene";

const NEWEST = "(select max(migration_name) from _prisma_migrations)";

/** The faults of the database and what is in it, each with how it is caused. */
export const databaseFaults = (scene: DoctorScene): SeededFault[] => [
  ...migrationFaults(scene),
  ...serverFaults(scene),
  ...tableFaults(scene),
];

const migrationFaults = (scene: DoctorScene): SeededFault[] => [
  { fault: "database-down", seed: () => ({ source: { DATABASE_URL: "postgres://nobody@127.0.0.1:1/none" } }) },
  {
    fault: "database-read-only",
    seed: () =>
      scene.sql(
        `alter database ${scene.database} set default_transaction_read_only = on`,
        `alter database ${scene.database} reset default_transaction_read_only`,
      ),
  },
  {
    fault: "database-newer",
    seed: () =>
      scene.sql(
        `insert into _prisma_migrations (id, checksum, migration_name, started_at, finished_at)
         values ('future', 'x', '29991231000000_future', now(), now())`,
        "delete from _prisma_migrations where id = 'future'",
      ),
  },
  {
    fault: "migration-edited",
    seed: () =>
      scene.sql(
        `update _prisma_migrations set checksum = reverse(checksum) where migration_name = ${NEWEST}`,
        `update _prisma_migrations set checksum = reverse(checksum) where migration_name = ${NEWEST}`,
      ),
  },
  {
    fault: "migration-unfinished",
    seed: () =>
      scene.sql(
        `update _prisma_migrations set finished_at = null where migration_name = ${NEWEST}`,
        "update _prisma_migrations set finished_at = now() where finished_at is null",
      ),
  },
  {
    fault: "migrations-pending",
    seed: () =>
      scene.sql(
        `update _prisma_migrations set rolled_back_at = now() where migration_name = ${NEWEST}`,
        "update _prisma_migrations set rolled_back_at = null",
      ),
  },
];

const serverFaults = (scene: DoctorScene): SeededFault[] => [
  { fault: "secret-changed", seed: () => ({ source: { HOMEWARD_SECRET: "another secret that is long enough, too" } }) },
  {
    fault: "commits-not-durable",
    seed: () =>
      scene.sql(
        `alter database ${scene.database} set synchronous_commit = off`,
        `alter database ${scene.database} reset synchronous_commit`,
      ),
  },
  { fault: "transaction-ids-run-out", seed: () => ({ limits: { transactionAge: 1 } }) },
  {
    fault: "connections-run-out",
    seed: () =>
      scene.sql(
        `alter database ${scene.database} connection limit 12`,
        `alter database ${scene.database} connection limit -1`,
      ),
  },
  {
    fault: "replication-slot-unused",
    seed: () =>
      scene.sql(
        `select pg_create_physical_replication_slot('${scene.database}', true)`,
        `select pg_drop_replication_slot('${scene.database}')`,
      ),
  },
  {
    fault: "lock-held",
    seed: async () => {
      const [holder, waiter] = await Promise.all([scene.session(), scene.session()]);
      await holder.query("begin; lock table rate_buckets");
      const waiting = waiter.query("select from rate_buckets");
      const undo = async () => {
        await holder.end();
        await waiting;
        await waiter.end();
      };
      for (;;) {
        const { rows } = await scene.client.query(
          "select from pg_locks where not granted and relation = 'rate_buckets'::regclass",
        );
        if (rows.length > 0) return { limits: { lockSeconds: 0 }, undo };
      }
    },
  },
  {
    fault: "transaction-open",
    seed: async () => {
      const idle = await scene.session();
      await idle.query("begin; select 1");
      return { limits: { transactionSeconds: 0 }, undo: () => idle.end() };
    },
  },
];

const tableFaults = (scene: DoctorScene): SeededFault[] => [
  {
    fault: "time-zone-unknown",
    seed: () =>
      scene.sql(
        "update ecommerces set time_zone = 'Mars/Olympus'",
        "update ecommerces set time_zone = 'Europe/Amsterdam'",
      ),
  },
  {
    fault: "index-invalid",
    seed: () =>
      scene.sql(
        "update pg_index set indisvalid = false where indexrelid = 'rate_buckets_pkey'::regclass",
        "update pg_index set indisvalid = true where indexrelid = 'rate_buckets_pkey'::regclass",
      ),
  },
  {
    fault: "autovacuum-off",
    seed: () =>
      scene.sql(
        "alter table rate_buckets set (autovacuum_enabled = false)",
        "alter table rate_buckets reset (autovacuum_enabled)",
      ),
  },
  {
    fault: "table-bloated",
    seed: async () => {
      await scene.client.query(`insert into rate_buckets (name, tokens, granted, filled_at)
        select 'n' || n, 1, 1, now() from generate_series(1, 1000) n`);
      await scene.client.query("delete from rate_buckets");
      await scene.client.query("select pg_stat_force_next_flush()");
      await scene.client.query("select 1");
      return { limits: { deadRows: 900 }, undo: "vacuum rate_buckets" };
    },
  },
];
