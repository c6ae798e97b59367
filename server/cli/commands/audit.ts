import { readFile } from "node:fs/promises";
import { type Command, type CommandInput, type CommandResult, UsageError } from "@/server/cli/command";
import { openContext } from "@/server/cli/setup/open-context";
import { textOf } from "@/server/cli/setup/options";
import { readKnownEnds, sayVerdict } from "@/server/cli/setup/say-verdict";
import { resolveUserPath } from "@/server/cli/user-path";
import type { ChainEnd } from "@/server/services/audit/verify-audit";

const HELP = `Usage: npm run svc -- audit verify [--known FILE]

Recomputes the chain of hashes of each tenant's audit log. Names the first entry that was edited, deleted, moved or added
after it was written, and then ends with code 1. Erasures of personal data are part of the chain.
  --known FILE   the output of an earlier \`audit verify --json\`. Anyone who can change the database can also recompute
                 the whole chain; only an earlier result kept elsewhere reveals that

Example: npm run svc -- audit verify --json > /backup/audit-$(date +%F).json`;

/** `audit verify`. */
export const command: Command = {
  summary: "Check that nobody has changed the audit log (verify)",
  help: HELP,
  options: { known: { type: "string" } },
  run: async ({ words: [verb, ...more], options }) => {
    if (verb !== "verify" || more.length > 0) throw new UsageError("Use `audit verify`.");
    return verify(options);
  },
};

const MOST_GROUPS = 100_000;

const verify = async (options: CommandInput["options"]): Promise<CommandResult> => {
  const file = textOf(options, "known");
  const known =
    file === undefined ? new Map<string, ChainEnd>() : readKnownEnds(await readFile(resolveUserPath(file), "utf8"));
  const ctx = await openContext();
  const { listGroups } = await import("@/server/db/stores/setup");
  const { verifyAudit } = await import("@/server/services/audit/verify-audit");
  const groups = [];
  for (const { id, name } of await listGroups(ctx.db, MOST_GROUPS)) {
    const verdict = await verifyAudit(ctx, { scope: { groupId: id }, known: known.get(id) });
    groups.push({ group_id: id, name, no: verdict.no, hash: verdict.hash, fault: verdict.fault });
  }
  const isFailure = groups.some(({ fault }) => fault !== null);
  return { text: groups.map(sayVerdict).join("\n"), data: { groups }, isFailure };
};
