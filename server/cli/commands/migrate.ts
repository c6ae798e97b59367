import { type Command, type CommandResult, UsageError } from "@/server/cli/command";

const HELP = `Usage: npm run svc -- migrate status|up [--json]

Applies pending migrations to the database.
  status   shows which migrations are pending, unfinished ("failed") or edited; changes nothing
  up       applies what is pending; safe to run from several places at once, and again after it was killed

The database is DATABASE_URL, else the one in DATA_DIR (default ./data).`;

/** `migrate status|up`: compares the database with prisma/migrations and updates it. */
export const command: Command = {
  summary: "Show or apply pending database migrations (status, up)",
  help: HELP,
  run: async ({ words }) => {
    const { migrateUp, migrationStatus } = await import("@/server/db/migrations/migrate");
    const url = process.env.DATABASE_URL ?? "";
    if (words[0] === "status" && words.length === 1) return describeStatus(await migrationStatus({ url }));
    if (words[0] === "up" && words.length === 1) return describeApplied(await migrateUp({ url }));
    throw new UsageError("Use `migrate status` or `migrate up`.");
  },
};

function describeApplied(applied: readonly string[]): CommandResult {
  const text = applied.length === 0 ? "The tables are up to date." : `Applied:\n  ${applied.join("\n  ")}`;
  return { text, data: { applied } };
}

function describeStatus(status: Record<"pending" | "failed" | "edited" | "unknown", readonly string[]>): CommandResult {
  const parts = (["pending", "failed", "edited", "unknown"] as const)
    .filter((kind) => status[kind].length > 0)
    .map((kind) => `${kind}:\n  ${status[kind].join("\n  ")}`);
  const isFailure = status.pending.length + status.failed.length + status.edited.length > 0;
  return { text: parts.length === 0 ? "The tables are up to date." : parts.join("\n"), data: status, isFailure };
}
