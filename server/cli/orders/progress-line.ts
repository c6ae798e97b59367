import type { OrderImportCounts } from "@/server/domain/orders/import-report";

const EVERY_MS = 200;

export type ProgressLine = { show: (counts: Readonly<OrderImportCounts>) => void; clear: () => void };

/**
 * Creates a progress line on a terminal that is overwritten: rows, orders, rows per second and position in the file.
 */
export const createProgressLine = (options: {
  out: NodeJS.WriteStream;
  now: () => number;
  position: () => { readBytes: number; totalBytes: number | null };
}): ProgressLine => {
  const { out, now, position } = options;
  const startedAt = now();
  let shownAt = 0;
  return {
    show: (counts) => {
      if (!out.isTTY || now() - shownAt < EVERY_MS) return;
      shownAt = now();
      const { readBytes, totalBytes } = position();
      const share = totalBytes ? `${String(Math.floor((100 * readBytes) / totalBytes)).padStart(3)} %  ` : "";
      const rate = Math.round(counts.rows / Math.max(0.001, (now() - startedAt) / 1000));
      const orders = counts.created + counts.updated + counts.unchanged + counts.refused;
      const text = `${share}${spaced(counts.rows)} rows  ${spaced(orders)} orders  ${spaced(rate)} rows/s`;
      out.write(`\r\u001b[2K  ${text}`);
    },
    clear: () => {
      if (out.isTTY) out.write("\r\u001b[2K");
    },
  };
};

/** Formats 320705 as 320,705. */
export const spaced = (count: number): string => count.toLocaleString("en-US");
