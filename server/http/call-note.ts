import type { Actor } from "@/server/kernel/actor";
import { asProblem, problemBody } from "@/server/kernel/problem";
import type { ServiceContext } from "@/server/services/context";
import { noteCall } from "@/server/services/request-log/note-call";

/** So much of a body is kept. */
const KEPT_CHARACTERS = 4_096;
const MOST_FIELDS = 20;
const LONGEST_FIELD = 120;
const FIRST_FAILURE = 400;
/** What the column holds. */
const MOST_BYTES = 2_147_483_647;

/** A text, or a text that is written as bytes already. */
export type AnswerBody = string | Buffer<ArrayBuffer>;
type Begun = {
  request: Request;
  requestId: string;
  operation: string;
  params: Readonly<Record<string, string>>;
  actor: Actor;
};

/** Notes one call of a key for the request log, from when its caller is known to its answer. Others are not noted. */
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
    /** The body as it came; null for a file. */
    took: (body: string | null): void => {
      sent = body;
    },
    answered,
    /** The answer is what the caller is told of an error. */
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

/** A copy: a piece would hold the whole of it in memory. A letter that is cut in two stands in a text that is left out. */
const startOf = (body: AnswerBody | null): Start => {
  if (body === null) return null;
  const isCut = body.length > KEPT_CHARACTERS;
  if (typeof body === "string") return { start: Buffer.from(body.slice(0, KEPT_CHARACTERS)), isCut };
  return { start: Buffer.from(body.subarray(0, KEPT_CHARACTERS)), isCut };
};
