import { recordAnswer, recordAttention, recordFailure } from "@/server/db/connections/connections";
import { pauseAfterFailure, pausedSeconds } from "@/server/domain/connections/health";
import type { Connection } from "@/server/domain/connections/types";
import { PartnerError } from "@/server/partners/partner-error";
import type { ConnectionSetup, Opened } from "./open-connection";

/** How often a connection that needs attention is tried again, in case somebody has fixed it at the provider. */
const ATTENTION_SECONDS = 300;
const ANSWER_NOTED_MS = 60_000;

type Watched = { row: Connection; displayName: string; flushCalls: Opened["flushCalls"] };

/**
 * Wraps a partner so that every call updates the connection's health. While its credentials are refused, or after
 * several unanswered calls, nothing is sent, and waiting work is postponed without counting as failed. A shop that is
 * down for an hour therefore puts no return on hold, and waiting work resumes by itself.
 */
export const watchPartner = <T extends object>(ctx: ConnectionSetup, partner: T, watched: Watched): T => {
  const { row } = watched;
  const health = { failures: row.failures, pausedUntil: row.pausedUntil, lastOkAt: row.lastOkAt };
  const call = async (work: () => unknown): Promise<unknown> => {
    refuseWhilePaused(ctx, watched, health);
    try {
      const answer = await work();
      await noteAnswer(ctx, row, health);
      return answer;
    } catch (error) {
      throw await noteFailure(ctx, { row, health, error });
    } finally {
      await watched.flushCalls();
    }
  };
  return new Proxy(partner, {
    get: (target, name) => {
      const member: unknown = Reflect.get(target, name);
      if (typeof member !== "function") return member;
      return (...given: unknown[]) => call(() => Reflect.apply(member, target, given));
    },
  });
};

type Health = { failures: number; pausedUntil: string | null; lastOkAt: string | null };

const refuseWhilePaused = (ctx: ConnectionSetup, { row, displayName }: Watched, health: Health): void => {
  const isShut = row.attentionReason === "CREDENTIALS_REFUSED" || row.attentionReason === "UNINSTALLED";
  if (row.state === "NEEDS_ATTENTION" && isShut)
    throw new PartnerError(
      row.provider,
      "PAUSED",
      `${displayName} rejects the connection. Reconnect it in Settings → Connections; this continues automatically.`,
      { retryAfterSeconds: ATTENTION_SECONDS },
    );
  const seconds = pausedSeconds(health, ctx.clock.now());
  if (seconds > 0)
    throw new PartnerError(
      row.provider,
      "PAUSED",
      `${displayName} is not responding at the moment. This continues automatically.`,
      { retryAfterSeconds: seconds },
    );
};

const noteAnswer = async (ctx: ConnectionSetup, { id }: Connection, health: Health): Promise<void> => {
  const now = ctx.clock.now();
  const isNoted = health.lastOkAt !== null && now.getTime() - Date.parse(health.lastOkAt) < ANSWER_NOTED_MS;
  if (isNoted && health.failures === 0 && health.pausedUntil === null) return;
  Object.assign(health, { failures: 0, pausedUntil: null, lastOkAt: now.toISOString() });
  await recordAnswer(ctx.db, { id, now });
};

/** Returns the error to throw. */
const noteFailure = async (
  ctx: ConnectionSetup,
  { row, health, error }: { row: Connection; health: Health; error: unknown },
): Promise<unknown> => {
  if (!(error instanceof PartnerError)) return error;
  const { id } = row;
  const { kind, message } = error;
  const now = ctx.clock.now();
  // A refusal is an answer: the connection works.
  const isAnswer = kind === "REFUSED" || kind === "BUSY";
  if (isAnswer) await noteAnswer(ctx, row, health);
  if (kind === "UNAUTHORIZED") await recordAttention(ctx.db, { id, reason: error.attention, error: message, now });
  if (isAnswer || kind === "UNAUTHORIZED") return error;
  const wanted = error.retryAfterSeconds === undefined ? null : new Date(now.getTime() + error.retryAfterSeconds * 1e3);
  const isCounted = kind === "UNAVAILABLE";
  const pausedUntil = wanted ?? (isCounted ? pauseAfterFailure(health, now) : null);
  health.failures += isCounted ? 1 : 0;
  health.pausedUntil = pausedUntil?.toISOString() ?? null;
  await recordFailure(ctx.db, { id, error: message, pausedUntil, isCounted, now });
  if (pausedUntil === null) return error;
  const retryAfterSeconds = Math.max(1, Math.ceil((pausedUntil.getTime() - now.getTime()) / 1_000));
  return new PartnerError(error.partner, kind, message, { retryAfterSeconds, cause: error });
};
