import { inTransaction } from "@/server/db/transaction";
import {
  type ClaimedDelivery,
  claimDeliveries,
  giveUpPoison,
  nextDeliveryDueAt,
  releaseDeliveries,
} from "@/server/db/webhooks/webhook-claims";
import { claimOffNotice, finishOffNotice, noteTold, type OffNotice } from "@/server/db/webhooks/webhook-notices";
import { advanceReplay } from "@/server/db/webhooks/webhook-replays";
import { createSemaphore } from "@/server/kernel/semaphore";
import type { WakeSignal } from "@/server/kernel/wake-signal";
import { processMetrics } from "@/server/metrics/process-metrics";
import { PartnerError } from "@/server/partners/partner-error";
import type { ServiceContext } from "../context";
import { escapeHtml } from "../mails/escape-html";
import { headerText } from "../mails/mail-headers";
import { attemptDelivery } from "./attempt-delivery";

/** Attempts of one drain that may be under way: each is a socket that may hang for its whole time. */
const MOST_AT_ONCE = 64;
/** Of these, kept free for endpoints that are known to acknowledge: however many others hang, they are served at once. */
const RESERVED = 16;
/** Endpoints that hang run out of time together: what failed is stored a few at a time, beside what is acknowledged. */
const FAILURES_AT_ONCE = 2;
/** While attempts are under way, work that another process wrote is looked for this often. */
const LOOK_AGAIN_MS = 250;
/** What a process that ends leaves to attempts that are under way: it has to be gone within ten seconds. */
const LAST_WAIT_MS = 7_000;

/**
 * Sends what is due until nothing is (decisions, section 9). Order holds per process and endpoint, and one endpoint
 * takes a few slots only, so a slow receiver holds up nobody else. Safe to call at any time, by several workers at
 * once. What comes while attempts are under way is looked for when `wakeSignal` says so. Once `signal` is raised nothing more
 * is claimed, and what has no answer after seven seconds is given back.
 */
export const attemptDueDeliveries = async (
  ctx: ServiceContext,
  {
    random = Math.random,
    wakeSignal,
    signal,
    lookAgainMs = LOOK_AGAIN_MS,
    lastWaitMs = LAST_WAIT_MS,
  }: DrainOptions = {},
): Promise<{ done: number; nextDueAt: string | null }> => {
  processMetrics().webhooksGivenUp.inc(await inTransaction(ctx, giveUpPoison));
  await runReplays(ctx, { signal });
  const underWay = new Map<Promise<void>, ClaimedDelivery>();
  const failures = createSemaphore(FAILURES_AT_ONCE);
  const start = (delivery: ClaimedDelivery): void => {
    const attempt = attemptDelivery(ctx, { delivery, random, failures }).finally(() => underWay.delete(attempt));
    underWay.set(attempt, delivery);
  };
  let done = 0;
  try {
    while (!signal?.aborted) {
      // Before the look: what is written during it raises this one.
      const isWoken = wakeSignal?.next();
      // An endpoint whose attempt is being stored is passed over: only a look with nothing under way sees all.
      const isWholeLook = underWay.size === 0;
      const free = MOST_AT_ONCE - underWay.size;
      const claimed = free > 0 ? await inTransaction(ctx, (tx) => claimDeliveries(tx, slots(free))) : [];
      claimed.forEach(start);
      done += claimed.length;
      if (underWay.size === 0) {
        if (isWholeLook) break;
        continue;
      }
      await firstOf([...underWay.keys(), ...(isWoken === undefined ? [] : [isWoken])], lookAgainMs, signal);
    }
    if (signal?.aborted) {
      await firstOf([Promise.all(underWay.keys())], lastWaitMs);
      await inTransaction(ctx, (tx) => releaseDeliveries(tx, [...underWay.values()]));
      return { done, nextDueAt: null };
    }
  } finally {
    // When the database went away in between, nothing may run on unseen; a process that ends waits no longer.
    if (!signal?.aborted) await Promise.all(underWay.keys());
  }
  await sendOffNotices(ctx);
  return { done, nextDueAt: await nextDeliveryDueAt(ctx.db) };
};

const slots = (free: number) => ({ limit: free, unproven: Math.max(0, free - RESERVED) });

type DrainOptions = {
  random?: () => number;
  wakeSignal?: WakeSignal;
  signal?: AbortSignal;
  lookAgainMs?: number;
  lastWaitMs?: number;
};

const firstOf = async (
  attempts: Iterable<Promise<unknown>>,
  milliseconds: number,
  signal?: AbortSignal,
): Promise<void> => {
  const waited = new AbortController();
  const tick = new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal?.addEventListener("abort", () => resolve(), { signal: waited.signal });
    waited.signal.addEventListener("abort", () => clearTimeout(timer));
  });
  await Promise.race([...attempts, tick]);
  waited.abort();
};

/**
 * Tells those who manage webhooks that an endpoint was switched off, once per person (twice when this process ends in
 * the middle). A mail server that does not answer is asked again a minute later.
 */
export const sendOffNotices = async (ctx: ServiceContext): Promise<void> => {
  for (;;) {
    const notice = await inTransaction(ctx, claimOffNotice);
    if (notice === null) return;
    for (const to of notice.recipients) {
      if (!(await tell(ctx, { notice, to }))) return;
      await inTransaction(ctx, (tx) => noteTold(tx, { endpointId: notice.endpointId, to }));
    }
    await inTransaction(ctx, (tx) => finishOffNotice(tx, notice.endpointId));
  }
};

/** False when it has to be tried again. */
const tell = async (ctx: ServiceContext, { notice, to }: { notice: OffNotice; to: string }): Promise<boolean> => {
  const text = [
    `Your webhook endpoint ${notice.url} was switched off.`,
    notice.reason,
    `Events gather for it: ${notice.pending} wait. Mend the receiver, send it a test event, then switch it on again: ` +
      "what waits goes out at once, in order.",
    `${ctx.env.APP_URL}/dashboard/webhooks/endpoints/${notice.endpointId}`,
  ].join("\n\n");
  try {
    await ctx.mailer.send({
      to,
      from: ctx.env.MAIL_FROM,
      subject: headerText(`Webhooks to ${new URL(notice.url).host} are switched off`),
      text,
      html: text
        .split("\n\n")
        .map((paragraph) => `<p>${escapeHtml(paragraph)}</p>`)
        .join(""),
      headers: {
        "Message-ID": `<${notice.endpointId}.${Date.parse(notice.disabledAt)}.${to}@homeward>`,
        "Auto-Submitted": "auto-generated",
        "X-SVC-Group": notice.groupId,
      },
    });
    return true;
  } catch (error) {
    ctx.log.warn({ endpoint_id: notice.endpointId, err: error }, "the notice of an endpoint was not sent");
    return error instanceof PartnerError && !error.isRetryable;
  }
};

/** Deliveries made due per transaction: a replay of a hundred thousand holds nobody up for long. */
const BATCH = 100;

/** Makes due what replays have chosen, until none is left. Safe to call by several workers at once. */
const runReplays = async (
  ctx: Pick<ServiceContext, "db" | "clock" | "wake">,
  { signal }: { signal?: AbortSignal } = {},
): Promise<void> => {
  let isAny = false;
  while (!signal?.aborted) {
    const advanced = await inTransaction(ctx, (tx) => advanceReplay(tx, { limit: BATCH, now: ctx.clock.now() }));
    if (advanced === null) break;
    isAny ||= advanced.replayed > 0;
  }
  if (isAny) ctx.wake("outbox");
};
