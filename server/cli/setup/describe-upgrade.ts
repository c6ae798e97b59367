import type { Effect } from "@/server/db/migrations/effects/describe-effects";
import { durationOf, type UpgradePlan } from "@/server/db/migrations/effects/plan-upgrade";

/** Free space on the disk of DATA_DIR; `holdsDatabase` if the built-in PostgreSQL is on it. */
export type Disk = { readonly freeBytes: number; readonly holdsDatabase: boolean };

type Line = { readonly topic: string; readonly text: string; readonly isFault?: boolean };

/** Below it, an upgrade could fill the disk with logs and temporary files alone. */
const SPARE_BYTES = 500 * 1024 ** 2;
const MINUTE_S = 60;
const OLD_BACKUP_S = 24 * 60 * MINUTE_S;

const LOCKS = { READS_AND_WRITES: "blocks reads and writes", WRITES: "blocks writes", CHANGED_ROWS: "locks rows" };

/** Says what an upgrade would do, one line per topic, for people. A fault means that it shouldn't start. */
export const describeUpgrade = (
  plan: UpgradePlan,
  disk: Disk,
): { readonly lines: readonly string[]; readonly isFault: boolean } => {
  const lines = [
    ...(plan.isNew
      ? [{ topic: "migrations", text: `the database is new; all ${plan.steps.length} migrations will run` }]
      : []),
    ...(plan.isNew ? [] : [...describeMigrations(plan), describeOldProcesses(plan), ...describeTransactions(plan)]),
    describeDisk(plan, disk),
    ...(plan.isNew ? [] : [describeBackup(plan)]),
  ];
  return {
    lines: lines.map(({ topic, text, isFault }) => `${isFault ? "ERROR " : "ok    "} ${topic}: ${text}`),
    isFault: lines.some(({ isFault }) => isFault),
  };
};

const describeMigrations = ({ status, steps, tables }: UpgradePlan): readonly Line[] => {
  const topic = "migrations";
  const [edited] = status.edited;
  if (edited !== undefined)
    return [
      {
        topic,
        isFault: true,
        text: `${edited} was applied with different content than this version has; use the build that created this database`,
      },
    ];
  const [unknown] = status.unknown;
  if (unknown !== undefined)
    return [
      {
        topic,
        isFault: steps.length > 0,
        text: `the database is newer: it has ${unknown}, which this version doesn't know`,
      },
    ];
  if (steps.length === 0) return [{ topic, text: "none is pending" }];
  const unfinished = status.failed.length > 0 ? `, ${status.failed.length} of them to be continued` : "";
  const details = steps.flatMap(({ name, effects }) => [
    name,
    ...effects.flatMap(describeEffect).map((line) => `  ${line}`),
  ]);
  return [{ topic, text: [`${steps.length} pending${unfinished}`, ...details].join("\n         ") }];

  function describeEffect(effect: Effect): string[] {
    const size = tables.find(({ name }) => name === effect.table);
    // A table without rows, or of an earlier pending migration, keeps nobody waiting.
    if (effect.lock === null || size === undefined || size.rows === 0) return [];
    const time = durationOf(effect, tables) === "MOMENT" ? "for a moment" : "while it goes through the table";
    return [`${size.name} (${toSize(size.bytes)}, ${toRows(size.rows)}): ${LOCKS[effect.lock]} ${time}`];
  }
};

/** Not a fault: an upgrade with all processes stopped is always possible. */
const describeOldProcesses = ({ steps }: UpgradePlan): Line => {
  const topic = "running processes";
  const breaking = steps.flatMap(({ name, effects }) =>
    effects
      .filter(({ breaks, excuse }) => breaks !== null && excuse === null)
      .map(({ breaks }) => `${name}: old code ${breaks}`),
  );
  if (breaking.length === 0) return { topic, text: "can keep running; replace them one by one after `migrate up`" };
  return { topic, text: ["stop all of them before `migrate up`", ...new Set(breaking)].join("\n         ") };
};

const describeTransactions = ({ openTransactions, steps }: UpgradePlan): readonly Line[] => {
  const [oldest] = openTransactions;
  if (oldest === undefined || steps.length === 0) return [];
  const text = `process ${oldest.pid} (${oldest.program || "unnamed"}) has had one open for ${oldest.seconds} s; a migration waits 20 s for a table, then gives up and changes nothing`;
  return [{ topic: "transactions", isFault: true, text }];
};

const describeDisk = ({ growthBytes, database }: UpgradePlan, { freeBytes, holdsDatabase }: Disk): Line => {
  const topic = "disk space";
  const need = `the database (${toSize(database.bytes)}) grows by at most ${toSize(growthBytes)}`;
  const free = `${toSize(freeBytes)} free in DATA_DIR`;
  if (!holdsDatabase)
    return { topic, isFault: freeBytes < SPARE_BYTES, text: `${free}; ${need}: check the disk of your PostgreSQL` };
  return { topic, isFault: freeBytes < growthBytes + SPARE_BYTES, text: `${free}; ${need}` };
};

const describeBackup = ({ database: { archivedSecondsAgo }, steps }: UpgradePlan): Line => {
  const topic = "backup";
  if (archivedSecondsAgo === null)
    return {
      topic,
      text: `PostgreSQL archives no WAL, so its age isn't known here${steps.length > 0 ? "; back up first" : ""}`,
    };
  const text = `PostgreSQL last archived WAL ${Math.round(archivedSecondsAgo / MINUTE_S)} min ago`;
  return archivedSecondsAgo > OLD_BACKUP_S
    ? { topic, isFault: true, text: `${text}; check your backups` }
    : { topic, text };
};

const toRows = (rows: number): string => (rows === 1 ? "1 row" : `${Math.round(rows)} rows`);

const toSize = (bytes: number): string =>
  bytes < 1024 ** 3 ? `${Math.ceil(bytes / 1024 ** 2)} MiB` : `${(bytes / 1024 ** 3).toFixed(1)} GiB`;
