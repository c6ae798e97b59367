import { type Command, type CommandInput, type CommandResult, UsageError } from "@/server/cli/command";
import { findGroupActor, findStoreActor } from "@/server/cli/setup/find-actor";
import { openContext } from "@/server/cli/setup/open-context";
import { textOf } from "@/server/cli/setup/options";
import { resolveUserPath } from "@/server/cli/user-path";

const HELP = `Usage: npm run svc -- returns import FILE [--store SLUG] [--report FILE.csv]
       npm run svc -- returns list [--store SLUG] [--status STATUS] [--limit 20]
       npm run svc -- returns show RETURN_CODE|PROCESS_ID

import   NDJSON, one return per line: the body of POST /v1/public/returns/{ecommerce_id}/import_return.
         FILE may be compressed with gzip; "-" is standard input. Line items that are already in a return are
         skipped, so a second run changes nothing. Exit code 1 if a row was rejected.
list     the newest returns first
show     one return with its units and its timeline

  --store SLUG         the store; optional if there is only one
  --group ID           the group; required if there are several
  --status STATUS      RUNNING, ON_HOLD, COMPLETED, CANCELED or FAILED
  --limit N            how many, at most 100
  --report FILE.csv    every rejected row with its number and reason
  --json               the result as JSON

Example: npm run svc -- returns import returns.ndjson --store demo`;

const MOST_LISTED = 100;

/** `returns import|list|show`. */
export const command: Command = {
  summary: "Import, list and show returns (import FILE, list, show ID)",
  help: HELP,
  options: {
    store: { type: "string" },
    group: { type: "string" },
    status: { type: "string" },
    limit: { type: "string", default: "20" },
    report: { type: "string" },
  },
  run: async ({ words: [verb, name, ...more], options }) => {
    if (verb === "import" && name !== undefined && more.length === 0) return importFile(name, options);
    if (verb === "list" && name === undefined) return list(options);
    if (verb === "show" && name !== undefined && more.length === 0) return show(name, options);
    throw new UsageError("Use `returns import FILE`, `returns list` or `returns show ID`.");
  },
};

const importFile = async (name: string, options: CommandInput["options"]): Promise<CommandResult> => {
  const { importReturns, returnsImportText } = await import("@/server/cli/returns/import-returns");
  const reportPath = textOf(options, "report");
  const report = await importReturns(await openContext(), {
    path: name === "-" ? name : resolveUserPath(name),
    store: textOf(options, "store"),
    reportPath: reportPath === undefined ? null : resolveUserPath(reportPath),
  });
  return { text: returnsImportText(report), data: report, isFailure: report.rows.refused > 0 };
};

const list = async (options: CommandInput["options"]): Promise<CommandResult> => {
  const limit = Number(textOf(options, "limit"));
  if (!Number.isInteger(limit) || limit < 1 || limit > MOST_LISTED)
    throw new UsageError(`--limit must be a whole number from 1 to ${MOST_LISTED}.`);
  const ctx = await openContext();
  const slug = textOf(options, "store");
  const actor =
    slug === undefined ? await findGroupActor(ctx, textOf(options, "group")) : (await findStoreActor(ctx, slug)).actor;
  const { listProcessSummaries } = await import("@/server/operations/admin/processes");
  const { return_summaries: summaries } = await listProcessSummaries.call(ctx, actor, {
    page_size: limit,
    status: textOf(options, "status")?.toUpperCase(),
  });
  const lines = summaries.map(({ basic_process_data: basics, status, customer }) =>
    [basics.return_code, status.padEnd(9), basics.shipping_status.padEnd(18), basics.order_name, customer.email].join(
      "  ",
    ),
  );
  return { text: lines.length === 0 ? "No returns found." : lines.join("\n"), data: summaries };
};

const show = async (name: string, options: CommandInput["options"]): Promise<CommandResult> => {
  const ctx = await openContext();
  const slug = textOf(options, "store");
  const actor =
    slug === undefined ? await findGroupActor(ctx, textOf(options, "group")) : (await findStoreActor(ctx, slug)).actor;
  const { getReturnDetail } = await import("@/server/operations/dashboard/returns");
  const { summary, timeline } = await getReturnDetail.call(ctx, actor, { id: name });
  const { basic_process_data: basics } = summary;
  const units = summary.returned_items.items.flatMap(({ product, units: pieces }) =>
    pieces.map(
      (unit) => `  ${product.name} ${product.variant_name}: ${unit.location}, ${unit.verdict}, ${unit.payment}`,
    ),
  );
  const entries = timeline.map(({ at, actor_name, text }) => `  ${at}  ${actor_name} ${text}`);
  const head = `${basics.return_code}  ${summary.status}  ${basics.shipping_status}  order ${basics.order_name}  ${basics.process_id}`;
  return { text: [head, "", "Units", ...units, "", "Timeline", ...entries].join("\n"), data: { summary, timeline } };
};
