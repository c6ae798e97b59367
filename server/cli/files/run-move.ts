import { randomBytes } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import { type CommandInput, type CommandResult, UsageError } from "@/server/cli/command";
import { spaced } from "@/server/cli/orders/progress-line";
import { textOf } from "@/server/cli/setup/options";
import { type Env, readEnv } from "@/server/kernel/env";
import { describeFilesLocation, type FilesLocation, parseFilesUrl } from "@/server/kernel/parse-files-url";
import { countFiles } from "./count-files";
import { createPace } from "./create-pace";

type Route = { from: FilesLocation; to: FilesLocation; isMoving: boolean };

/** `files move`. */
export const runMove = async ({ options, say }: CommandInput): Promise<CommandResult> => {
  const env = readEnv(process.env);
  const { from, to, isMoving } = findRoute(env, options);
  const { openFilePlace } = await import("@/server/integrations/file-store/open-file-place");
  const { moveFiles } = await import("@/server/services/files/move-files");
  const places = { from: openFilePlace(from, env), to: openFilePlace(to, env) };
  const isDryRun = options["dry-run"] === true;
  // Checks that the destination works before moving the first file.
  if (!isDryRun) {
    await places.from.check();
    await places.to.check();
  }
  const isPaced = createPace();
  const moved = await moveFiles({
    ...{ ...places, isMoving: isMoving && options.keep !== true, isDryRun },
    onProgress: ({ seen, copiedBytes }) =>
      isPaced() && say(`${countFiles(seen)}, ${spaced(Math.round(copiedBytes / 1_000_000))} MB copied …`),
  });
  const names = `from ${describeFilesLocation(from)} to ${describeFilesLocation(to)}`;
  const { seen, copied, present, gone, removed, failed, failures } = moved;
  const copies = isDryRun ? "would be copied" : "were copied and compared";
  const lines = [
    `${countFiles(seen)} ${names}: ${spaced(copied)} ${copies}, ${spaced(present)} were there already, ${spaced(removed)} deleted from the old location${gone === 0 ? "" : `, ${spaced(gone)} deleted meanwhile`}.`,
    ...(failed === 0 ? [] : [`${spaced(failed)} could not be moved and are still at the old location:`, ...failures]),
    ...(isDryRun || failed > 0 ? [] : [await nextStep(env, { from, to, isMoving })]),
  ];
  return { text: lines.join("\n"), data: moved, isFailure: failed > 0 };
};

const findRoute = (env: Env, options: CommandInput["options"]): Route => {
  const { FILES_URL, FILES_FALLBACK_URL } = env;
  const from = placeOf(options, "from") ?? (placeOf(options, "to") === null ? FILES_FALLBACK_URL : FILES_URL);
  const to = placeOf(options, "to") ?? FILES_URL;
  if (from === undefined) throw new UsageError("Set FILES_FALLBACK_URL to the old location, or specify --to.");
  if (isDeepStrictEqual(from, to)) throw new UsageError("--from and --to are the same location.");
  if (isDeepStrictEqual(from, FILES_URL)) return { from, to, isMoving: false };
  if (isDeepStrictEqual(to, FILES_URL) && isDeepStrictEqual(from, FILES_FALLBACK_URL))
    return { from, to, isMoving: true };
  throw new UsageError(
    "Files are moved from FILES_FALLBACK_URL to FILES_URL, so that Homeward can still find them during the move, or copied from FILES_URL. Run the command with the server's settings.",
  );
};

const placeOf = (options: CommandInput["options"], name: "from" | "to"): FilesLocation | null => {
  const text = textOf(options, name);
  if (text === undefined) return null;
  try {
    return parseFilesUrl(text);
  } catch (error) {
    throw new UsageError(`--${name} ${error instanceof Error ? error.message : String(error)}.`);
  }
};

const nextStep = async (env: Env, { from, to, isMoving }: Route): Promise<string> => {
  if (!isMoving)
    return `Now set FILES_URL to ${describeFilesLocation(to)} (with its options) and FILES_FALLBACK_URL to the old location, restart every process, and run \`npm run svc -- files move\` again.`;
  const { openSpoolAt } = await import("@/server/integrations/file-store/open-spool");
  const waiting = await openSpoolAt(from, env, { randomBytes }).listUntouchedSince(new Date(8.64e15));
  return waiting.length === 0
    ? "You can unset FILES_FALLBACK_URL and restart now."
    : `${countFiles(waiting.length)} of orders still at the old location. Keep FILES_FALLBACK_URL until the imports are done, at most a day.`;
};
