import type { ImportReport } from "@/server/cli/orders/import-file";
import { spaced } from "@/server/cli/orders/progress-line";

/** Formats the result of an import for people. */
export const importText = (report: ImportReport, reportPath: string | null): string => {
  const { orders, rows } = report;
  const wouldBe = report.is_dry_run ? "would be " : "";
  const head = report.is_dry_run ? "Dry run: nothing was written." : outcomeSentence(report);
  return [
    head,
    `  Orders  ${wouldBe}created ${spaced(orders.created)}, ${wouldBe}updated ${spaced(orders.updated)}, unchanged ${spaced(orders.unchanged)}, refused ${spaced(orders.refused)}, skipped ${spaced(orders.skipped)}`,
    `  Rows    read ${spaced(rows.read)}, taken ${spaced(rows.taken)}, refused ${spaced(rows.refused)}, skipped ${spaced(rows.skipped)}`,
    `  Store   ${report.store.slug}, ${report.seconds} s, at most ${report.peak_rss_mib} MiB of memory`,
    ...reasonLines(report),
    ...firstLines(report, reportPath),
  ].join("\n");
};

const outcomeSentence = ({ orders, rows }: ImportReport): string => {
  if (orders.created + orders.updated > 0) return "The orders were imported.";
  if (orders.unchanged > 0) return "Nothing changed: every order was there already, as it is in the file.";
  return rows.read === 0 ? "The file holds no orders." : "No order was imported.";
};

const reasonLines = ({ reasons }: ImportReport): string[] => {
  if (reasons.length === 0) return [];
  const width = Math.max(...reasons.map(({ rows }) => spaced(rows).length));
  const line = ({ reason, rows, is_foreseen }: ImportReport["reasons"][number]): string =>
    `  ${spaced(rows).padStart(width)}  ${reason}${is_foreseen ? "  (skipped by a rule)" : ""}`;
  return ["", "Rows that were not imported, by reason:", ...reasons.map(line)];
};

const firstLines = ({ first_refusals, rows }: ImportReport, reportPath: string | null): string[] => {
  const all = reportPath === null ? "every one with --report FILE.csv" : `every one in ${reportPath}`;
  if (first_refusals.length === 0) return rows.skipped === 0 ? [] : ["", `Each skipped row: ${all}.`];
  const lines = first_refusals.map(
    ({ row, order_number, reason }) =>
      `  row ${row}${order_number === "" ? "" : ` (order ${order_number})`}: ${reason}`,
  );
  return ["", `What is wrong (${all}):`, ...lines];
};
