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

/** The concurrent attempts of one drain: each is a socket that may hang for its full timeout. */
const MOST_AT_ONCE = 64;
/**
 * The part of these kept free for endpoints that are known to acknowledge, so that they are served at once however many
 * others hang.
 */
const RESERVED = 16;
/**
 * Hanging endpoints time out together: failures are stored a few at a time, so that acknowledged deliveries aren't
 * delayed.
 */
const FAILURES_AT_ONCE = 2;
/** How often to look for work of other processes while attempts are running. */
const LOOK_AGAIN_MS = 250;
/** How long a terminating process waits for running attempts: it has to exit within ten seconds. */
const LAST_WAIT_MS = 7_000;

/**
 * Sends due deliveries until none is left (decisions, section 9). Order is kept per process and endpoint, and one
 * endpoint takes only a few slots, so a slow receiver delays nobody else. Safe to call at any time, by several workers
 * at once. Work that arrives during attempts is picked up when `wakeSignal` fires. Once `signal` is aborted nothing
 * more is claimed, and attempts without a response after seven seconds are released.
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
      // Taken before the query: anything written during it fires this signal.
      const isWoken = wakeSignal?.next();
      // An endpoint whose attempt is being stored is skipped: only a query with no running attempts sees all.
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
    // If the database went away in between, no attempt may continue unobserved; a terminating process doesn't wait any
    // longer.
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
 * Notifies the people who manage webhooks that an endpoint was turned off, once per person (twice if this process dies
 * in the middle). A mail server that doesn't answer is retried a minute later.
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

/** False when it has to be retried. */
const tell = async (ctx: ServiceContext, { notice, to }: { notice: OffNotice; to: string }): Promise<boolean> => {
  const text = [
    `Your webhook endpoint ${notice.url} was turned off.`,
    notice.reason,
    `Events gather for it: ${notice.pending} wait. Mend the receiver, send it a test event, then turn it on again: ` +
      "what waits goes out at once, in order.",
    `${ctx.env.APP_URL}/dashboard/webhooks/endpoints/${notice.endpointId}`,
  ].join("\n\n");
  try {
    await ctx.mailer.send({
      to,
      from: ctx.env.MAIL_FROM,
      subject: headerText(`Webhooks to ${new URL(notice.url).host} are turned off`),
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

/** Deliveries made due per transaction, so that a replay of a hundred thousand doesn't block others. */
const BATCH = 100;

/** Makes the deliveries chosen by replays due, until none is left. Safe to call by several workers at once. */
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
