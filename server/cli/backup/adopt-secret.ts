import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { secretId } from "@/server/integrations/backup-file/describe-backup";
import { writeFileDurably } from "@/server/integrations/write-file-durably";
import type { Env } from "@/server/kernel/env";
import type { CheckedBackup } from "./check-backup";

const secretsSchema = z.looseObject({ HOMEWARD_SECRET: z.string() });

/**
 * Makes sure that what is encrypted in the backup can be opened: its master secret is the one in force, or the data
 * folder's generated one gives way to it. @throws one sentence when the secret is set differently, or missing
 */
export const adoptSecret = async (
  env: Env,
  { head, secret }: CheckedBackup,
): Promise<{ env: Env; isAdopted: boolean }> => {
  if (secretId(env.HOMEWARD_SECRET) === head.secretId) return { env, isAdopted: false };
  if (secret === null)
    throw new Error(
      "The backup was made with another HOMEWARD_SECRET, and without encryption it doesn't hold it. Set HOMEWARD_SECRET to the one of that time.",
    );
  const path = join(env.DATA_DIR, "secrets.json");
  const text = await readFile(path, "utf8").catch(() => null);
  const secrets = text === null ? null : secretsSchema.parse(JSON.parse(text));
  if (secrets === null || secrets.HOMEWARD_SECRET !== env.HOMEWARD_SECRET)
    throw new Error(
      "HOMEWARD_SECRET is set to another secret than the backup was made with. Unset it for the restore, which writes the right one into secrets.json of the data folder.",
    );
  await writeFileDurably(path, `${JSON.stringify({ ...secrets, HOMEWARD_SECRET: secret }, null, 2)}\n`);
  return { env: { ...env, HOMEWARD_SECRET: secret }, isAdopted: true };
};
