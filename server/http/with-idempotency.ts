import { carriesBody } from "@/contract/operation";
import {
  claimIdempotencyKey,
  RENEW_EVERY_MS,
  releaseIdempotencyKey,
  renewIdempotencyLock,
  storeIdempotentAnswer,
} from "@/server/db/idempotency";
import type { Actor } from "@/server/kernel/actor";
import { sha256Hex } from "@/server/kernel/crypto";
import { Problem, problemBody } from "@/server/kernel/problem";
import type { ServiceContext } from "@/server/services/context";

export type Answer = { status: number; body: string; isReplay: boolean };

type GuardedCall = {
  ctx: ServiceContext;
  actor: Actor;
  request: Request;
  requestId: string;
  operationId: string;
  input: Record<string, unknown>;
  /** Of an answer that is none of a failure. */
  status?: 200 | 202;
};

/** Problems that say "nothing was done, the request itself is wrong": the key may be used again. */
const FREEING = new Set([
  "INVALID_ARGUMENT",
  "UNAUTHENTICATED",
  "PERMISSION_DENIED",
  "UNSUPPORTED_MEDIA_TYPE",
  "UNAVAILABLE",
  "INTERNAL",
]);

/**
 * Runs `work` once per Idempotency-Key (decisions, section 10): the first status and body are replayed, another
 * request under the same key is 422, a call that is still running 409. Without the header it just runs.
 */
export const withIdempotency = async (call: GuardedCall, work: () => Promise<unknown>): Promise<Answer> => {
  const { ctx, actor, request, operationId, input, requestId, status } = call;
  const key = request.headers.get("idempotency-key");
  if (key === null || !carriesBody(request.method)) return ok(await work(), status);
  if (!/^[\x21-\x7e]{1,255}$/.test(key))
    throw new Problem("INVALID_ARGUMENT", "Idempotency-Key takes 1 to 255 visible ASCII characters.");
  const scope = `${actor.groupId}:${request.method}:${operationId}`;
  const claim = await claimIdempotencyKey(ctx.db, { scope, key, requestHash: sha256Hex(canonical(input)) });
  switch (claim.kind) {
    case "OTHER_REQUEST":
      throw new Problem("IDEMPOTENCY_KEY_REUSED", "This Idempotency-Key was used for another request.");
    case "IN_FLIGHT":
      throw new Problem("ABORTED", "The first call with this Idempotency-Key is still running.", {
        retryAfterSeconds: claim.secondsLeft,
      });
    case "REPLAY":
      return { status: claim.status, body: claim.body, isReplay: true };
    case "NEW":
      return first(call, { scope, key, work, requestId });
  }
};

const first = async (
  { ctx, request, status }: GuardedCall,
  { scope, key, work, requestId }: { scope: string; key: string; work: () => Promise<unknown>; requestId: string },
): Promise<Answer> => {
  const renewal = setInterval(() => {
    renewIdempotencyLock(ctx.db, { scope, key }).catch((error: unknown) =>
      ctx.log.warn({ err: error }, "the lock of an Idempotency-Key was not renewed"),
    );
  }, RENEW_EVERY_MS).unref();
  // Once the work is done its key stays taken, even if its answer cannot be kept: it must not be done again.
  const keep = (answer: { status: number; body: string }): Promise<void> =>
    storeIdempotentAnswer(ctx.db, { scope, key, ...answer }).catch((error: unknown) =>
      ctx.log.error({ err: error }, "the answer of an Idempotency-Key was not kept"),
    );
  try {
    const answer = ok(await work(), status);
    await keep(answer);
    return answer;
  } catch (error) {
    if (!(error instanceof Problem) || FREEING.has(error.reason)) {
      await releaseIdempotencyKey(ctx.db, { scope, key });
      throw error;
    }
    const body = JSON.stringify(problemBody(error, requestId, new URL(request.url).pathname));
    await keep({ status: error.status, body });
    throw error;
  } finally {
    clearInterval(renewal);
  }
};

const ok = (result: unknown, status = 200): Answer => ({ status, body: JSON.stringify(result), isReplay: false });

/** The same request with its fields in another order is the same request. */
const canonical = (value: unknown): string =>
  JSON.stringify(value, (_, field: unknown) =>
    field !== null && typeof field === "object" && !Array.isArray(field)
      ? Object.fromEntries(Object.entries(field).sort(([a], [b]) => (a < b ? -1 : 1)))
      : field,
  );
