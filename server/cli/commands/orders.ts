import { type Command, UsageError } from "@/server/cli/command";
import { resolveUserPath } from "@/server/cli/user-path";

const HELP = `Usage: npm run svc -- orders import FILE [options]

Reads a shop's orders from a file: NDJSON (one order per line, the body of PUT …/orders/{order_number} with its
order_number) or, with a mapping, CSV. FILE may be compressed with gzip; "-" is standard input.
Each order is imported completely or not at all, every rejected row gets a reason, and a second run changes nothing.

  --mapping FILE.json   how the columns of a CSV become orders (docs/guides/importing-orders.md)
  --store SLUG_OR_ID    the store; optional if there is only one
  --dry-run             tries everything and writes nothing
  --report FILE.csv     every rejected row with its number and reason
  --json                the result as JSON

Exit code 1 if a row was rejected that no skip rule of the mapping covers.

Example: npm run svc -- orders import invoices.csv.gz --mapping docs/examples/online-retail.mapping.json --store demo`;

/** `orders import FILE`: imports a shop's orders from CSV or NDJSON. */
export const command: Command = {
  summary: "Import a shop's orders from a file (import FILE)",
  help: HELP,
  options: {
    mapping: { type: "string" },
    store: { type: "string" },
    "dry-run": { type: "boolean", default: false },
    report: { type: "string" },
  },
  run: async ({ words: [verb, file, ...more], options }) => {
    if (verb !== "import" || file === undefined || more.length > 0) throw new UsageError("Use `orders import FILE`.");
    const { createImportContext, keepMemorySmall } = await import("@/server/cli/orders/import-context");
    const { readEnv } = await import("@/server/kernel/env");
    const { importFile } = await import("@/server/cli/orders/import-file");
    const { importText } = await import("@/server/cli/orders/import-text");
    keepMemorySmall();
    const ctx = createImportContext(readEnv(process.env));
    const reportPath = pathOf(options.report);
    const report = await importFile(ctx, {
      path: file === "-" ? file : resolveUserPath(file),
      mappingPath: pathOf(options.mapping),
      store: typeof options.store === "string" ? options.store : undefined,
      isDryRun: options["dry-run"] === true,
      reportPath,
    });
    const isFailure = report.rows.refused > 0;
    return { text: importText(report, reportPath), data: report, isFailure };
  },
};

const pathOf = (option: string | boolean | undefined): string | null =>
  typeof option === "string" ? resolveUserPath(option) : null;
