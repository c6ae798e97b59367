import { getContext } from "@/server/context";
import { Problem } from "@/server/kernel/problem";
import { problemResponse } from "./problem-response";
import { requestIdOf } from "./request-id";

type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

/** What a path answers to the methods that it does not have: 405 with `Allow`, in the shape of every other failure. */
export const otherMethods = (...allow: Method[]): Record<Method, (request: Request) => Response> => {
  const refuse = (request: Request): Response =>
    problemResponse(new Problem("METHOD_NOT_ALLOWED", `This path takes ${allow.join(" and ")}.`, { allow }), {
      requestId: requestIdOf(request),
      instance: new URL(request.url).pathname,
      log: getContext().log,
    });
  return { GET: refuse, POST: refuse, PUT: refuse, PATCH: refuse, DELETE: refuse };
};
