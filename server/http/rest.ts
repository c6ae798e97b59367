import { getContext } from "@/server/context";
import { translateOutage } from "@/server/db/errors";
import type { Actor } from "@/server/kernel/actor";
import type { Env } from "@/server/kernel/env";
import type { Implemented } from "@/server/operations/implement";
import { gatherInput, readBody } from "./gather-input";
import { problemResponse } from "./problem-response";
import { type RateRule, takeToken } from "./rate-limit";
import { requestIdOf } from "./request-id";
import { withIdempotency } from "./with-idempotency";

type RouteContext = { params: Promise<Record<string, string> | undefined> };
export type Authenticate = (request: Request, params: Record<string, string>) => Promise<Actor>;
export type RouteHandler = (request: Request, context: RouteContext) => Promise<Response>;

/** Turns operations into route handlers: credential, limit, input, idempotency, answer. REST lives here and only here. */
export const restWith =
  ({ authenticate, rateOf }: { authenticate: Authenticate; rateOf: (env: Env) => RateRule }) =>
  // biome-ignore lint/suspicious/noExplicitAny: an adapter takes operations of every shape; `call` checks theirs.
  (implemented: Implemented<any, any>): RouteHandler =>
  async (request, context) => {
    const ctx = getContext();
    const requestId = requestIdOf(request);
    const instance = new URL(request.url).pathname;
    try {
      // Next hands no params to a path that has none.
      const params = (await context.params) ?? {};
      const actor = await authenticate(request, params);
      takeToken(actor.id, rateOf(ctx.env), performance.now());
      const input = await gatherInput(request, { params, implemented, body: await readBody(request) });
      const operationId = implemented.operation.id;
      const answer = await withIdempotency({ ctx, actor, request, requestId, operationId, input }, () =>
        implemented.call(ctx, actor, input),
      );
      return respond(answer, requestId);
    } catch (error) {
      return problemResponse(translateOutage(error), { requestId, instance, log: ctx.log });
    }
  };

const respond = ({ status, body, isReplay }: { status: number; body: string; isReplay: boolean }, requestId: string) =>
  new Response(body, {
    status,
    headers: {
      "content-type": status < 400 ? "application/json" : "application/problem+json",
      "cache-control": "no-store",
      "x-request-id": requestId,
      ...(isReplay ? { "idempotent-replayed": "true" } : {}),
    },
  });
