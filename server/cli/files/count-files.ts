import { spaced } from "@/server/cli/orders/progress-line";

/** Formats "1 file", "12,345 files". */
export const countFiles = (count: number): string => `${spaced(count)} ${count === 1 ? "file" : "files"}`;
