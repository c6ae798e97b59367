import { getContext } from "@/server/context";
import { translateOutage } from "@/server/db/errors";
import { grantTokens } from "@/server/db/rate-buckets";
import type { Actor } from "@/server/kernel/actor";
import { clientAddressOf, countedAddress } from "@/server/kernel/client-address";
import type { Env } from "@/server/kernel/env";
import { Problem } from "@/server/kernel/problem";
import { processWide } from "@/server/kernel/process-wide";
import { type Implemented, requireScope } from "@/server/operations/implement";
import { inputFields } from "@/server/operations/input-fields";
import type { Served } from "@/server/operations/served/served";
import type { ServiceContext } from "@/server/services/context";
import { type AnswerBody, beginNote } from "./call-note";
import { entityTag, isKnownToCaller } from "./conditional";
import { fromMultipart } from "./from-multipart";
import { gatherInput } from "./gather-input";
import { problemResponse } from "./problem-response";
import { type RatePolicy, type RateRule, type RateState, rateHeaders, takeToken } from "./rate-limit";
import { readBody } from "./read-body";
import { requestIdOf } from "./request-id";
import { requireAllowedAddress } from "./require-allowed-address";
import { createSharedLimit } from "./shared-rate-limit";
import { takeStream } from "./take-stream";
import { withIdempotency } from "./with-idempotency";

type RouteContext = { params: Promise<Record<string, string> | undefined> };
export type Authenticate = (request: Request, params: Record<string, string>) => Promise<Actor>;
/** Checks the input before anything else. @throws Problem */
export type InputCheck = (input: Record<string, unknown>) => void;
export type RouteHandler = (request: Request, context: RouteContext) => Promise<Response>;

/** Headers that depend on the request, such as CORS; sent with errors too. */
export type ExtraHeaders = (request: Request, env: Env) => Record<string, string>;

type Adapter = { authenticate: Authenticate; rateOf: (env: Env) => RateRule; extraHeaders?: ExtraHeaders };

/**
 * Turns operations into route handlers: credential, rate limit, input, idempotency, answer. All REST handling is here.
 */
export const restWith =
  ({ authenticate, rateOf, extraHeaders }: Adapter) =>
  (implemented: Served, { check }: { check?: InputCheck } = {}): RouteHandler =>
  async (incoming, context) => {
    const ctx = getContext();
    const requestId = requestIdOf(incoming);
    const instance = new URL(incoming.url).pathname;
    const rule = rateOf(ctx.env);
    let rate: RateState | undefined;
    let note: ReturnType<typeof beginNote> | undefined;
    const finish = (response: Response): Response =>
      finished(incoming, response, {
        ...(rate === undefined ? {} : rateHeaders(rate)),
        ...extraHeaders?.(incoming, ctx.env),
      });
    try {
      // Next passes no params for a path without any.
      const params = (await context.params) ?? {};
      const actor = await authenticate(incoming, params).catch((error: unknown) => {
        // A failure of the database is not a wrong credential.
        if (!(error instanceof Problem) || error.reason !== "UNAUTHENTICATED") throw error;
        // For an unknown credential, the client address is counted.
        const address = clientAddressOf(incoming.headers, ctx.env.TRUST_PROXY);
        // Only in this process: calls with unknown credentials cost no database statement.
        const caller = address === undefined ? undefined : countedAddress(address);
        if (caller !== undefined) rate = takeToken({ policy: "address", caller, rule, nowMs: performance.now() });
        throw error;
      });
      const { id: operationId } = implemented;
      const { maxBodyBytes, takesFile, takesStream, answersSecret = false } = implemented.operation;
      note = beginNote(ctx, { request: incoming, requestId, operation: operationId, params, actor });
      requireAllowedAddress({ actor, request: incoming, env: ctx.env, rule });
      rate = await takeSharedToken(ctx, { policy: "key", caller: actor.id, rule });
      if (takesStream) {
        note.took(null);
        const { answer, headers } = await takeStream({ ctx, actor, request: incoming, requestId, implemented, params });
        note.answered(answer);
        return finish(respond(answer, { ...headers, "x-request-id": requestId }));
      }
      const request = takesFile ? await fromMultipart(incoming, maxBodyBytes) : incoming;
      const body = await readBody(request, maxBodyBytes);
      note.took(body);
      const input = await gatherInput(request, { params, implemented, body });
      // Checked before a stored answer may be replayed.
      requireScope(implemented.operation, actor);
      check?.(input);
      const answer =
        implemented.text === undefined
          ? await withIdempotency({ ctx, actor, request, requestId, operationId, input, answersSecret }, (keyed) =>
              implemented.call(keyed, actor, input),
            )
          : { status: 200, body: await implemented.text(ctx, actor, input), isReplay: false };
      const headers = { ...deprecationHeaders(implemented, input), "x-request-id": requestId };
      const { isConditional } = implemented.operation;
      const response = isConditional ? ifNew(incoming, answer.body, headers) : respond(answer, headers);
      note.answered(response.status === NOT_MODIFIED ? { status: NOT_MODIFIED, body: "", isReplay: false } : answer);
      return finish(response);
    } catch (thrown) {
      const error = translateOutage(thrown);
      note?.failed(error);
      return finish(problemResponse(error, { requestId, instance, log: ctx.log }));
    }
  };

const NOT_MODIFIED = 304;

/** Adds the final headers to every answer. A refusal with its own rate limit headers keeps them. HEAD gets no body. */
const finished = (request: Request, response: Response, extra: Record<string, string>): Response => {
  for (const [name, value] of Object.entries(extra)) {
    if (name === "vary") response.headers.append(name, value);
    else if (!response.headers.has(name)) response.headers.set(name, value);
  }
  return request.method === "HEAD" ? new Response(null, response) : response;
};

/** Answers 304 if the caller already has this body. Clients must revalidate each time. */
const ifNew = (request: Request, body: AnswerBody, given: Record<string, string>): Response => {
  const tag = entityTag(body);
  const vary = "authorization, x-api-key, x-svc-api-key";
  const headers = { ...given, etag: tag, "cache-control": "private, no-cache", vary };
  if (isKnownToCaller(request.headers.get("if-none-match"), tag))
    return new Response(null, { status: NOT_MODIFIED, headers });
  return new Response(body, { headers: { ...headers, ...bodyHeaders(body, "application/json") } });
};

const bodyHeaders = (body: AnswerBody, type: string) => ({
  "content-type": type,
  "content-length": String(Buffer.byteLength(body)),
});

const respond = (
  { status, body, isReplay }: { status: number; body: AnswerBody; isReplay: boolean },
  headers: Record<string, string>,
) =>
  new Response(body, {
    status,
    headers: {
      ...bodyHeaders(body, status < 400 ? "application/json" : "application/problem+json"),
      "cache-control": "no-store",
      ...headers,
      ...(isReplay ? { "idempotent-replayed": "true" } : {}),
    },
  });

/**
 * Date since when these fields are deprecated: they were deprecated from the start of this API (RFC 9745, seconds since
 * 1970).
 */
const SINCE = "@1767225600";

/** Returns the deprecation headers for callers that used a deprecated field. */
const deprecationHeaders = ({ operation }: Implemented, input: Record<string, unknown>): Record<string, string> =>
  inputFields(operation.input).deprecated.some((name) => input[name] !== undefined) ? { deprecation: SINCE } : {};

type Limit = ReturnType<typeof createSharedLimit>;

declare global {
  interface ProcessWide {
    "shared-rate-limit": WeakMap<object, Limit>;
  }
}
/** One limiter per database. */
const limits = () => processWide("shared-rate-limit", () => new WeakMap());

/** Takes one token of the caller's limit, which all processes share. @throws Problem RESOURCE_EXHAUSTED, UNAVAILABLE */
const takeSharedToken = (
  { db }: Pick<ServiceContext, "db">,
  take: { policy: RatePolicy; caller: string; rule: RateRule },
): Promise<RateState> => {
  const limit = limits().get(db) ?? createSharedLimit((bucket) => grantTokens(db, bucket));
  limits().set(db, limit);
  return limit({ ...take, nowMs: () => performance.now() });
};
