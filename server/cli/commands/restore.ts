import { readKeys, readSecrets } from "@/server/cli/backup/backup-options";
import type { RestoredBackup } from "@/server/cli/backup/restore-backup";
import { type Command, type CommandResult, UsageError } from "@/server/cli/command";
import { textOf } from "@/server/cli/setup/options";
import { resolveUserPath } from "@/server/cli/user-path";
import { LEDGER_KINDS, type LedgerKind } from "@/server/domain/ledger/types";

const HELP = `Usage: npm run svc -- restore FILE [--passphrase-file FILE | --identity-file FILE] [--replace DATABASE]

Restores a backup made with \`npm run svc -- backup\` into an empty database (DATABASE_URL, else the one in DATA_DIR), with
its files. The whole backup is checked before anything is changed. Stop every server and worker first.
  --passphrase-file FILE  holds the passphrase; also BACKUP_PASSPHRASE
  --identity-file FILE    holds the age key (AGE-SECRET-KEY-…); also BACKUP_IDENTITY_FILE
  --replace DATABASE      deletes everything in a database that isn't empty; it must be named exactly
  --secret-file FILE      additional HOMEWARD_SECRETs, one per line, if the secret was changed since the backup

Afterwards the ledger is applied: shoppers who were erased since are erased again, revoked keys stay revoked, removed
members stay out. Everybody is signed out. If the command is killed, run it again; until then Homeward doesn't start.

Example: npm run svc -- restore homeward-20261129T030000Z.tar.age --identity-file backup-key.txt`;

/** `restore FILE`. */
export const command: Command = {
  summary: "Restore a backup into an empty database",
  help: HELP,
  options: {
    ...{ "passphrase-file": { type: "string" }, "identity-file": { type: "string" } },
    ...{ "secret-file": { type: "string" }, replace: { type: "string" } },
  },
  run: async ({ words: [file, ...more], options, say }) => {
    if (file === undefined || more.length > 0) throw new UsageError("Use `restore FILE`.");
    const { readEnv } = await import("@/server/kernel/env");
    const { restoreBackup } = await import("@/server/cli/backup/restore-backup");
    const restored = await restoreBackup({
      ...{ env: readEnv(process.env), path: resolveUserPath(file), say },
      ...{ keys: await readKeys(options), otherSecrets: await readSecrets(options) },
      replaced: textOf(options, "replace") ?? null,
    });
    return describeRestored(restored);
  },
};

const describeRestored = (restored: RestoredBackup): CommandResult => {
  const { backup, database, rows, files, migrated, reapplied, isSecretAdopted } = restored;
  const { madeAt, version } = backup.head;
  const lines = [
    `Restored into ${database}: the backup of ${madeAt} (version ${version}), ${rows} rows, ${files.written} files (${files.present} already existed).`,
    ...(backup.manifest.files.missing === 0
      ? []
      : [`${backup.manifest.files.missing} files were missing from the backup.`]),
    ...(migrated.length === 0 ? [] : [`${migrated.length} newer migrations were applied.`]),
    ...(isSecretAdopted ? ["HOMEWARD_SECRET of the backup is in secrets.json now."] : []),
    ...describeReapplied(reapplied),
    "Everybody is signed out. Start Homeward; events and refunds since the backup: see docs/guides/backup.md.",
  ];
  const data = {
    ...{ database, made_at: madeAt, version, rows, files, migrated, ledger: reapplied?.changed ?? {} },
    ...{ open_returns_of_erased: reapplied?.underWay ?? [] },
  };
  return { text: lines.join("\n"), data };
};

const AGAIN: Record<LedgerKind, string> = {
  ERASURE: "shoppers erased again",
  API_KEY: "API keys revoked or expired again",
  MEMBER: "members removed or given their newer role again",
  PASSWORD: 'passwords removed because they were changed since (set a new one with "Forgot password")',
  SESSIONS: "people signed out",
  STATION_PIN: "station PINs removed",
  INVITATION: "invitations withdrawn",
  ORDER_LINK: "order links revoked",
  WEBHOOK_ENDPOINT: "webhook endpoints deleted, or turned off because their secret or address was changed since",
  CONNECTION: "connections disconnected, or to be connected again because their credentials were changed since",
};

const describeReapplied = (reapplied: RestoredBackup["reapplied"]): string[] => {
  if (reapplied === null) return ["The ledger has no entries newer than the backup."];
  const { found, changed, underWay } = reapplied;
  const counts = LEDGER_KINDS.flatMap((kind) =>
    changed[kind] === undefined ? [] : [`  ${AGAIN[kind]}: ${changed[kind]}`],
  );
  return [
    `Entries of the ledger that are newer than the backup: ${found}`,
    ...(counts.length === 0 ? ["  none of them changes anything in it"] : counts),
    ...(underWay.length === 0
      ? []
      : [
          `These returns are open again although their shopper was erased. Complete or cancel them: ${underWay.join(", ")}`,
        ]),
  ];
};
