/** Types of the SDK's wire protocol that the executor supports. */

export type WireEvent = {
  readonly id?: string;
  readonly name: string;
  readonly data: Readonly<Record<string, unknown>>;
  /** When it happened, in milliseconds since 1970. */
  readonly ts?: number;
};

export type WireError = { readonly name: string; readonly message: string; readonly stack?: string };

/** The result of a finished step, sent with every later call of the run. */
export type StepState =
  | { readonly type: "data"; readonly data: unknown }
  | { readonly type: "error"; readonly error: unknown };

/** One operation that a function requested or completed. `id` is the hash of the step's name. */
export type WireOp = {
  readonly id: string;
  readonly op: string;
  readonly name?: string;
  readonly data?: unknown;
  readonly error?: unknown;
};

/** The result of one function call. */
export type CallOutcome =
  | { readonly kind: "result" }
  | { readonly kind: "ops"; readonly ops: readonly WireOp[]; readonly retryAfter: string | null }
  | {
      readonly kind: "failure";
      readonly error: WireError;
      readonly canRetry: boolean;
      readonly retryAfter: string | null;
    };

export const FUNCTION_FAILED = "inngest/function.failed";
export const SCHEDULED_TIMER = "inngest/scheduled.timer";

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

export const toWireError = (value: unknown): WireError => {
  const source = isRecord(value) ? value : { message: String(value) };
  const text = (key: string) => (typeof source[key] === "string" ? source[key] : undefined);
  const message = text("message") ?? text("error") ?? JSON.stringify(value);
  return { name: text("name") ?? "Error", message, stack: text("stack") };
};

export const toWireOp = (value: unknown): WireOp => {
  if (!isRecord(value) || typeof value.id !== "string" || typeof value.op !== "string") {
    throw new Error(`The SDK answered with something that is no operation: ${JSON.stringify(value)}`);
  }
  return {
    id: value.id,
    op: value.op,
    name: typeof value.name === "string" ? value.name : undefined,
    data: value.data,
    error: value.error,
  };
};
