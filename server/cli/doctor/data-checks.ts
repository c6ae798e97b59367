import type { QueryResultRow } from "pg";
import { SEALED_COLUMNS } from "@/server/db/connections/sealed-rows";
import { open } from "@/server/kernel/seal";
import { type ConnectedPatient, critical, type Fault, type Finding, warning } from "./fault";

/** Enough to see that the secret is another one; all of them are counted by `secrets rotate --check`. */
const SAMPLE = 5;

/** Checks stored secrets, time zones, indexes, cleanup of tables, and accounts. */
export const checkData = async (patient: ConnectedPatient): Promise<Finding[]> => [
  { check: "secrets", detail: "", faults: await secretFaults(patient) },
  { check: "time zones", detail: "", faults: await timeZoneFaults(patient) },
  { check: "indexes", detail: "", faults: await indexFaults(patient) },
  { check: "table cleanup", detail: "", faults: await vacuumFaults(patient) },
  { check: "accounts", detail: "", faults: await accountFaults(patient) },
];

const ask = async <Row extends QueryResultRow>(
  { client }: ConnectedPatient,
  sql: string,
  values: readonly unknown[] = [],
): Promise<Row[]> => (await client.query<Row>(sql, [...values])).rows;

const secretFaults = async (patient: ConnectedPatient): Promise<Fault[]> => {
  const masterSecret = patient.env.HOMEWARD_SECRET;
  const closed: string[] = [];
  for (const { table, column, key, purpose, ...more } of SEALED_COLUMNS) {
    if ("isJson" in more) continue;
    const rows = await ask<{ id: string; sealed: string }>(
      patient,
      `select "${key}" as id, "${column}" as sealed from "${table}" where "${column}" like 'v1.%'
       order by "${key}" desc limit ${SAMPLE}`,
    );
    if (rows.some(({ id, sealed }) => !opens({ masterSecret, purpose, owner: id }, sealed))) closed.push(table);
  }
  if (closed.length === 0) return [];
  return [
    critical(
      "secret-changed",
      `HOMEWARD_SECRET doesn't decrypt what is stored in ${[...new Set(closed)].join(", ")}.`,
      "Set the secret it was encrypted with; `npm run svc -- secrets rotate --check` shows which secret decrypts what.",
    ),
  ];
};

const opens = (key: Parameters<typeof open>[0], sealed: string): boolean => {
  try {
    open(key, sealed);
    return true;
  } catch {
    return false;
  }
};

const timeZoneFaults = async (patient: ConnectedPatient): Promise<Fault[]> => {
  const zones = await ask<{ zone: string; store: string; isKnown: boolean }>(
    patient,
    `select distinct on (s.time_zone) s.time_zone as zone, s.name as store,
       exists (select 1 from pg_timezone_names z where z.name = s.time_zone) as "isKnown" from ecommerces s`,
  );
  return zones.flatMap(({ zone, store, isKnown }) =>
    isKnown && isKnownHere(zone)
      ? []
      : [
          critical(
            "time-zone-unknown",
            `${isKnown ? "Node.js" : "PostgreSQL"} doesn't know the time zone ${zone} of ${store}, so its dates and deadlines can't be calculated.`,
            isKnown
              ? "Install a Node.js with full ICU data."
              : "Update the time zone data (package tzdata) of the database's machine, or choose another zone in the store's settings.",
          ),
        ],
  );
};

const isKnownHere = (timeZone: string): boolean => {
  try {
    new Intl.DateTimeFormat("en", { timeZone });
    return true;
  } catch {
    return false;
  }
};

const indexFaults = async (patient: ConnectedPatient): Promise<Fault[]> => {
  const rows = await ask<{ name: string }>(
    patient,
    `select c.relname as name from pg_index i join pg_class c on c.oid = i.indexrelid
     where not i.indisvalid and c.relnamespace = current_schema()::regnamespace order by 1`,
  );
  return rows.map(({ name }) =>
    warning(
      "index-invalid",
      `PostgreSQL doesn't use the index ${name}, because building it was interrupted.`,
      `Run \`reindex index concurrently ${name}\` as the owner of the database.`,
    ),
  );
};

type Table = { name: string; dead: number; live: number };

const vacuumFaults = async (patient: ConnectedPatient): Promise<Fault[]> => {
  const off = await ask<{ name: string }>(
    patient,
    `select 'the whole server' as name where current_setting('autovacuum') = 'off'
     union all select relname from pg_class
     where relkind = 'r' and relnamespace = current_schema()::regnamespace and 'autovacuum_enabled=false' = any(reloptions)`,
  );
  const bloated = await ask<Table>(
    patient,
    `select relname as name, n_dead_tup::int as dead, n_live_tup::int as live from pg_stat_user_tables
     where n_dead_tup > $1 and n_dead_tup > n_live_tup order by n_dead_tup desc limit 3`,
    [patient.limits.deadRows],
  );
  return [
    ...off.map(({ name }) =>
      warning(
        "autovacuum-off",
        `Autovacuum is off for ${name}, so tables grow and slow down.`,
        name === "the whole server"
          ? "Set autovacuum = on in postgresql.conf and reload it."
          : `Run \`alter table ${name} reset (autovacuum_enabled)\`.`,
      ),
    ),
    ...bloated.map(({ name, dead, live }) =>
      warning(
        "table-bloated",
        `The table ${name} holds ${dead} dead rows beside ${live} live ones.`,
        `Run \`vacuum analyze ${name}\`; if they come back, end transactions that stay open for a long time.`,
      ),
    ),
  ];
};

type Owners = { group: string; email: string; hasFactor: boolean; isLive: boolean; isInitial: boolean };

const accountFaults = async (patient: ConnectedPatient): Promise<Fault[]> => {
  const owners = await ask<Owners>(
    patient,
    `select g.name as "group", u.email, u.second_factor_at is not null as "hasFactor",
       u.password_hash is not null and u.password_changed_at is null
         and u.created_at < now() - make_interval(days => $1) as "isInitial",
       exists (select 1 from ecommerces s where s.group_id = g.id and s.is_enabled and not s.is_testing) as "isLive"
     from memberships m join users u on u.id = m.user_id join groups g on g.id = m.group_id
     where m.role::text = 'owner' order by g.name, u.email`,
    [patient.limits.initialPasswordDays],
  );
  const live = owners.filter(({ isLive }) => isLive);
  const groups = [...new Set(live.map(({ group }) => group))];
  const bare = groups.filter((name) => !live.some(({ group, hasFactor }) => group === name && hasFactor));
  return [
    ...bare.map((name) =>
      warning(
        "owner-without-second-factor",
        `No owner of ${name} uses a second factor: a guessed password gives access to refunds and settings.`,
        "Set one up under Your account, and require it for the team under Settings, Team.",
      ),
    ),
    ...live
      .filter(({ isInitial }) => isInitial)
      .map(({ group }) =>
        warning(
          "password-initial",
          `An owner of ${group} still has the initial password.`,
          "They should sign in and change it under Your account.",
        ),
      ),
  ];
};
