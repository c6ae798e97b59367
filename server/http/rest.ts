import { getContext } from "@/server/context";
import { translateOutage } from "@/server/db/errors";
import type { Actor } from "@/server/kernel/actor";
import type { Env } from "@/server/kernel/env";
import type { Implemented } from "@/server/operations/implement";
import { entityTag, isKnownToCaller } from "./conditional";
import { deprecationHeaders } from "./deprecation-headers";
import { fromMultipart } from "./from-multipart";
import { gatherInput, readBody } from "./gather-input";
import { problemResponse } from "./problem-response";
import { type RateRule, takeToken } from "./rate-limit";
import { requestIdOf } from "./request-id";
import { withIdempotency } from "./with-idempotency";

type RouteContext = { params: Promise<Record<string, string> | undefined> };
export type Authenticate = (request: Request, params: Record<string, string>) => Promise<Actor>;
/** A look at the input before anything else is done with it. @throws Problem */
export type InputCheck = (input: Record<string, unknown>) => void;
export type RouteHandler = (request: Request, context: RouteContext) => Promise<Response>;

/** Turns operations into route handlers: credential, limit, input, idempotency, answer. REST lives here and only here. */
export const restWith =
  ({ authenticate, rateOf }: { authenticate: Authenticate; rateOf: (env: Env) => RateRule }) =>
  // biome-ignore lint/suspicious/noExplicitAny: an adapter takes operations of every shape; `call` checks theirs.
  (implemented: Implemented<any, any>, { check }: { check?: InputCheck } = {}): RouteHandler =>
  async (incoming, context) => {
    const ctx = getContext();
    const requestId = requestIdOf(incoming);
    const instance = new URL(incoming.url).pathname;
    try {
      // Next hands no params to a path that has none.
      const params = (await context.params) ?? {};
      const actor = await authenticate(incoming, params);
      takeToken(actor.id, rateOf(ctx.env), performance.now());
      const { id: operationId, maxBodyBytes, takesFile } = implemented.operation;
      const request = takesFile ? await fromMultipart(incoming, maxBodyBytes) : incoming;
      const body = await readBody(request, maxBodyBytes);
      const input = await gatherInput(request, { params, implemented, body });
      check?.(input);
      const answer = await withIdempotency({ ctx, actor, request, requestId, operationId, input }, () =>
        implemented.call(ctx, actor, input),
      );
      const headers = { ...deprecationHeaders(implemented, input), "x-request-id": requestId };
      if (implemented.operation.isConditional) return respondIfNew(incoming, answer.body, headers);
      return respond(answer, headers);
    } catch (error) {
      return problemResponse(translateOutage(error), { requestId, instance, log: ctx.log });
    }
  };

/** Asked again each time, sent again only when it changed. HEAD is told about the body without getting it. */
const respondIfNew = (request: Request, body: string, given: Record<string, string>): Response => {
  const tag = entityTag(body);
  const vary = "authorization, x-api-key, x-svc-api-key";
  const headers = { ...given, etag: tag, "cache-control": "private, no-cache", vary };
  if (isKnownToCaller(request.headers.get("if-none-match"), tag)) return new Response(null, { status: 304, headers });
  const typed = { ...headers, "content-type": "application/json" };
  if (request.method !== "HEAD") return new Response(body, { headers: typed });
  return new Response(null, { headers: { ...typed, "content-length": String(Buffer.byteLength(body)) } });
};

const respond = (
  { status, body, isReplay }: { status: number; body: string; isReplay: boolean },
  headers: Record<string, string>,
) =>
  new Response(body, {
    status,
    headers: {
      "content-type": status < 400 ? "application/json" : "application/problem+json",
      "cache-control": "no-store",
      ...headers,
      ...(isReplay ? { "idempotent-replayed": "true" } : {}),
    },
  });
