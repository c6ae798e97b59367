import { type Command, UsageError } from "@/server/cli/command";
import { runCheck } from "@/server/cli/files/run-check";
import { runMove } from "@/server/cli/files/run-move";

const HELP = `Usage: npm run svc -- files check [--content] [--delete]
       npm run svc -- files move [--from PLACE] [--to PLACE] [--keep] [--dry-run]

check   Compares the files at FILES_URL (and FILES_FALLBACK_URL) with the database: which are missing, and which ones
        nothing refers to. Ends with code 1 if files are missing or damaged.
  --content   reads every file and compares its checksum
  --delete    deletes files that nothing has referred to for a day

move    Moves all labels, photos and documents from one place to another. Each file is copied, read back, compared, and
        only then deleted from the old location. If the command is killed, run it again: it continues.
  --from, --to   \`local\` (DATA_DIR) or s3://bucket/prefix?…, as in FILES_URL; default: from FILES_FALLBACK_URL to FILES_URL
  --keep         keeps the files in the old location
  --dry-run      changes nothing: counts what would be copied

To move while the product runs:
  1. npm run svc -- files move --to 's3://…' copies everything. You can skip it; it makes step 4 short.
  2. Where several processes run, set FILES_FALLBACK_URL to the new place in each and restart them one by one.
  3. In each process set FILES_URL to the new place and FILES_FALLBACK_URL to the old one, and restart it.
  4. npm run svc -- files move, with the same settings.
  5. Unset FILES_FALLBACK_URL and restart.

The command reads its settings from its own environment, so set the same ones as for the server.
docs/guides/files.md explains them.`;

/** `files`: maintenance of all files of the installation. */
export const command: Command = {
  summary: "Check all files, or move them to or from S3 (check, move)",
  help: HELP,
  options: {
    ...{ from: { type: "string" }, to: { type: "string" }, keep: { type: "boolean" } },
    ...{ "dry-run": { type: "boolean" }, content: { type: "boolean" }, delete: { type: "boolean" } },
  },
  run: async (input) => {
    const [verb, ...more] = input.words;
    if (more.length === 0 && verb === "check") return runCheck(input);
    if (more.length === 0 && verb === "move") return runMove(input);
    throw new UsageError("Use `files check` or `files move`.");
  },
};
