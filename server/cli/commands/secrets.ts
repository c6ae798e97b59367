import { randomBytes } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import { type Command, type CommandInput, type CommandResult, UsageError } from "@/server/cli/command";
import { describeSeals } from "@/server/cli/setup/describe-seals";
import { openContext } from "@/server/cli/setup/open-context";
import { requiredText, textOf } from "@/server/cli/setup/options";
import { resolveUserPath } from "@/server/cli/user-path";
import { Problem } from "@/server/kernel/problem";

const HELP = `Usage: npm run svc -- secrets rotate --to-file FILE [--from-file FILE]
       npm run svc -- secrets rotate --check [--to-file FILE] [--from-file FILE]

Re-encrypts everything in the database that is encrypted with HOMEWARD_SECRET, using a new secret: credentials of
connections, webhook secrets, authenticators, bank accounts of stores and shoppers, payment files.
  --to-file FILE     holds the new secret, at least 32 characters. A missing file is created with a random one
  --from-file FILE   holds the old one; default HOMEWARD_SECRET, or the one in the data folder
  --check            changes nothing: counts the values that each secret decrypts. Without --to-file, checks only the old
                     one. Exit code 1 if none of them decrypts a value

Stop every server and worker first, including web processes with RUN_JOBS=false: while one of them runs, nothing is
rotated. Afterwards start them with the new secret: set HOMEWARD_SECRET, or put it into secrets.json of the data folder.
If the command is killed, run it again with the same files: it continues where it stopped.

Everything signed with the old secret stops working: API keys, station PINs, recovery codes, sessions and links in emails
must be created again.

Example: npm run svc -- secrets rotate --to-file new-secret.txt`;

/** `secrets rotate`. */
export const command: Command = {
  summary: "Encrypt everything with another master secret (rotate)",
  help: HELP,
  options: { "from-file": { type: "string" }, "to-file": { type: "string" }, check: { type: "boolean" } },
  run: async ({ words: [verb, ...more], options, say }) => {
    if (verb !== "rotate" || more.length > 0)
      throw new UsageError("Use `secrets rotate --to-file FILE` or `secrets rotate --check`.");
    return options.check === true ? check(options) : rotate(options, say);
  },
};

const LEAST_CHARACTERS = 32;
const SERVERS =
  "Start every process with it: web processes (also those with RUN_JOBS=false), workers, and other machines.";

const rotate = async (options: CommandInput["options"], say: CommandInput["say"]): Promise<CommandResult> => {
  const toFile = resolveUserPath(requiredText(options, "to-file"));
  const ctx = await openContext();
  const from = await oldSecret(ctx, options);
  await makeIfMissing(toFile);
  const to = await secretIn(toFile);
  requireTwo(from, to);
  const { rotateSecret } = await import("@/server/services/setup/rotate-secret");
  const columns = await rotateSecret(ctx, { from, to, isCheck: false, say });
  const { text, ...result } = describeSeals(columns, { new: "the new secret" });
  const third = result.isFailure
    ? ["Values that can't be decrypted with either secret were not changed: they were encrypted with a third one."]
    : [];
  return { ...result, text: [text, ...third, `The new secret is in ${toFile}. ${SERVERS}`].join("\n") };
};

const check = async (options: CommandInput["options"]): Promise<CommandResult> => {
  const toFile = textOf(options, "to-file");
  const ctx = await openContext();
  const from = await oldSecret(ctx, options);
  const to = toFile === undefined ? from : await secretIn(resolveUserPath(toFile));
  if (toFile !== undefined) requireTwo(from, to);
  const { rotateSecret } = await import("@/server/services/setup/rotate-secret");
  const columns = await rotateSecret(ctx, { from, to, isCheck: true });
  const old = textOf(options, "from-file") === undefined ? "the secret in use" : "the old secret";
  const { text, ...result } = describeSeals(
    columns,
    toFile === undefined ? { new: old } : { new: "the new secret", old },
  );
  const verdict = result.isFailure
    ? "Some values can't be decrypted with any of the given secrets. Nothing was changed."
    : "All values can be decrypted. Nothing was changed.";
  return { ...result, text: `${text}\n${verdict}` };
};

const oldSecret = (
  ctx: { env: { HOMEWARD_SECRET: string } },
  options: CommandInput["options"],
): Promise<string> | string => {
  const file = textOf(options, "from-file");
  return file === undefined ? ctx.env.HOMEWARD_SECRET : secretIn(resolveUserPath(file));
};

/** @throws Problem INVALID_ARGUMENT */
const requireTwo = (from: string, to: string): void => {
  if (from === to)
    throw new Problem(
      "INVALID_ARGUMENT",
      "The new secret is the same as the old one. Use a file with a different one.",
    );
};

const makeIfMissing = async (path: string): Promise<void> => {
  await writeFile(path, `${randomBytes(32).toString("hex")}\n`, { mode: 0o600, flag: "wx" }).catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  });
};

/** @throws Problem INVALID_ARGUMENT */
const secretIn = async (path: string): Promise<string> => {
  const text = await readFile(path, "utf8").catch(() => {
    throw new Problem("INVALID_ARGUMENT", `The file ${path} cannot be read.`);
  });
  const secret = text.trim();
  if (secret.length < LEAST_CHARACTERS)
    throw new Problem("INVALID_ARGUMENT", `The file ${path} has no secret of at least ${LEAST_CHARACTERS} characters.`);
  return secret;
};
