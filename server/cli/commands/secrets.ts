import { randomBytes } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import { type Command, type CommandInput, type CommandResult, UsageError } from "@/server/cli/command";
import { openContext } from "@/server/cli/setup/open-context";
import { requiredText, textOf } from "@/server/cli/setup/options";
import { resolveUserPath } from "@/server/cli/user-path";
import type { RotatedColumn } from "@/server/services/setup/rotate-secret";

const HELP = `Usage: npm run svc -- secrets rotate --to-file FILE [--from-file FILE] [--check]

Seals everything in the database that HOMEWARD_SECRET opens with another secret: credentials of connections, webhook
secrets, authenticators, bank accounts of stores and shoppers, payment files.
  --to-file FILE     holds the new secret, at least 32 characters. A missing file is made with a random one
  --from-file FILE   holds the old one; default HOMEWARD_SECRET, or the one in the data folder
  --check            changes nothing: says how much opens with which secret

Stop every server and worker first. Afterwards start them with the new secret: set HOMEWARD_SECRET, or put it into
secrets.json of the data folder. Killed in the middle, run it again with the same files: it goes on.

What is not sealed but signed with the secret ends with it: API keys, station PINs, recovery codes, sessions and links in
mails have to be made again.

Example: npm run svc -- secrets rotate --to-file new-secret.txt`;

/** `secrets rotate`. */
export const command: Command = {
  summary: "Seal everything with another master secret (rotate)",
  help: HELP,
  options: { "from-file": { type: "string" }, "to-file": { type: "string" }, check: { type: "boolean" } },
  run: async ({ words: [verb, ...more], options, say }) => {
    if (verb === "rotate" && more.length === 0) return rotate(options, say);
    throw new UsageError("Say `secrets rotate --to-file FILE`.");
  },
};

const LEAST_CHARACTERS = 32;

const rotate = async (options: CommandInput["options"], say: CommandInput["say"]): Promise<CommandResult> => {
  const isCheck = options.check === true;
  const toFile = resolveUserPath(requiredText(options, "to-file"));
  const fromFile = textOf(options, "from-file");
  const ctx = await openContext();
  const from = fromFile === undefined ? ctx.env.HOMEWARD_SECRET : await secretIn(resolveUserPath(fromFile));
  if (!isCheck) await makeIfMissing(toFile);
  const to = await secretIn(toFile);
  if (from === to) throw new UsageError("Both files hold the same secret.");
  const { rotateSecret } = await import("@/server/services/setup/rotate-secret");
  return resultOf(await rotateSecret(ctx, { from, to, isCheck, say }), { isCheck, toFile });
};

const makeIfMissing = async (path: string): Promise<void> => {
  await writeFile(path, `${randomBytes(32).toString("hex")}\n`, { mode: 0o600, flag: "wx" }).catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  });
};

const secretIn = async (path: string): Promise<string> => {
  const text = await readFile(path, "utf8").catch(() => {
    throw new UsageError(`The file ${path} cannot be read.`);
  });
  const secret = text.trim();
  if (secret.length < LEAST_CHARACTERS)
    throw new UsageError(`The file ${path} holds no secret of at least ${LEAST_CHARACTERS} characters.`);
  return secret;
};

type Done = { isCheck: boolean; toFile: string };

const resultOf = (columns: RotatedColumn[], { isCheck, toFile }: Done): CommandResult => {
  const isWhole = columns.every(({ unreadable }) => unreadable.length === 0);
  const lines = columns.map(({ table, column, isNew, isOld, unreadable }) =>
    [
      `${table}.${column}: ${isNew} with the new secret`,
      ...(isOld > 0 ? [`${isOld} with the old one`] : []),
      ...(unreadable.length > 0 ? [`with neither: ${unreadable.join(", ")}`] : []),
    ].join(", "),
  );
  const next = isCheck ? "Nothing was changed." : `Start the servers with the secret in ${toFile}.`;
  const words = isWhole ? [] : ["What opens with neither secret was left as it is: it was sealed with a third one."];
  const data = columns.map(({ isNew, isOld, ...rest }) => ({ ...rest, new: isNew, old: isOld }));
  return { text: [...lines, ...words, next].join("\n"), data: { columns: data }, isFailure: !isWhole };
};
