import { processWide } from "@/server/kernel/process-wide";

declare global {
  interface ProcessWide {
    stopping: AbortController;
  }
}

/** A process-wide signal that it is about to end: drains start nothing more. scripts/serve.mjs raises it too. */
const controller = () => processWide("stopping", () => new AbortController());

export const stoppingSignal = (): AbortSignal => controller().signal;

export const beginStopping = (): void => controller().abort();
