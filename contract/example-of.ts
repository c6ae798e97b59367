import recorded from "./examples.json";
import type { Operation } from "./operation";

export type OperationExample = { request?: Record<string, unknown>; response?: unknown };

/** Recorded from real calls (test/examples); what is not recorded yet shows what its declaration says. */
export const exampleOf = ({ id, example }: Pick<Operation, "id" | "example">): OperationExample | undefined =>
  (recorded as Record<string, OperationExample>)[id] ?? (example as OperationExample | undefined);
