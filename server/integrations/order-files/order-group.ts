import { sumMinor } from "@/server/kernel/money";
import type { ChargeTarget, CompiledMapping } from "./compile-mapping";
import type { Cells } from "./compile-value";
import { completeOrder } from "./complete-order";
import { type FileEntry, refusal, whyOf } from "./file-entry";
import { type Line, lineAmount, priceLine } from "./line-price";
import { problemOf, RowProblem } from "./order-file-error";
import { asRowProblem, collect, readFields, setMember } from "./read-row";

/** Lines per order; the published limit of line_items. */
const MOST_LINES = 5000;

/** Problems per order with a reason of their own; further ones refer to the first. */
const MOST_PROBLEMS = 1000;

/** Collects the rows of one order. One unreadable row rejects the whole order with all its rows. */
export class OrderGroup {
  readonly rows: number[] = [];
  /** The problems of each row, in the order of its fields. */
  private readonly problems = new Map<number, readonly RowProblem[]>();
  private readonly lines: Line[] = [];
  /** The row of each line. */
  private readonly lineRows: number[] = [];
  private readonly lineIds = new Set<string>();
  private readonly charges: Record<ChargeTarget, number> = {
    ...{ "shipping.price": 0, "shipping.discount": 0, order_discount: 0, fees: 0 },
  };
  private readonly head: Line = {};
  private payments: Line[] = [];
  private currency = "";
  /** BROKEN: the row with the order's own fields can't be read, so the other rows are not compared with it. */
  private headState: "OPEN" | "READ" | "BROKEN" = "OPEN";
  private alone: string | undefined;
  private leftOut: RowProblem | undefined;

  constructor(
    readonly key: string,
    private readonly mapping: CompiledMapping,
  ) {}

  get lastRow(): number {
    return this.rows.at(-1) ?? 0;
  }

  add(row: number, cells: Cells): void {
    this.note(row);
    // A person corrects a row once, so all of its problems are reported together.
    const problems: RowProblem[] = [];
    collect(problems, () => {
      if (this.headState === "OPEN") this.readHead(cells, problems);
      else if (this.headState === "READ") this.requireSameHead(cells);
    });
    // Without a currency no amount can be read, which the order's first row already reports.
    if (this.currency !== "") collect(problems, () => this.addLine(row, cells, problems));
    if (problems.length > 0) this.refuse(row, problems);
  }

  /** Adds a row of this order that can't be read at all. */
  addBroken(row: number, problem: RowProblem): void {
    this.note(row);
    if (this.headState === "OPEN") this.headState = "BROKEN";
    this.refuse(row, [problem]);
  }

  /** Skips the whole order by a rule of the mapping: each row is rejected with the same reason. */
  leaveOut(row: number, reason: string): void {
    this.note(row);
    this.leftOut ??= new RowProblem(reason, "", true);
  }

  /** Yields the order, or each cause of its rejection once. `why` rejects it although its rows are valid. */
  *close(why?: RowProblem): Generator<FileEntry> {
    const whole = this.leftOut ?? why ?? (this.problems.size === 0 ? this.whyEmpty() : null);
    if (whole === null && this.problems.size > 0) yield* this.refusals();
    else {
      const made = whole ?? this.orderOr();
      if (made instanceof RowProblem) yield refusal(this.rows, this.key, { ...this.whyOf(made), isWholeOrder: true });
      else yield made;
    }
  }

  /** Yields a rejection for each unreadable row with its problem, and for the others as a consequence. */
  private *refusals(): Generator<FileEntry> {
    const [cause] = this.problems.keys();
    for (const [row, problems] of this.problems)
      for (const [place, problem] of problems.entries())
        yield place === 0
          ? refusal(row, this.key, { ...this.whyOf(problem), isWholeOrder: row === cause })
          : // The row has been counted.
            refusal([], this.key, { ...this.whyOf(problem), row });
    const others = this.rows.filter((row) => !this.problems.has(row));
    if (others.length === 0) return;
    const { reason, detail } = new RowProblem(OTHER_ROW, `row ${cause}`);
    yield refusal(others, this.key, { reason, detail, isConsequence: true });
  }

  /** Adds the field's column if the problem doesn't have it. */
  private whyOf(problem: RowProblem): ReturnType<typeof whyOf> {
    const { field, column } = problem;
    return { ...whyOf(problem), column: column || (this.mapping.columns[field] ?? "") };
  }

  /** Notes a row once: a cell with several items gives several lines. */
  private note(row: number): void {
    if (this.lastRow !== row) this.rows.push(row);
  }

  private orderOr(): FileEntry | RowProblem {
    try {
      return this.order();
    } catch (error) {
      return asRowProblem(error);
    }
  }

  private whyEmpty(): RowProblem | null {
    if (this.lines.length > 0) return null;
    return this.alone === undefined
      ? new RowProblem("the order must have at least one item")
      : new RowProblem(this.alone, "", true);
  }

  private refuse(row: number, problems: readonly RowProblem[]): void {
    // The order is rejected, so drop its lines to save memory.
    this.lines.length = 0;
    this.lineRows.length = 0;
    if (this.problems.size < MOST_PROBLEMS) this.problems.set(row, problems);
  }

  private order(): FileEntry {
    const head: Line = { platform_order_id: this.key, name: this.key, ...this.head };
    for (const [name, amount] of Object.entries(this.charges))
      if (amount > 0) setMember(head, name, sumMinor([amount, amountAt(head, name)]));
    const { restPayment, discountIsRest } = this.mapping;
    const parts = { head, lines: this.lines, payments: this.payments };
    const { content, lines, payments, isPaidByTotal } = completeOrder(parts, {
      ...{ discountIsRest, rowFees: this.charges.fees },
    });
    return {
      kind: "order",
      orderNumber: this.key,
      content: { ...content, line_items: lines, payments },
      restPayment: isPaidByTotal ? null : restPayment,
      rows: this.rows,
      columns: this.mapping.columns,
      lineRows: this.lineRows,
    };
  }

  private readHead(cells: Cells, problems: RowProblem[]): void {
    this.headState = "BROKEN";
    this.currency = this.readCurrency(cells);
    const row = { cells, currency: this.currency, problems };
    readFields(this.mapping.order, row, this.head);
    this.payments = this.mapping.payments.map((fields) => readFields(fields, row, {}));
    if (problems.length === 0) this.headState = "READ";
  }

  private readCurrency(cells: Cells): string {
    const currency = this.mapping.currency.read(cells, "");
    if (typeof currency === "string" && /^[A-Z]{3}$/.test(currency)) return currency;
    const told = String(currency ?? "");
    throw problemOf("currency", "must be a three-letter currency code such as EUR", { told });
  }

  /**
   * Requires that all rows agree on the customer and on what amounts mean, which must not depend on the order of rows.
   */
  private requireSameHead(cells: Cells): void {
    for (const { name, read } of this.mapping.order) {
      if (name !== "email" && name !== "currency") continue;
      const value = read(cells, this.currency);
      // Many shops write order fields into the first row only.
      if (value !== undefined && value !== this.head[name])
        throw problemOf(name, "must be the same in all rows of an order", {
          ...{ told: String(value), kind: name === "email" ? "PERSON" : "DATA" },
        });
    }
  }

  private addLine(row: number, cells: Cells, problems: RowProblem[]): void {
    const known = problems.length;
    const line = readFields(this.mapping.line, { cells, currency: this.currency, problems }, {});
    // What is missing in such a line may be what could not be read.
    if (problems.length > known) return;
    const charge = this.mapping.charges.find(({ test }) => test(cells));
    if (charge !== undefined) {
      this.charges[charge.to] = sumMinor([this.charges[charge.to], lineAmount(line)]);
      this.alone ??= charge.alone;
      return;
    }
    priceLine(line);
    if (line.quantity === 0) throw problemOf("quantity", "must be at least 1", { told: "0" });
    if (this.lines.length >= MOST_LINES) throw new RowProblem(`the order must have at most ${MOST_LINES} items`);
    requireValue(line, "name");
    requireValue(line, "quantity");
    lineAmount(line);
    line.platform_line_item_id = this.freeLineId(String(requireValue(line, "platform_line_item_id")));
    this.lines.push(line);
    this.lineRows.push(row);
  }

  private freeLineId(wanted: string): string {
    let id = wanted;
    for (let number = 2; this.lineIds.has(id); number += 1) {
      if (this.mapping.repeatedLineIds === "refuse")
        throw problemOf("platform_line_item_id", "must be different in each row of an order", {
          told: id,
          kind: "CODE",
        });
      id = `${wanted}-${number}`;
    }
    this.lineIds.add(id);
    return id;
  }
}

const OTHER_ROW = "another row of the same order has an error";

const amountAt = (content: Line, name: string): number => {
  const [part = "", member] = name.split(".");
  const value = member === undefined ? content[part] : (content[part] as Line | undefined)?.[member];
  return typeof value === "number" ? value : 0;
};

const requireValue = (line: Line, name: string): unknown => {
  if (line[name] === undefined) throw problemOf(name, "must not be empty");
  return line[name];
};
