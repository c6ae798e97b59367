import { cpus, loadavg, totalmem } from "node:os";
import autocannon from "autocannon";

/** One line of the table: the promised and the measured value. `isKept` null: nothing was promised. */
export type Figure = { what: string; promised: string; reached: string; isKept: boolean | null };

export const figure = (what: string, promised: string, reached: string, isKept: boolean | null): Figure => ({
  ...{ what, promised, reached, isKept },
});

/** The value that `share` of all values don't exceed. */
export const quantile = (values: readonly number[], share: number): number => {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? 0;
};

export const median = (values: readonly number[]): number => quantile(values, 0.5);

export const ms = (value: number): string => `${value.toFixed(1)} ms`;

/** Describes the machine: figures mean nothing without it. */
export const machine = (): string => {
  const [cpu] = cpus();
  const memory = (totalmem() / 1024 ** 3).toFixed(0);
  return `${cpus().length} × ${cpu?.model.trim() ?? "unknown"}, ${memory} GiB, Node.js ${process.versions.node}`;
};

/** The machine's load average over the last minute: processes ready to run. */
export const load = (): number => loadavg()[0] ?? 0;

/**
 * Requests per second of GET on one URL over 20 connections.
 * @throws Error if a response wasn't 2xx
 */
export const requestsPerSecond = async (
  url: string,
  { headers, seconds }: { headers: Record<string, string>; seconds: number },
): Promise<number> => {
  const result = await autocannon({ url, connections: 20, duration: seconds, headers });
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${url}: ${result.non2xx} answers were not 2xx.`);
  return result.requests.average;
};

/**
 * How long one GET takes to its last byte, in milliseconds.
 * @throws Error unless the response is 200
 */
export const timeGet = async (url: string, headers: Record<string, string>): Promise<number> => {
  const startedAt = performance.now();
  const response = await fetch(url, { headers });
  const text = await response.text();
  if (response.status !== 200) throw new Error(`GET ${url}: ${response.status} ${text.slice(0, 300)}`);
  return performance.now() - startedAt;
};
