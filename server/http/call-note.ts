import type { Actor } from "@/server/kernel/actor";
import { asProblem, problemBody } from "@/server/kernel/problem";
import type { ServiceContext } from "@/server/services/context";
import { noteCall } from "@/server/services/request-log/note-call";

/** Maximum number of characters of a body that the log keeps. */
const KEPT_CHARACTERS = 4_096;
const MOST_FIELDS = 20;
const LONGEST_FIELD = 120;
const FIRST_FAILURE = 400;
/** Maximum value of the database column. */
const MOST_BYTES = 2_147_483_647;

/** Text, or text already encoded as bytes. */
export type AnswerBody = string | Buffer<ArrayBuffer>;
type Begun = {
  request: Request;
  requestId: string;
  operation: string;
  params: Readonly<Record<string, string>>;
  actor: Actor;
};

/**
 * Starts the request log entry of a call made with a key, from the moment its caller is known until it is answered.
 * Calls without a key are not logged.
 */
export const beginNote = (ctx: ServiceContext, { request, requestId, operation, params, actor }: Begun) => {
  const at = ctx.clock.now();
  const sinceMs = performance.now();
  let sent: string | null = "";

  const answered = ({ status, body, isReplay }: { status: number; body: AnswerBody; isReplay: boolean }): void => {
    if (actor.kind !== "key") return;
    noteCall(ctx, {
      ...{ groupId: actor.groupId, keyId: actor.id, at, method: request.method, url: request.url, params, operation },
      ...{ status, durationMs: Math.round(performance.now() - sinceMs), requestId, isReplay },
      ...(status < FIRST_FAILURE ? { reason: "", fields: [] } : failureIn(String(body))),
      idempotencyKey: (request.headers.get("idempotency-key") ?? "").slice(0, 255),
      requestBytes: sent === null ? saidBytes(request) : Buffer.byteLength(sent),
      answerBytes: Buffer.byteLength(body),
      ...{ request: startOf(sent), answer: startOf(body) },
    });
  };
  return {
    /** Records the body as received; null for a file. */
    took: (body: string | null): void => {
      sent = body;
    },
    answered,
    /** Records that the call failed; the answer is the error sent to the caller. */
    failed: (error: unknown): void => {
      const problem = asProblem(error);
      const body = JSON.stringify(problemBody(problem, requestId, new URL(request.url).pathname));
      answered({ status: problem.status, body, isReplay: false });
    },
  };
};

const failureIn = (body: string): { reason: string; fields: string[] } => {
  const { reason, details }: { reason: string; details: { field?: string }[] } = JSON.parse(body);
  const fields = details.map(({ field }) => field ?? "").filter((field) => field !== "");
  return { reason, fields: fields.slice(0, MOST_FIELDS).map((field) => field.slice(0, LONGEST_FIELD)) };
};

const saidBytes = (request: Request): number => {
  const bytes = Number(request.headers.get("content-length") ?? 0);
  return Number.isSafeInteger(bytes) ? Math.min(bytes, MOST_BYTES) : 0;
};

type Start = Parameters<typeof noteCall>[1]["answer"];

/** Copied, because a slice would keep the whole body in memory. A character cut in two by the limit is left out. */
const startOf = (body: AnswerBody | null): Start => {
  if (body === null) return null;
  const isCut = body.length > KEPT_CHARACTERS;
  if (typeof body === "string") return { start: Buffer.from(body.slice(0, KEPT_CHARACTERS)), isCut };
  return { start: Buffer.from(body.subarray(0, KEPT_CHARACTERS)), isCut };
};
