import { findConnection } from "@/server/db/connections/connections";
import {
  type ClaimedHooks,
  claimHooks,
  deferHooks,
  findNextHookDue,
  finishHooks,
} from "@/server/db/connections/hook-events";
import { waitAfterFailures } from "@/server/domain/connections/sync-window";
import { Problem } from "@/server/kernel/problem";
import { PartnerError } from "@/server/partners/partner-error";
import type { ServiceContext } from "../../context";
import type { RenderBody } from "../../webhooks/relay-outbox";
import { doHookWork } from "./do-hook-work";

/** Failures that waiting doesn't explain, until an event is left to a person. */
const MOST_FAILURES = 10;
const DAY_SECONDS = 86_400;
/**
 * How long to wait for a provider that doesn't answer. After that, an event whose answers can't be read is left to a
 * person.
 */
const PATIENCE_DAYS = 7;
const UNFORESEEN = "Something unexpected went wrong.";

type Options = { render: RenderBody; signal?: AbortSignal };

/**
 * Processes the events of connected shops until none is due, in order per order and product. The subject of an event is
 * read again, so late and repeated events do no harm. A shop that doesn't answer is retried for a week.
 */
export const runHookEvents = async (
  ctx: ServiceContext,
  { render, signal }: Options,
): Promise<{ done: number; nextDueAt: string | null }> => {
  let done = 0;
  while (!signal?.aborted) {
    const hooks = await claimHooks(ctx.db, ctx.clock.now());
    if (hooks === null) break;
    await work(ctx, hooks, { render, ...(signal === undefined ? {} : { signal }) });
    done += 1;
  }
  return { done, nextDueAt: await findNextHookDue(ctx.db) };
};

const work = async (ctx: ServiceContext, hooks: ClaimedHooks, options: Options): Promise<void> => {
  const { ids, connectionId } = hooks;
  try {
    const connection = await findConnection(ctx.db, connectionId);
    const isPast = connection === null || connection.state === "DISCONNECTED";
    // What the law requires is done even if the shop is no longer connected.
    if (isPast && !hooks.topics.some((topic) => LEGAL.includes(topic)))
      return await finishHooks(ctx.db, { ids, state: "DROPPED", now: ctx.clock.now() });
    if (connection === null) return await finishHooks(ctx.db, { ids, state: "DROPPED", now: ctx.clock.now() });
    const rest = await doHookWork(ctx, { connection, hooks, ...options });
    if (rest === "DONE") return await finishHooks(ctx.db, { ids, state: "DONE", now: ctx.clock.now() });
    await putOff(ctx, hooks, { seconds: 0, error: "", isFailure: false });
  } catch (error) {
    await putOffAfter(ctx, hooks, error);
  }
};

const LEGAL: readonly string[] = ["CUSTOMER_ERASURE", "CUSTOMER_DATA_REQUEST", "SHOP_ERASURE"];

const putOffAfter = async (ctx: ServiceContext, hooks: ClaimedHooks, error: unknown): Promise<void> => {
  // They have an open return: check again every day.
  if (error instanceof Problem && error.reason === "FAILED_PRECONDITION")
    return putOff(ctx, hooks, { seconds: DAY_SECONDS, error: error.message, isFailure: false });
  if (error instanceof PartnerError && error.isRetryable) {
    const isOver = error.kind === "UNAVAILABLE" && ageSeconds(ctx, hooks) > PATIENCE_DAYS * DAY_SECONDS;
    const seconds = isOver ? null : (error.retryAfterSeconds ?? waitAfterFailures(hooks.attempts));
    return putOff(ctx, hooks, { seconds, error: error.message, isFailure: false });
  }
  const isForeseen = error instanceof PartnerError || error instanceof Problem;
  if (!isForeseen) ctx.log.error({ connection_id: hooks.connectionId, err: error }, "an event of a shop failed");
  const seconds = hooks.attempts + 1 >= MOST_FAILURES ? null : waitAfterFailures(hooks.attempts);
  await putOff(ctx, hooks, { seconds, error: isForeseen ? error.message : UNFORESEEN, isFailure: true });
};

const ageSeconds = ({ clock }: ServiceContext, { receivedAt }: ClaimedHooks): number =>
  (clock.now().getTime() - Date.parse(receivedAt)) / 1_000;

type PutOff = { seconds: number | null; error: string; isFailure: boolean };

const putOff = (ctx: ServiceContext, { ids }: ClaimedHooks, { seconds, error, isFailure }: PutOff): Promise<void> => {
  const now = ctx.clock.now();
  const dueAt = seconds === null ? null : new Date(now.getTime() + seconds * 1_000);
  return deferHooks(ctx.db, { ids, dueAt, error, isFailure, now });
};
