import { processWide } from "@/server/kernel/process-wide";

declare global {
  interface ProcessWide {
    stopping: AbortController;
  }
}

/** One signal for the whole process that it is about to end: drains begin nothing more. scripts/serve.mjs raises it, too. */
const controller = () => processWide("stopping", () => new AbortController());

export const stoppingSignal = (): AbortSignal => controller().signal;

export const beginStopping = (): void => controller().abort();
