import { access, constants, statfs } from "node:fs/promises";
import type { Command } from "@/server/cli/command";

const HELP = `Usage: npm run svc -- doctor [--json]

Checks everything that Homeward needs, and shows problems and how to fix them:
Node.js, settings, data folder, free disk space, files (the folder or the S3 bucket), mail server, database, tables.
Exit code 1 if there is a problem.`;

const LOW_DISK_BYTES = 500 * 1024 * 1024;
const OLDEST_POSTGRES = 150_000;

type Finding = { readonly check: string; readonly isOk: boolean; readonly detail: string };

/** `doctor`: checks every precondition and reports each result. */
export const command: Command = {
  summary: "Check settings, data folder, files, mail server, database and tables",
  help: HELP,
  run: async () => {
    const findings = [
      await checkSettings(),
      await checkDataDir(),
      await checkDisk(),
      await checkFiles(),
      await checkMail(),
      await checkServer(),
      await checkTables(),
    ];
    const lines = findings.map(({ check, isOk, detail }) => `${isOk ? "ok    " : "WRONG "} ${check}: ${detail}`);
    return { text: lines.join("\n"), data: { findings }, isFailure: findings.some(({ isOk }) => !isOk) };
  },
};

async function checkSettings(): Promise<Finding> {
  return examine("settings", async () => {
    const { readEnv } = await import("@/server/kernel/env");
    const { APP_URL } = readEnv(process.env);
    return `Node.js ${process.versions.node}, address ${APP_URL}`;
  });
}

async function checkDataDir(): Promise<Finding> {
  const dir = process.env.DATA_DIR ?? "./data";
  return examine("data folder", async () => {
    await access(dir, constants.R_OK | constants.W_OK).catch(() => {
      throw new Error(`${dir} cannot be read and written; change its owner or set DATA_DIR`);
    });
    return dir;
  });
}

async function checkDisk(): Promise<Finding> {
  return examine("disk space", async () => {
    const disk = await statfs(process.env.DATA_DIR ?? "./data");
    const free = disk.bavail * disk.bsize;
    const text = `${(free / 1024 ** 3).toFixed(1)} GiB free`;
    if (free < LOW_DISK_BYTES) throw new Error(`only ${text}; free up space or move DATA_DIR`);
    return text;
  });
}

async function checkFiles(): Promise<Finding> {
  return examine("files", async () => {
    const { readEnv } = await import("@/server/kernel/env");
    const { checkFilePlaces } = await import("@/server/integrations/file-store/check-file-places");
    return checkFilePlaces(readEnv(process.env));
  });
}

async function checkMail(): Promise<Finding> {
  return examine("mail server", async () => {
    const { readEnv } = await import("@/server/kernel/env");
    const { checkMailServer } = await import("@/server/integrations/smtp/check-mail-server");
    const { SMTP_URL, MAIL_FROM } = readEnv(process.env);
    if (SMTP_URL === undefined) return "none is set up: emails are kept in the dashboard (SMTP_URL)";
    return `${await checkMailServer(SMTP_URL)} answers, emails are from ${MAIL_FROM}`;
  });
}

async function checkServer(): Promise<Finding> {
  return examine("database", async () => {
    const { default: pg } = await import("pg");
    const client = new pg.Client({ connectionString: process.env.DATABASE_URL, connectionTimeoutMillis: 10_000 });
    client.on("error", () => undefined);
    try {
      await client.connect();
      const sql =
        "select current_setting('server_version') as name, current_setting('server_version_num')::int as number";
      const { rows } = await client.query<{ name: string; number: number }>(sql);
      const [version] = rows;
      if (!version || version.number < OLDEST_POSTGRES)
        throw new Error(`PostgreSQL ${version?.name} is too old; use 15 or later`);
      return `PostgreSQL ${version.name}`;
    } finally {
      await client.end().catch(() => undefined);
    }
  });
}

async function checkTables(): Promise<Finding> {
  return examine("tables", async () => {
    const { migrationStatus } = await import("@/server/db/migrations/migrate");
    const { pending, failed, edited } = await migrationStatus({ url: process.env.DATABASE_URL ?? "" });
    const [unfinished, waiting] = [failed[0], pending.length];
    if (edited[0] !== undefined)
      throw new Error(
        `the migration ${edited[0]} was applied with other content; start the version that created this database, or restore a backup of this one`,
      );
    if (unfinished !== undefined)
      throw new Error(`the migration ${unfinished} is unfinished; run \`npm run svc -- migrate up\` to continue it`);
    if (waiting > 0) throw new Error(`${waiting} migrations are pending; run \`npm run svc -- migrate up\``);
    return "up to date";
  });
}

async function examine(check: string, look: () => Promise<string>): Promise<Finding> {
  try {
    return { check, isOk: true, detail: await look() };
  } catch (error) {
    return { check, isOk: false, detail: error instanceof Error ? error.message : String(error) };
  }
}
