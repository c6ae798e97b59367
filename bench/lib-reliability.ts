import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { cpus, loadavg } from "node:os";

export type Row = {
  /** "R15", as in the table of promises. */
  id: string;
  promise: string;
  reached: string;
  isKept: boolean;
};

const FILE = "docs/reliability.md";
const HEAD = `# Reliability targets and measurements

This page lists Homeward's reliability targets, and the latest measurement of each one.

The benchmark scripts write this page. To repeat a measurement and replace its rows, run \`npm run bench -- NAME\` with the name in
the Script column. The script fails if a target isn't met.

| ID | Target | Result | Met | Script | Date | Machine |
|---|---|---|---|---|---|---|
`;

/**
 * Puts rows into docs/reliability.md in place of older ones with the same number, and prints them. Returns true if all
 * promises are kept.
 */
export const recordRows = (script: string, rows: readonly Row[]): boolean => {
  const lines = new Map<string, string>();
  if (existsSync(FILE))
    for (const line of readFileSync(FILE, "utf8").split("\n")) {
      const key = /^\| (R\d[^|]*?) \|/.exec(line)?.[1];
      if (key !== undefined) lines.set(key, line);
    }
  const date = new Date().toISOString().slice(0, 10);
  for (const { id, promise, reached, isKept } of rows) {
    const kept = isKept ? "yes" : "**no**";
    lines.set(id, `| ${id} | ${promise} | ${reached} | ${kept} | ${script} | ${date} | ${machine()} |`);
    console.log(`${isKept ? "kept  " : "BROKEN"} ${id}: ${promise}\n       ${reached}`);
  }
  const sorted = [...lines].sort(([left], [right]) => numberOf(left) - numberOf(right) || left.localeCompare(right));
  writeFileSync(FILE, `${HEAD}${sorted.map(([, line]) => line).join("\n")}\n`);
  return rows.every(({ isKept }) => isKept);
};

const numberOf = (id: string): number => Number(/\d+/.exec(id)?.[0] ?? 0);

/** The load is included: what shares the cores is part of the machine. */
const machine = (): string =>
  `${cpus()[0]?.model ?? "unknown"}, ${cpus().length} cores, load ${(loadavg()[0] ?? 0).toFixed(1)}, Node ${process.versions.node}`;

/** The value below which a share of them lies. */
export const percentile = (values: readonly number[], part: number): number => {
  const sorted = values.toSorted((left, right) => left - right);
  return sorted[Math.min(sorted.length - 1, Math.ceil(part * sorted.length) - 1)] ?? Number.NaN;
};

export const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** A small Lehmer generator: the same seed gives the same sequence. */
export const createRandom = (seed: number): (() => number) => {
  let state = seed;
  return () => {
    state = (state * 48_271 + 11) % 2_147_483_647;
    return state / 2_147_483_647;
  };
};
