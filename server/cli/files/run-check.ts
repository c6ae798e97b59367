import type { CommandInput, CommandResult } from "@/server/cli/command";
import { spaced } from "@/server/cli/orders/progress-line";
import { openContext } from "@/server/cli/setup/open-context";
import { countFiles } from "./count-files";
import { createPace } from "./create-pace";

const MOST_NAMED = 20;

/** `files check`. */
export const runCheck = async ({ options, say }: CommandInput): Promise<CommandResult> => {
  const ctx = await openContext();
  const { openFilePlace } = await import("@/server/integrations/file-store/open-file-place");
  const { checkFiles } = await import("@/server/services/files/check-files");
  const { FILES_URL, FILES_FALLBACK_URL } = ctx.env;
  const isPaced = createPace();
  const checked = await checkFiles(ctx, {
    places: [FILES_URL, ...(FILES_FALLBACK_URL === undefined ? [] : [FILES_FALLBACK_URL])].map((location) =>
      openFilePlace(location, ctx.env),
    ),
    ...{ isContentRead: options.content === true, isDeleting: options.delete === true, now: ctx.clock.now() },
    onProgress: ({ known }) => isPaced() && say(`${countFiles(known)} …`),
  });
  const { known, unknown, unknownBytes, deleted, missing, damaged } = checked;
  const them = unknown === 1 ? "it" : "them";
  const rest = options.delete === true ? `${spaced(deleted)} deleted` : `run it with --delete to delete ${them}`;
  const lines = [
    known === 1 ? "1 file is in use and present." : `${spaced(known)} files are in use and present.`,
    unknown === 0
      ? "There are no other files."
      : `${countFiles(unknown)} (${spaced(unknownBytes)} bytes) that nothing has referred to for a day: ${rest}.`,
    ...(missing.length === 0
      ? []
      : [`Missing: ${spaced(missing.length)} (${named(missing)}). Restore them from a backup.`]),
    ...damaged.slice(0, MOST_NAMED),
  ];
  return { text: lines.join("\n"), data: checked, isFailure: missing.length + damaged.length > 0 };
};

const named = (ids: readonly string[]): string =>
  [...ids.slice(0, MOST_NAMED), ...(ids.length > MOST_NAMED ? ["…"] : [])].join(", ");
