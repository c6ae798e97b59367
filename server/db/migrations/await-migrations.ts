import { migrationStatus, refuseOtherEdition } from "./migrate";

const POLL_MS = 1_000;

type Wait = {
  readonly url: string;
  readonly migrationsDir?: string;
  /** How long to wait in all, in milliseconds. */
  readonly patienceMs: number;
  /** Called once for each new reason to wait. */
  readonly say: (line: string) => void;
};

/**
 * Waits until another process has applied all migrations of this version; changes nothing. For web processes whose
 * migrations run as a separate job before them.
 * @throws one sentence if the database belongs to another version, or is not up to date in time
 */
export const awaitMigrations = async ({ patienceMs, say, ...target }: Wait): Promise<void> => {
  const deadline = performance.now() + patienceMs;
  let said = "";
  for (;;) {
    const reason = await reasonToWait(target);
    if (reason === null) return;
    if (performance.now() > deadline) throw new Error(`${reason}; waited ${Math.round(patienceMs / 1_000)} s for it.`);
    if (reason !== said) say(`Waiting: ${reason}.`);
    said = reason;
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
};

const reasonToWait = async (target: Pick<Wait, "url" | "migrationsDir">): Promise<string | null> => {
  const status = await migrationStatus(target).catch((error: unknown) => (error instanceof Error ? error : null));
  if (status === null || status instanceof Error)
    return `the database can't be used (${status?.message || "no answer"})`;
  refuseOtherEdition(status);
  const open = status.pending.length + status.failed.length;
  if (open === 0) return null;
  const pending = open === 1 ? "1 migration is" : `${open} migrations are`;
  return `${pending} pending, run \`migrate up\` once for all processes`;
};
