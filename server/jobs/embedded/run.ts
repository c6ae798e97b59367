import { retryAtMs, sleepEndMs } from "./delays";
import type { EmbeddedFunction } from "./function-config";
import { type CallOutcome, type StepState, toWireError, type WireError, type WireEvent, type WireOp } from "./wire";

/**
 * One run of one function: its finished and pending steps. Kept in memory only: after a crash, sweeps find what is due.
 */
export type Run = {
  readonly id: string;
  readonly fn: EmbeddedFunction;
  readonly event: WireEvent;
  /** Finished steps by hashed ID, in order of completion: the SDK replays them in this order. */
  readonly steps: Map<string, StepState>;
  /** Requested steps and sleeps that are not finished. The SDK lists them again at each discovery. */
  readonly pending: Map<string, "step" | "sleep">;
  /** After a function has requested two things at once, calls only discover, and the executor starts each step. */
  isParallel: boolean;
  /** A discovery calls the function without a step: it replays and returns what it wants next. */
  discovery: "idle" | "running" | "retrying";
  isDiscoveryWanted: boolean;
  isEnded: boolean;
};

/** What a run needs from the executor. */
export type RunEngine = {
  call(run: Run, stepId: string, attempt: number): Promise<CallOutcome>;
  /** Starts work of the run; an error in it ends the run. */
  spawn(run: Run, work: () => Promise<void> | void): void;
  spawnAt(atMs: number, run: Run, work: () => Promise<void> | void): void;
  nowMs(): number;
  ended(run: Run, failure: WireError | null): void;
};

/** The step ID with which the SDK expects a discovery. */
const DISCOVER = "step";

export const createRun = ({ id, fn, event }: Pick<Run, "id" | "fn" | "event">): Run => ({
  id,
  fn,
  event,
  steps: new Map(),
  pending: new Map(),
  isParallel: false,
  discovery: "idle",
  isDiscoveryWanted: false,
  isEnded: false,
});

/** Continues a run: calls its function as soon as no other discovery is in progress. */
export const advanceRun = (engine: RunEngine, run: Run): void => {
  if (run.isEnded) return;
  // One at a time. A pending retry will see everything that finishes in the meantime.
  if (run.discovery !== "idle") {
    run.isDiscoveryWanted = true;
    return;
  }
  run.discovery = "running";
  engine.spawn(run, () => discover(engine, run, 0));
};

/** Ends the run; `failure` is passed to its onFailure handler. */
export const endRun = (engine: RunEngine, run: Run, failure: WireError | null): void => {
  if (run.isEnded) return;
  run.isEnded = true;
  engine.ended(run, failure);
};

const discover = async (engine: RunEngine, run: Run, attempt: number): Promise<void> => {
  run.discovery = "running";
  run.isDiscoveryWanted = false;
  const outcome = await engine.call(run, DISCOVER, attempt);
  run.discovery = "idle";
  if (run.isEnded) return;
  const retry = (retryAfter: string | null) => {
    run.discovery = "retrying";
    engine.spawnAt(retryAtMs({ attempt, retryAfter, nowMs: engine.nowMs() }), run, () =>
      discover(engine, run, attempt + 1),
    );
  };
  if (outcome.kind === "result") return endRun(engine, run, null);
  if (outcome.kind === "failure") {
    return mayRetry(run, attempt) && outcome.canRetry ? retry(outcome.retryAfter) : endRun(engine, run, outcome.error);
  }
  const [only] = outcome.ops;
  if (only !== undefined && outcome.ops.length === 1 && isFinishedStep(only)) {
    if (only.op === "StepError" && mayRetry(run, attempt)) return retry(outcome.retryAfter);
    remember(run, only);
    return advanceRun(engine, run);
  }
  startAll(engine, run, outcome.ops);
};

const startAll = (engine: RunEngine, run: Run, ops: readonly WireOp[]): void => {
  if (ops.length > 1) run.isParallel = true;
  for (const op of ops) {
    if (run.pending.has(op.id) || run.steps.has(op.id)) continue;
    if (op.op === "RunComplete") endRun(engine, run, null);
    else if (op.op === "StepPlanned") startStep(engine, run, op);
    else if (op.op === "Sleep") startSleep(engine, run, op);
    else throw new Error(`The embedded job engine does not support ${op.op}; use JOBS_ENGINE=inngest for it.`);
  }
  if (run.isDiscoveryWanted) advanceRun(engine, run);
  // Nothing would ever call this function again, and a failure is better than a run that hangs silently.
  else if (run.pending.size === 0 && !run.isEnded) throw new Error("The function waits for something that is no step.");
};

const startSleep = (engine: RunEngine, run: Run, op: WireOp): void => {
  run.pending.set(op.id, "sleep");
  engine.spawnAt(sleepEndMs({ text: op.name ?? "", nowMs: engine.nowMs() }), run, () => {
    run.pending.delete(op.id);
    run.steps.set(op.id, { type: "data", data: null });
    advanceRun(engine, run);
  });
};

const startStep = (engine: RunEngine, run: Run, { id }: WireOp): void => {
  run.pending.set(id, "step");
  engine.spawn(run, () => executeStep(engine, run, id, 0));
};

const executeStep = async (engine: RunEngine, run: Run, id: string, attempt: number): Promise<void> => {
  const outcome = await engine.call(run, id, attempt);
  if (run.isEnded) return;
  const retry = (retryAfter: string | null) =>
    engine.spawnAt(retryAtMs({ attempt, retryAfter, nowMs: engine.nowMs() }), run, () =>
      executeStep(engine, run, id, attempt + 1),
    );
  if (outcome.kind === "result") return endRun(engine, run, null);
  if (outcome.kind === "failure") {
    return mayRetry(run, attempt) && outcome.canRetry ? retry(outcome.retryAfter) : endRun(engine, run, outcome.error);
  }
  const [op] = outcome.ops;
  if (op === undefined || op.id !== id || !isFinishedStep(op)) throw new Error(`Step ${id} did not run when called.`);
  if (op.op === "StepError" && mayRetry(run, attempt)) return retry(outcome.retryAfter);
  remember(run, op);
  // Waits for steps that were planned together, so that a join is discovered once.
  if (![...run.pending.values()].includes("step")) advanceRun(engine, run);
};

const isFinishedStep = ({ op }: WireOp): boolean => op === "StepRun" || op === "StepError" || op === "StepFailed";

const mayRetry = (run: Run, attempt: number): boolean => attempt + 1 < run.fn.maxAttempts;

const remember = (run: Run, op: WireOp): void => {
  run.pending.delete(op.id);
  const hasFailed = op.op !== "StepRun";
  run.steps.set(
    op.id,
    hasFailed ? { type: "error", error: toWireError(op.error) } : { type: "data", data: op.data ?? null },
  );
};
