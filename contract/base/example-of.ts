import recorded from "../examples.json";
import type { Operation } from "./operation";

export type OperationExample = { request?: Record<string, unknown>; response?: unknown };

/** Of an operation or of a webhook. Recorded from real calls (test/examples); what is not recorded yet shows what its declaration says. */
export const exampleOf = ({
  id,
  example,
}: { id: string } & Partial<Pick<Operation, "example">>): OperationExample | undefined =>
  (recorded as Record<string, OperationExample>)[id] ?? (example as OperationExample | undefined);
