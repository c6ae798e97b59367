import { type Asked, countedRows, type readRows } from "./plain-figures";

type Rows = Awaited<ReturnType<typeof readRows>>;

const HOUR_MS = 3_600_000;

/** The latest of several times; null if there is none. */
const lastOf = (times: readonly string[]): number | null =>
  times.length === 0 ? null : Math.max(...times.map((at) => Date.parse(at)));

const medianOf = (values: readonly number[]): number | null => {
  if (values.length === 0) return null;
  const sorted = [...values].sort((one, other) => one - other);
  const middle = (sorted.length - 1) / 2;
  return ((sorted[Math.floor(middle)] ?? 0) + (sorted[Math.ceil(middle)] ?? 0)) / 2;
};

/** How many returns took each step, and the median hours. */
export const plainSteps = (rows: Rows, asked: Asked): { returns: number; hours: number | null }[] => {
  const { processes, events, units, payouts } = countedRows(rows, asked);
  const taken = processes.map(({ id, created_at, arrived_at }) => {
    const of = <Row extends { process_id?: string }>(all: readonly Row[]) => all.filter((row) => row.process_id === id);
    const [own, paid] = [of(units), of(payouts).filter(({ status }) => status !== "FAILED")];
    const scans = of(events).filter(({ kind, data }) => kind === "SHIPPING_STATUS" && data.to === "COLLECTED");
    const isInspected = own.every(({ verdict }) => verdict !== "UNDECIDED");
    const isPaid = paid.every(({ status }) => status === "SETTLED");
    return [
      Date.parse(created_at),
      scans.length === 0 ? null : Math.min(...scans.map(({ at }) => Date.parse(at))),
      arrived_at === null ? null : Date.parse(arrived_at),
      isInspected ? lastOf(own.map(({ reviewed_at }) => reviewed_at)) : null,
      isPaid ? lastOf(paid.map(({ settled_at }) => settled_at)) : null,
    ];
  });
  return [1, 2, 3, 4].map((step) => {
    const hours = taken.flatMap((times) => {
      const [from = null, to = null] = [times[step - 1], times[step]];
      return from === null || to === null || to < from ? [] : [(to - from) / HOUR_MS];
    });
    return { returns: hours.length, hours: medianOf(hours) };
  });
};
