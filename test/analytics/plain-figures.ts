import { Prisma } from "@/server/db/generated/client";
import type { TestContext } from "../context";

/** The figures of analytics, added up row by row as the guide defines them: no SQL of the product is used here. */

// biome-ignore lint/suspicious/noExplicitAny: rows as PostgreSQL holds them, by the names of its columns
type Row = Record<string, any>;
const TABLES = [
  ...["return_processes", "orders", "order_lines", "return_units", "payouts", "settlements", "payout_waits"],
  ...["shipments", "process_events", "warehouses", "audit_entries"],
] as const;
type Rows = Record<string, Row[]>;

export const readRows = async (ctx: TestContext, groupId: string): Promise<Rows> => {
  const rows: Rows = {};
  for (const table of TABLES) {
    const found = await ctx.db.$queryRaw<{ row: Row }[]>(
      Prisma.sql`select to_jsonb(t) as row from ${Prisma.raw(table)} t where t.group_id = ${groupId}`,
    );
    rows[table] = found.map(({ row }) => row);
  }
  return rows;
};

export type Asked = {
  storeId: string;
  timeZone: string;
  basis: "RETURN" | "ORDER";
  from: string;
  to: string;
  currency: string;
  hasTests: boolean;
};

const formats = new Map<string, Intl.DateTimeFormat>();
/** The day of an instant in the store's time zone. */
export const dayIn = (at: string, timeZone: string): string => {
  const format = formats.get(timeZone) ?? new Intl.DateTimeFormat("en-CA", { timeZone });
  formats.set(timeZone, format);
  return format.format(new Date(at));
};
export const shiftDay = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);
export const daysOf = ({ from, to }: Pick<Asked, "from" | "to">): string[] => {
  const length = Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000) + 1;
  return Array.from({ length }, (_, index) => shiftDay(from, index));
};

const total = (rows: readonly Row[], amountOf: (row: Row) => number): number =>
  rows.reduce((sum, row) => sum + amountOf(row), 0);
const CREDITS = ["STORE_CREDIT", "GIFT_CARD"];

/** The rows that count in a period. */
export const countedRows = (rows: Rows, asked: Asked) => {
  const orderOf = new Map(rows.orders?.map((order) => [order.id, order]));
  const dateOf = (process: Row): string =>
    asked.basis === "RETURN" ? process.created_at : orderOf.get(process.order_id)?.purchased_at;
  const isIn = (at: string): boolean => {
    const day = dayIn(at, asked.timeZone);
    return day >= asked.from && day <= asked.to;
  };
  const processes = (rows.return_processes ?? []).filter(
    (process) =>
      process.ecommerce_id === asked.storeId &&
      !["CANCELED", "FAILED"].includes(process.status) &&
      (asked.hasTests || !process.is_test) &&
      isIn(dateOf(process)),
  );
  const ids = new Map(processes.map((process) => [process.id, process]));
  const of = (table: string, column = "process_id") => (rows[table] ?? []).filter((row) => ids.has(row[column]));
  const orders = (rows.orders ?? []).filter(
    (order) => order.ecommerce_id === asked.storeId && order.exchange_process_id === null && isIn(order.purchased_at),
  );
  const sold = new Set(orders.map(({ id }) => id));
  return {
    ...{ processes, ids, dateOf, orders },
    isCounted: (processId: string) => ids.get(processId)?.currency === asked.currency,
    units: of("return_units"),
    payouts: of("payouts"),
    decisions: of("settlements", "return_id").filter(({ basis }) => basis === "DECISION"),
    labels: of("shipments"),
    events: of("process_events"),
    lines: (rows.order_lines ?? []).filter(({ order_id }) => sold.has(order_id)),
  };
};
type Counted = ReturnType<typeof countedRows>;

export const isKept = (unit: Row) => unit.location === "KEPT";
export const isInspected = (unit: Row) => !isKept(unit) && unit.verdict !== "UNDECIDED";
export const isReceived = (unit: Row): boolean => {
  if (isKept(unit) || unit.verdict === "MISSING") return false;
  return unit.verdict !== "UNDECIDED" || unit.location === "RECEIVED" || unit.location === "GIVEN_BACK";
};

export const unitCounts = (units: readonly Row[]) => ({
  units: units.length,
  received_units: units.filter(isReceived).length,
  inspected_units: units.filter(isInspected).length,
  declined_units: units.filter(({ verdict }) => verdict === "DECLINED").length,
  missing_units: units.filter(({ verdict }) => verdict === "MISSING").length,
});

/** The amounts refunded, by refund option. */
const givenOf = ({ payouts, isCounted }: Counted, ids: ReadonlySet<string>) => {
  const own = payouts.filter(({ process_id }) => ids.has(process_id) && isCounted(process_id));
  const settled = own.filter(({ status }) => status === "SETTLED");
  const given = ({ amount_minor, taken_back_minor }: Row) => amount_minor - taken_back_minor;
  const isCredit = ({ refund_option }: Row) => CREDITS.includes(refund_option);
  return {
    refunded: String(
      total(
        settled.filter((one) => !isCredit(one)),
        given,
      ),
    ),
    credited: String(total(settled.filter(isCredit), given)),
  };
};

/** A label that was created and not voided by its carrier. */
const isCharged = ({ isCounted }: Counted, label: Row): boolean =>
  isCounted(label.process_id) &&
  (label.label_file_id !== null || label.price_minor !== null) &&
  !["VOIDED", "PROMISED"].includes(label.void_answer);

/** Figures of the cohort; `isOfDay` says on which days returns and orders count. */
const figuresOf = (rows: Rows, counted: Counted, isOfDay: (at: string) => boolean) => {
  const { dateOf, isCounted } = counted;
  const processes = counted.processes.filter((process) => isOfDay(dateOf(process)));
  const ids = new Set<string>(processes.map(({ id }) => id));
  const of = (all: readonly Row[], column = "process_id") => all.filter((row) => ids.has(row[column]));
  const units = of(counted.units);
  const exchanged = units.filter(
    ({ process_id, outcome, verdict }) => isCounted(process_id) && outcome === "EXCHANGE" && verdict === "APPROVED",
  );
  const undone = new Set((rows.payout_waits ?? []).filter((w) => w.ending === "UNDONE").map((w) => w.settlement_id));
  const inForce = processes.flatMap(({ id }) => {
    const own = counted.decisions.filter((one) => one.return_id === id && isCounted(id) && !undone.has(one.id));
    return own.sort((one, other) => other.number - one.number).slice(0, 1);
  });
  const made = of(counted.labels).filter((label) => isCharged(counted, label));
  const priceOf = (label: Row) => label.billed_minor ?? label.price_minor;
  const orders = counted.orders.filter(({ purchased_at }) => isOfDay(purchased_at));
  const sold = new Set(orders.map(({ id }) => id));
  const firstOf = (orderId: string) =>
    counted.processes
      .filter(({ order_id }) => order_id === orderId)
      .map(dateOf)
      .sort()[0] ?? "";
  const returned = [...new Set<string>(counted.processes.map(({ order_id }) => order_id))];
  return {
    ...{ returns: processes.length, ...unitCounts(units), ...givenOf(counted, ids) },
    exchanged: String(total(exchanged, ({ paid_minor }) => paid_minor)),
    kept_units: units.filter(isKept).length,
    counted_returns: processes.filter(({ id }) => isCounted(id)).length,
    returned_orders: returned.filter((id) => isOfDay(firstOf(id))).length,
    orders: orders.length,
    ordered_units: total(
      counted.lines.filter(({ order_id }) => sold.has(order_id)),
      ({ quantity }) => quantity,
    ),
    fees: String(total(inForce, ({ fees_minor }) => fees_minor)),
    bonuses: String(total(inForce, ({ bonus_minor }) => bonus_minor)),
    label_cost: String(total(made, (label) => priceOf(label) ?? 0)),
    labels: made.length,
    priced_labels: made.filter((label) => priceOf(label) !== null).length,
  };
};

export const plainFigures = (rows: Rows, asked: Asked) => figuresOf(rows, countedRows(rows, asked), () => true);

/** Each day of a period. */
export const plainCourse = (rows: Rows, asked: Asked) => {
  const counted = countedRows(rows, asked);
  return daysOf(asked).map((day) => figuresOf(rows, counted, (at) => dayIn(at, asked.timeZone) === day));
};

/** Splits `amount` by weight into whole minor units; each rounding remainder is carried to the next part. */
const sharesOf = (amount: number, weights: readonly number[]): number[] => {
  const whole = total(
    weights.map((weight) => ({ weight })),
    ({ weight }) => weight,
  );
  let seen = 0;
  return weights.map((weight) => {
    const before = Math.floor((amount * seen) / whole);
    seen += weight;
    return Math.floor((amount * seen) / whole) - before;
  });
};

/** Unit ID → its share of the return's refund. */
const sharesOfUnits = (counted: Counted, kind: "refunded" | "credited"): Map<string, number> => {
  const shares = new Map<string, number>();
  for (const { id } of counted.processes) {
    const own = counted.units.filter(({ process_id }) => process_id === id);
    own.sort((one, other) => one.position - other.position || one.unit_index - other.unit_index);
    const isOf = ({ verdict, outcome, refund_option }: Row) =>
      verdict === "APPROVED" && outcome === "REFUND" && CREDITS.includes(refund_option) === (kind === "credited");
    const accepted = own.map((unit) => (isOf(unit) ? unit.paid_minor : 0));
    const paid = own.map(({ paid_minor }) => paid_minor);
    const weights = [accepted, paid].find((each) => each.some((weight) => weight > 0)) ?? own.map(() => 1);
    const amounts = sharesOf(Number(givenOf(counted, new Set([id]))[kind]), weights);
    for (const [place, unit] of own.entries()) shares.set(unit.id, amounts[place] ?? 0);
  }
  return shares;
};

/** Units, amounts and labels under each key; `keysOf` returns the keys of a row. */
export const plainBreakdown = (
  [rows, asked, before]: [Rows, Asked, Asked],
  keysOf: (of: { process: Row; unit: Row; label: Row | undefined; line: Row }) => readonly string[],
  isOfReturns: boolean,
) => {
  const [now, then] = [countedRows(rows, asked), countedRows(rows, before)];
  const lines = new Map((rows.order_lines ?? []).map((line) => [line.id, line]));
  const keyed = (counted: Counted) =>
    counted.units.map((unit) => {
      const process = counted.ids.get(unit.process_id) ?? {};
      const label = counted.labels.find((one) => one.process_id === process.id && one.voided_at === null);
      return { unit, keys: keysOf({ process, unit, label, line: lines.get(unit.order_line_id) ?? {} }) };
    });
  const [own, earlier] = [keyed(now), keyed(then)];
  const shares = { refunded: sharesOfUnits(now, "refunded"), credited: sharesOfUnits(now, "credited") };
  const paid = (units: readonly Row[]) =>
    String(
      total(
        units.filter(({ process_id }) => now.isCounted(process_id)),
        ({ paid_minor }) => paid_minor,
      ),
    );
  return [...new Set(own.flatMap(({ keys }) => keys))].map((key) => {
    const units = own.filter(({ keys }) => keys.includes(key)).map(({ unit }) => unit);
    // A return gets the whole amount of a rule, whichever units the rule covers.
    const ids = new Set<string>(units.map(({ process_id }) => process_id));
    const labels = now.labels.filter((label) => ids.has(label.process_id) && isCharged(now, label));
    const given = givenOf(now, ids);
    const shareOf = (kind: keyof typeof shares) => String(total(units, ({ id }) => shares[kind].get(id) ?? 0));
    return {
      ...{ key, returns: ids.size, ...unitCounts(units) },
      units_before: earlier.filter(({ keys }) => keys.includes(key)).length,
      value: paid(units),
      accepted: paid(units.filter(({ verdict }) => verdict === "APPROVED")),
      refunded: isOfReturns ? given.refunded : shareOf("refunded"),
      credited: isOfReturns ? given.credited : shareOf("credited"),
      label_cost: isOfReturns ? String(total(labels, (one) => one.billed_minor ?? one.price_minor ?? 0)) : null,
    };
  });
};

type Promised = { today: string; daysNow: number };

/** The deadline of a payout, by the setting that was in force at the decision according to the audit log. */
export const dueOnOf =
  (rows: Rows, { storeId, timeZone }: Asked, { daysNow }: Promised) =>
  ({ created_at }: Row): string => {
    const daysIn = (side: Row | null): number | undefined => side?.config?.refunds?.sendWithinDays;
    const changes = (rows.audit_entries ?? [])
      .filter(({ ecommerce_id, subject }) => ecommerce_id === storeId && subject === "STORE")
      .filter(({ before, after }) => daysIn(before) !== daysIn(after))
      .sort((one, other) => Date.parse(one.at) - Date.parse(other.at) || one.id - other.id);
    const last = changes.filter(({ at }) => Date.parse(at) <= Date.parse(created_at)).at(-1);
    const days = last === undefined ? daysIn(changes[0]?.before ?? null) : daysIn(last.after);
    return shiftDay(dayIn(created_at, timeZone), days ?? daysNow);
  };

/** Refunds of a period by their deadline. */
export const plainDeadlines = (rows: Rows, asked: Asked, promised: Promised) => {
  const { payouts } = countedRows(rows, asked);
  const { today } = promised;
  const dueOn = dueOnOf(rows, asked, promised);
  const sentOn = ({ external_on, settled_at }: Row) => external_on ?? dayIn(settled_at, asked.timeZone);
  const sent = payouts.filter(({ status, amount_minor }) => status === "SETTLED" && amount_minor > 0);
  const open = payouts.filter((one) => one.status === "PENDING" && leftOf(one) > 0);
  return {
    on_time: sent.filter((one) => sentOn(one) <= dueOn(one)).length,
    late: sent.filter((one) => sentOn(one) > dueOn(one)).length,
    open: open.filter((one) => dueOn(one) >= today).length,
    overdue: open.filter((one) => dueOn(one) < today).length,
  };
};

const leftOf = ({ amount_minor, external_minor, taken_back_minor }: Row): number =>
  amount_minor - external_minor - taken_back_minor;

/** The refunds overdue today, whatever their period, by currency. */
export const plainOverdue = (rows: Rows, asked: Asked, promised: Promised) => {
  const always = { ...asked, basis: "RETURN" as const, from: "2000-01-01", to: "2100-01-01" };
  const { payouts } = countedRows(rows, always);
  const { today } = promised;
  const dueOn = dueOnOf(rows, asked, promised);
  const overdue = payouts.filter((one) => one.status === "PENDING" && leftOf(one) > 0 && dueOn(one) < today);
  const currencies = [...new Set(overdue.map(({ currency }) => currency))].sort();
  return currencies.map((currency) => {
    const own = overdue.filter((one) => one.currency === currency);
    return {
      currency,
      refunds: own.length,
      amount: String(total(own, leftOf)),
      oldest_due_on: own.map(dueOn).sort()[0],
    };
  });
};
