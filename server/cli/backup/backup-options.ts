import { readFile } from "node:fs/promises";
import { type CommandInput, UsageError } from "@/server/cli/command";
import { textOf } from "@/server/cli/setup/options";
import { resolveUserPath } from "@/server/cli/user-path";
import type { Keys, Lock } from "@/server/integrations/backup-file/encryption";

type Options = CommandInput["options"];

/** Below this, a passphrase is guessed too quickly. */
const FEWEST_CHARACTERS = 12;

/** How a backup is encrypted: for recipients, else with a passphrase, else not. @throws UsageError */
export const readLock = async (options: Options): Promise<Lock | null> => {
  const recipients = (textOf(options, "recipient") ?? process.env.BACKUP_RECIPIENT ?? "")
    .split(",")
    .map((one) => one.trim());
  const named = recipients.filter((one) => one !== "");
  if (named.length > 0) return { recipients: named };
  const passphrase = await readPassphrase(options);
  if (passphrase === null) return null;
  if (passphrase.length < FEWEST_CHARACTERS)
    throw new UsageError(`The passphrase must have at least ${FEWEST_CHARACTERS} characters.`);
  return { passphrase };
};

/** What opens a backup. @throws UsageError */
export const readKeys = async (options: Options): Promise<Keys> => {
  const file = textOf(options, "identity-file") ?? process.env.BACKUP_IDENTITY_FILE;
  const lines = file === undefined ? [] : (await readText(file)).split("\n").map((line) => line.trim());
  const identities = lines.filter((line) => line !== "" && !line.startsWith("#"));
  return { passphrase: await readPassphrase(options), identities };
};

const readPassphrase = async (options: Options): Promise<string | null> => {
  const file = textOf(options, "passphrase-file");
  const text = file === undefined ? process.env.BACKUP_PASSPHRASE : await readText(file);
  return text === undefined || text.trim() === "" ? null : text.trim();
};

/** Reads the master secrets of a file, one per line. */
export const readSecrets = async (options: Options): Promise<string[]> => {
  const file = textOf(options, "secret-file");
  if (file === undefined) return [];
  return (await readText(file))
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");
};

const readText = async (file: string): Promise<string> => {
  const path = resolveUserPath(file);
  return readFile(path, "utf8").catch(() => {
    throw new UsageError(`The file ${path} can't be read.`);
  });
};
