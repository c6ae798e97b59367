import { getContext } from "@/server/context";
import { Problem } from "@/server/kernel/problem";
import { preflightHeaders } from "./cors";
import { problemResponse } from "./problem-response";
import { requestIdOf } from "./request-id";

type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
type Answers = Record<Method | "OPTIONS", (request: Request) => Promise<Response>>;

/**
 * Answers methods that a path doesn't have with 405 and `Allow`, in the standard error format, and OPTIONS with the
 * methods it has. HEAD comes with GET.
 */
export const otherMethods = (...methods: Method[]): Answers => answers(methods, () => ({}));

/** The same for paths of the Storefront API, where browsers of configured origins send preflight requests (CORS). */
export const otherStorefrontMethods = (...methods: Method[]): Answers =>
  answers(methods, (request) =>
    preflightHeaders(request, { env: getContext().env, methods: allowedWith(methods, ["HEAD"]) }),
  );

const answers = (methods: Method[], extra: (request: Request) => Record<string, string>): Answers => {
  const allow = allowedWith(methods, ["HEAD", "OPTIONS"]);
  const refuse = async (request: Request): Promise<Response> =>
    problemResponse(new Problem("METHOD_NOT_ALLOWED", `This path takes ${methods.join(" and ")}.`, { allow }), {
      requestId: requestIdOf(request),
      instance: new URL(request.url).pathname,
      log: getContext().log,
    });
  const options = async (request: Request): Promise<Response> =>
    new Response(null, {
      status: 204,
      headers: { allow: allow.join(", "), "x-request-id": requestIdOf(request), ...extra(request) },
    });
  return { GET: refuse, POST: refuse, PUT: refuse, PATCH: refuse, DELETE: refuse, OPTIONS: options };
};

const allowedWith = (methods: Method[], more: ("HEAD" | "OPTIONS")[]): string[] => [
  ...methods,
  ...more.filter((method) => method !== "HEAD" || methods.includes("GET")),
];
