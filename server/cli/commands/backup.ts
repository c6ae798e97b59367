import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { readKeys, readLock } from "@/server/cli/backup/backup-options";
import { type Command, type CommandInput, type CommandResult, UsageError } from "@/server/cli/command";
import { textOf } from "@/server/cli/setup/options";
import { resolveUserPath } from "@/server/cli/user-path";

const HELP = `Usage: npm run svc -- backup [--to FOLDER|FILE] [--recipient age1…] [--passphrase-file FILE] [--without-files] [--verify]
       npm run svc -- backup --verify FILE

Writes the database and all stored files to one file, while Homeward runs. --to is a folder (default:
the current one), where the file is named homeward-DATE.tar (.tar.age if encrypted), or a file name with that extension.
  --recipient age1…       encrypts for the holder of this key (created by age-keygen); separate several with commas.
                          Also BACKUP_RECIPIENT
  --passphrase-file FILE  encrypts with the passphrase in a file. Also BACKUP_PASSPHRASE
  --without-files         leaves out labels, photos and documents, for example if their bucket has its own backup
  --verify                restores the backup into a scratch database afterwards and compares every row. With FILE, an
                          existing backup (if encrypted, requires --passphrase-file or --identity-file)

Encrypted backups include HOMEWARD_SECRET; others don't, so keep a copy of it elsewhere.
docs/guides/backup.md has a schedule.
Example: npm run svc -- backup --to /var/backups/homeward --recipient age1…`;

/** `backup`. */
export const command: Command = {
  summary: "Back up the database and files to one file, and verify a backup",
  help: HELP,
  options: {
    ...{ to: { type: "string" }, recipient: { type: "string" }, "passphrase-file": { type: "string" } },
    ...{ "identity-file": { type: "string" }, "without-files": { type: "boolean" }, verify: { type: "boolean" } },
  },
  run: async (input) => {
    const { words, options } = input;
    if (words.length > 1 || (words.length === 1 && options.verify !== true))
      throw new UsageError("Use `backup [--to FOLDER]` or `backup --verify FILE`.");
    const [file] = words;
    return file === undefined ? backUp(input) : verify(input, resolveUserPath(file));
  },
};

const backUp = async (input: CommandInput): Promise<CommandResult> => {
  const { options, say } = input;
  const { readEnv } = await import("@/server/kernel/env");
  const { makeBackup } = await import("@/server/cli/backup/make-backup");
  const lock = await readLock(options);
  const path = await targetOf(options, lock !== null);
  const isWithFiles = options["without-files"] !== true;
  const hasRecipients = lock !== null && "recipients" in lock;
  if (options.verify === true && hasRecipients && (await readKeys(options)).identities.length === 0)
    throw new UsageError("--verify needs --identity-file with the key of the recipient.");
  const made = await makeBackup({ env: readEnv(process.env), path, lock, isWithFiles, say });
  const { files, ledger } = made.manifest;
  const lines = [
    `${path}: ${megabytes(made.bytes)}, ${made.rows} rows, ${files.count} files, ${lock === null ? "not encrypted" : "encrypted"}.`,
    ...(files.missing === 0 ? [] : [`${files.missing} files are missing or damaged: npm run svc -- files check`]),
    ...(lock === null ? ["It doesn't include HOMEWARD_SECRET, which you need to restore it. Keep both."] : []),
  ];
  const data = { file: path, bytes: made.bytes, rows: made.rows, files, ledger, is_encrypted: lock !== null };
  if (options.verify !== true) return { text: lines.join("\n"), data };
  const verified = await verify(input, path);
  return { text: [...lines, verified.text].join("\n"), data: { ...data, is_verified: true } };
};

const verify = async ({ options, say }: CommandInput, path: string): Promise<CommandResult> => {
  const { readEnv } = await import("@/server/kernel/env");
  const { verifyBackup } = await import("@/server/cli/backup/verify-backup");
  const keys = await readKeys(options);
  const { backup, tables, rows } = await verifyBackup({ env: readEnv(process.env), path, keys, say });
  const { madeAt, version } = backup.head;
  return {
    text: `The backup of ${madeAt} (version ${version}) can be restored: ${tables} tables and ${rows} rows match.`,
    data: { file: path, made_at: madeAt, version, tables, rows, files: backup.manifest.files, is_verified: true },
  };
};

/** A name that ends like a backup is a file; everything else is a folder, which is made if there is none. */
const targetOf = async (options: CommandInput["options"], isEncrypted: boolean): Promise<string> => {
  const to = resolveUserPath(textOf(options, "to") ?? ".");
  if (/\.(?:tar|age)$/.test(to)) return to;
  await mkdir(to, { recursive: true, mode: 0o700 });
  const date = new Date().toISOString().slice(0, 19).replaceAll(/[-:]/g, "");
  return join(to, `homeward-${date}Z.tar${isEncrypted ? ".age" : ""}`);
};

const megabytes = (bytes: number): string => `${(bytes / 1_000_000).toFixed(1)} MB`;
