import { existsSync } from "node:fs";
import { statfs } from "node:fs/promises";
import { join } from "node:path";
import { type Command, UsageError } from "@/server/cli/command";

const HELP = `Usage: npm run svc -- upgrade --check [--json]

Run it in the folder or image of the new version, before the upgrade. It says what the upgrade would do, and changes
nothing: which migrations would run, which tables they lock and for how long, whether running processes of the old
version survive them, and whether disk space and backup allow it. Exit code 1 if the upgrade shouldn't start.

To upgrade: \`npm run svc -- migrate up\`, then replace the processes (docs/guides/upgrade.md).`;

/** `upgrade --check`: what the upgrade to this version would do. */
export const command: Command = {
  summary: "Show what the upgrade to this version would do (--check)",
  help: HELP,
  options: { check: { type: "boolean" } },
  run: async ({ words, options }) => {
    if (words.length > 0 || options.check !== true) throw new UsageError("Use `upgrade --check`.");
    const { planUpgrade } = await import("@/server/db/migrations/effects/plan-upgrade");
    const { describeUpgrade } = await import("@/server/cli/setup/describe-upgrade");
    const plan = await planUpgrade({ url: process.env.DATABASE_URL ?? "" });
    const disk = await readDisk(process.env.DATA_DIR ?? "./data");
    const { lines, isFault } = describeUpgrade(plan, disk);
    return { text: lines.join("\n"), data: { ...plan, disk, is_ready: !isFault }, isFailure: isFault };
  },
};

const readDisk = async (dir: string) => {
  const { bavail, bsize } = await statfs(dir);
  return { freeBytes: bavail * bsize, holdsDatabase: existsSync(join(dir, "postgres", "PG_VERSION")) };
};
