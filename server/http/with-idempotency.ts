import { randomUUID } from "node:crypto";
import { carriesBody } from "@/contract/base/operation";
import type { Database } from "@/server/db/client";
import {
  claimIdempotencyKey,
  type KeyOwner,
  RENEW_EVERY_MS,
  releaseIdempotencyKey,
  renewIdempotencyLocks,
  storeIdempotentAnswer,
} from "@/server/db/idempotency";
import { stepsOf } from "@/server/db/steps";
import type { Actor } from "@/server/kernel/actor";
import { canonicalJson } from "@/server/kernel/canonical-json";
import { sha256Hex } from "@/server/kernel/crypto";
import { Problem, problemBody } from "@/server/kernel/problem";
import { open, seal } from "@/server/kernel/seal";
import type { ServiceContext } from "@/server/services/context";

export type Answer = { status: number; body: string; isReplay: boolean };

type GuardedCall = {
  ctx: ServiceContext;
  actor: Actor;
  request: Request;
  requestId: string;
  operationId: string;
  input: Record<string, unknown>;
  /** Status of a successful answer. */
  status?: 200 | 202;
  /** Encrypts the stored answer. */
  answersSecret?: boolean;
};

/**
 * Problems that are not stored as the answer: either the request is wrong or the server failed. The key may be used
 * again.
 */
const FREEING = new Set([
  "INVALID_ARGUMENT",
  "UNAUTHENTICATED",
  "PERMISSION_DENIED",
  "UNSUPPORTED_MEDIA_TYPE",
  "UNAVAILABLE",
  "INTERNAL",
]);

/** The call, with a context that knows which of its transactions are already committed. */
type Work = (ctx: ServiceContext) => Promise<unknown>;

/**
 * Runs `work` once per Idempotency-Key (decisions, section 10). The first status and body are replayed; a different
 * request under the same key gets 422, and a repeat during the call 409. A killed call is resumed. Without the header,
 * the work just runs.
 */
export const withIdempotency = async (call: GuardedCall, work: Work): Promise<Answer> => {
  const { ctx, actor, request, operationId, input, status } = call;
  const key = request.headers.get("idempotency-key");
  if (key === null || !carriesBody(request.method)) return ok(await work(ctx), status);
  if (!/^[\x21-\x7e]{1,255}$/.test(key))
    throw new Problem("INVALID_ARGUMENT", "Idempotency-Key takes 1 to 255 visible ASCII characters.");
  const owned = { scope: `${authorityOf(actor)}:${request.method}:${operationId}`, key, owner: randomUUID() };
  const claim = await claimIdempotencyKey(ctx.db, { ...owned, requestHash: sha256Hex(canonicalJson(input)) });
  switch (claim.kind) {
    case "OTHER_REQUEST":
      throw new Problem("IDEMPOTENCY_KEY_REUSED", "This Idempotency-Key was used for another request.");
    case "IN_FLIGHT":
      throw new Problem("ABORTED", "The first call with this Idempotency-Key is still running.", {
        retryAfterSeconds: claim.secondsLeft,
      });
    case "REPLAY":
      return { status: claim.status, body: readKept(call, owned, claim.body), isReplay: true };
    case "NEW":
      return run(call, owned, () => work({ ...ctx, steps: stepsOf(owned, claim.done) }));
  }
};

/**
 * Returns who may get the replayed answer: every key of the group with access to the same stores, so that a rotated key
 * can repeat its call; for shoppers, only those of the same return.
 */
const authorityOf = ({ groupId, ecommerceIds, returnId }: Actor): string =>
  [groupId, ...(ecommerceIds?.toSorted() ?? []), ...(returnId === undefined ? [] : [returnId])].join(":");

const sealingKey = ({ ctx }: GuardedCall, { scope, key }: KeyOwner) => ({
  ...{ masterSecret: ctx.env.HOMEWARD_SECRET, purpose: "idempotent-answers", owner: `${scope}:${key}` },
});

/** @throws Problem FAILED_PRECONDITION if it was encrypted with an earlier HOMEWARD_SECRET */
const readKept = (call: GuardedCall, owned: KeyOwner, kept: string): string => {
  if (call.answersSecret !== true) return kept;
  try {
    return open(sealingKey(call, owned), kept);
  } catch {
    throw new Problem(
      "FAILED_PRECONDITION",
      "HOMEWARD_SECRET was changed, so the first response can no longer be read.",
    );
  }
};

const run = async (call: GuardedCall, owned: KeyOwner, work: () => Promise<unknown>): Promise<Answer> => {
  const { ctx, request, requestId, status } = call;
  const attempted = (wanted: Promise<void>, what: string): Promise<void> =>
    wanted.catch((error: unknown) => ctx.log.error({ err: error }, `an Idempotency-Key was not ${what}`));
  const release = holdKey(ctx, owned);
  // The work is committed. If its answer can't be stored, running the call again resumes after that work and rebuilds
  // the answer.
  const keep = (answer: { status: number; body: string }): Promise<void> => {
    const body = call.answersSecret ? seal(sealingKey(call, owned), answer.body) : answer.body;
    return attempted(storeIdempotentAnswer(ctx.db, { ...owned, status: answer.status, body }), "given its answer");
  };
  try {
    const answer = ok(await work(), status);
    await keep(answer);
    return answer;
  } catch (error) {
    if (!(error instanceof Problem) || FREEING.has(error.reason)) {
      await attempted(releaseIdempotencyKey(ctx.db, owned), "released");
      throw error;
    }
    await keep({
      status: error.status,
      body: JSON.stringify(problemBody(error, requestId, new URL(request.url).pathname)),
    });
    throw error;
  } finally {
    release();
  }
};

const ok = (result: unknown, status = 200): Answer => ({ status, body: JSON.stringify(result), isReplay: false });

type Heartbeat = Pick<ServiceContext, "db" | "log">;

/** Keys held by calls of this process; the entry exists while there are any. */
const heldKeys = new Map<Database, Set<KeyOwner>>();

/**
 * Signals other processes that the call under this key is alive, until the returned function is called. One statement
 * per second renews the keys of all calls of this process. If it fails, for example while the database restarts,
 * another run may take a key over, and this one ends at its next commit without an effect.
 */
const holdKey = ({ db, log }: Heartbeat, owned: KeyOwner): (() => void) => {
  const held = heldKeys.get(db) ?? beginToRenew({ db, log });
  held.add(owned);
  return () => {
    held.delete(owned);
  };
};

const beginToRenew = ({ db, log }: Heartbeat): Set<KeyOwner> => {
  const held = new Set<KeyOwner>();
  heldKeys.set(db, held);
  let isRenewing = false;
  const renew = async (): Promise<void> => {
    isRenewing = true;
    await renewIdempotencyLocks(db, [...held]).catch((error: unknown) =>
      log.error({ err: error, keys: held.size }, "Idempotency-Keys were not renewed"),
    );
    isRenewing = false;
  };
  const timer = setInterval(() => {
    if (held.size > 0 && !isRenewing) void renew();
    if (held.size > 0) return;
    clearInterval(timer);
    heldKeys.delete(db);
  }, RENEW_EVERY_MS).unref();
  return held;
};
