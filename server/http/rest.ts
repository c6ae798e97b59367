import { getContext } from "@/server/context";
import { translateOutage } from "@/server/db/errors";
import type { Actor } from "@/server/kernel/actor";
import type { Env } from "@/server/kernel/env";
import type { Implemented } from "@/server/operations/implement";
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
      return respond(answer, { ...deprecationHeaders(implemented, input), "x-request-id": requestId });
    } catch (error) {
      return problemResponse(translateOutage(error), { requestId, instance, log: ctx.log });
    }
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
