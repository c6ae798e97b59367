import { once } from "node:events";
import { createWriteStream, type WriteStream } from "node:fs";
import type { Refusal } from "@/server/domain/orders/import-entry";
import { withSubject } from "@/server/domain/orders/import-report";

const SHOWN = 20;
/** Reasons repeat; a file with a new reason in every row must not fill the memory. */
const MOST_REASONS = 200;
const OTHER_REASONS = "other reasons (see the report)";

export type ReasonTotal = { reason: string; rows: number; is_foreseen: boolean };
export type ShownRefusal = { row: number; order_number: string; reason: string };

/** Keeps the first refusals and the totals per reason, and writes all of them to a CSV report if requested. */
export class RefusalLog {
  readonly first: ShownRefusal[] = [];
  private readonly byReason = new Map<string, ReasonTotal>();

  private constructor(private readonly report: WriteStream | null) {}

  /** @throws Error with a clear message if the report can't be written */
  static async open(path: string | null): Promise<RefusalLog> {
    if (path === null) return new RefusalLog(null);
    const report = createWriteStream(path);
    try {
      await once(report, "open");
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      throw new Error(`The report ${path} cannot be written (${why}); choose another place.`);
    }
    report.write("row,order_number,reason,skipped\r\n");
    return new RefusalLog(report);
  }

  /** Most frequent first. */
  get totals(): ReasonTotal[] {
    return [...this.byReason.values()].sort((left, right) => right.rows - left.rows);
  }

  async add(refusal: Refusal): Promise<void> {
    const { rows, orderNumber, detail, isForeseen = false, isConsequence } = refusal;
    const reason = withSubject(refusal);
    const text = detail === "" ? reason : `${reason}: ${detail}`;
    this.count(reason, rows.length, isForeseen);
    const cause = refusal.row ?? rows[0];
    // Unexpected errors take precedence over rows that the mapping excludes, and each cause is kept once.
    if (cause !== undefined && !isForeseen && !isConsequence && this.first.length < SHOWN)
      this.first.push({ row: cause, order_number: orderNumber, reason: text });
    if (this.report === null) return;
    for (const row of rows) {
      const line = [String(row), quoted(orderNumber), quoted(text), isForeseen ? "yes" : "no"].join(",");
      if (!this.report.write(`${line}\r\n`)) await once(this.report, "drain");
    }
  }

  async close(): Promise<void> {
    if (this.report === null) return;
    this.report.end();
    await once(this.report, "close");
  }

  private count(reason: string, rows: number, isForeseen: boolean): void {
    const key = this.byReason.has(reason) || this.byReason.size < MOST_REASONS ? reason : OTHER_REASONS;
    const total = this.byReason.get(key) ?? { reason: key, rows: 0, is_foreseen: isForeseen };
    total.rows += rows;
    this.byReason.set(key, total);
  }
}

/** Always quoted, so that text from a file can't become a formula in its own column or another row. */
const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`;
