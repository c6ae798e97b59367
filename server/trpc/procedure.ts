import { initTRPC, type TRPC_ERROR_CODE_KEY, TRPCError } from "@trpc/server";
import type { ProblemReason } from "@/contract/vocabulary/problem";
import type { Actor } from "@/server/kernel/actor";
import { asProblem, Problem } from "@/server/kernel/problem";
import type { Served } from "@/server/operations/served/served";
import type { ServiceContext } from "@/server/services/context";
import { problemView } from "./problem-of";

const CODES: Record<ProblemReason, TRPC_ERROR_CODE_KEY> = {
  INVALID_ARGUMENT: "BAD_REQUEST",
  UNAUTHENTICATED: "UNAUTHORIZED",
  PERMISSION_DENIED: "FORBIDDEN",
  NOT_FOUND: "NOT_FOUND",
  METHOD_NOT_ALLOWED: "METHOD_NOT_SUPPORTED",
  ALREADY_EXISTS: "CONFLICT",
  FAILED_PRECONDITION: "PRECONDITION_FAILED",
  ABORTED: "CONFLICT",
  PAYLOAD_TOO_LARGE: "PAYLOAD_TOO_LARGE",
  UNSUPPORTED_MEDIA_TYPE: "UNSUPPORTED_MEDIA_TYPE",
  IDEMPOTENCY_KEY_REUSED: "UNPROCESSABLE_CONTENT",
  RESOURCE_EXHAUSTED: "TOO_MANY_REQUESTS",
  INTERNAL: "INTERNAL_SERVER_ERROR",
  UNIMPLEMENTED: "NOT_IMPLEMENTED",
  UNAVAILABLE: "SERVICE_UNAVAILABLE",
};

/** Returns the problem for errors of tRPC itself, before an operation is reached; null for all others. */
const protocolProblem = ({ code, cause }: TRPCError): Problem | null => {
  if (cause instanceof Problem) return null;
  if (code === "NOT_FOUND") return new Problem("NOT_FOUND", "There is no such operation.");
  if (code === "METHOD_NOT_SUPPORTED")
    return new Problem("METHOD_NOT_ALLOWED", "Use GET to read and POST to change data.");
  if (code === "PARSE_ERROR" || code === "BAD_REQUEST")
    return new Problem("INVALID_ARGUMENT", "The request cannot be read; send one JSON object for each operation.");
  return null;
};

export const t = initTRPC.context<{ ctx: ServiceContext; actor: Actor }>().create({
  errorFormatter: ({ shape, error }) => {
    const problem = protocolProblem(error) ?? asProblem(error.cause);
    return {
      ...shape,
      message: problem.message,
      data: { ...shape.data, problem: problemView(problem), stack: undefined },
    };
  },
});

/** The text of an unexpected error is not sent: it is logged once and sent as INTERNAL. */
const passOn =
  (ctx: ServiceContext) =>
  (error: unknown): never => {
    if (!(error instanceof Problem)) ctx.log.error({ err: error }, "unexpected error");
    const problem = asProblem(error);
    throw new TRPCError({ code: CODES[problem.reason], message: problem.message, cause: problem });
  };

/** Returns the procedure of an operation: a query or a mutation, as its contract says. */
export const procedureOf = ({ operation, call }: Served) => {
  const procedure = t.procedure.input((raw: unknown) => raw);
  type Given = { ctx: { ctx: ServiceContext; actor: Actor }; input: unknown };
  const run = ({ ctx: { ctx, actor }, input }: Given) => call(ctx, actor, input).catch(passOn(ctx));
  return operation.kind === "query" ? procedure.query(run) : procedure.mutation(run);
};
