import { FUNCTION_FAILED, isRecord } from "./wire";

/** A function as the executor runs it. */
export type EmbeddedFunction = {
  readonly id: string;
  readonly events: readonly string[];
  readonly crons: readonly string[];
  /** For an onFailure handler: the ID of the function whose failures it handles. */
  readonly failureOf: string | null;
  readonly maxAttempts: number;
  readonly limits: readonly ConcurrencyLimit[];
};

/** `path` is the path of the key within the event; null: one key for the whole function. */
export type ConcurrencyLimit = { readonly limit: number; readonly path: readonly string[] | null };

const SUPPORTED_KEYS: readonly string[] = ["id", "name", "triggers", "steps", "concurrency"];
const DEFAULT_RETRIES = 4;

/**
 * Parses the functions in the SDK's in-band sync. @throws with a clear message on anything that the executor doesn't
 * support (batching, throttling, CEL expressions …), because a setting that is silently ignored would look like a bug
 * elsewhere
 */
export const readFunctionConfigs = (sync: unknown): readonly EmbeddedFunction[] => {
  if (!isRecord(sync) || !Array.isArray(sync.functions)) throw new Error("The SDK's sync answer lists no functions.");
  return sync.functions.map(readFunction);
};

const readFunction = (config: unknown): EmbeddedFunction => {
  if (!isRecord(config) || typeof config.id !== "string") throw new Error("The SDK named a function without an id.");
  const { id } = config;
  const strange = Object.keys(config).filter((key) => config[key] !== undefined && !SUPPORTED_KEYS.includes(key));
  if (strange.length > 0) throw unsupported(id, strange.join(", "));
  const triggers = Array.isArray(config.triggers) ? config.triggers.filter(isRecord) : [];
  const texts = (key: "event" | "cron") =>
    triggers.map((trigger) => trigger[key]).filter((value) => typeof value === "string");
  for (const trigger of triggers) checkTrigger(id, trigger);
  return {
    id,
    events: texts("event"),
    crons: texts("cron"),
    failureOf: triggers.map(failedFunctionId).find((failed) => failed !== null) ?? null,
    maxAttempts: 1 + readRetries(config.steps),
    limits: readLimits(id, config.concurrency),
  };
};

const checkTrigger = (id: string, trigger: Record<string, unknown>): void => {
  if (trigger.jitter !== undefined) throw unsupported(id, "a cron with jitter");
  if (typeof trigger.event === "string" && trigger.event.includes("*"))
    throw unsupported(id, "an event with a wildcard");
  if (trigger.expression !== undefined && failedFunctionId(trigger) === null)
    throw unsupported(id, "a trigger with `if`");
};

// The only supported expression: the SDK writes it for onFailure.
const failedFunctionId = ({ event, expression }: Record<string, unknown>): string | null => {
  if (event !== FUNCTION_FAILED || typeof expression !== "string") return null;
  return /^event\.data\.function_id == '([^']+)'$/.exec(expression)?.[1] ?? null;
};

const readRetries = (steps: unknown): number => {
  const step = isRecord(steps) ? steps.step : undefined;
  const retries = isRecord(step) && isRecord(step.retries) ? step.retries.attempts : undefined;
  return typeof retries === "number" ? retries : DEFAULT_RETRIES;
};

const readLimits = (id: string, concurrency: unknown): readonly ConcurrencyLimit[] => {
  if (concurrency === undefined) return [];
  if (typeof concurrency === "number") return [{ limit: concurrency, path: null }];
  return (Array.isArray(concurrency) ? concurrency : [concurrency]).map((option) => {
    if (!isRecord(option) || typeof option.limit !== "number") throw unsupported(id, "a concurrency without a limit");
    if (option.scope !== undefined && option.scope !== "fn") throw unsupported(id, `concurrency scope ${option.scope}`);
    return { limit: option.limit, path: option.key === undefined ? null : readPath(id, option.key) };
  });
};

const readPath = (id: string, key: unknown): readonly string[] => {
  if (typeof key !== "string" || !/^event\.data(\.[A-Za-z_]\w*)+$/.test(key)) {
    throw unsupported(id, `the concurrency key "${key}" (only paths such as event.data.group_id)`);
  }
  return key.split(".").slice(1);
};

const unsupported = (id: string, what: string): Error =>
  new Error(`The embedded job engine does not support ${what} (function ${id}); use JOBS_ENGINE=inngest for it.`);
