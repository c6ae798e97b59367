import { getContext } from "@/server/context";
import { Problem } from "@/server/kernel/problem";
import { problemResponse } from "./problem-response";
import { requestIdOf } from "./request-id";

/** Answers unknown paths of the API in the standard error format. */
export const noSuchPath = async (request: Request): Promise<Response> =>
  problemResponse(new Problem("NOT_FOUND", "There is no such path in this API."), {
    requestId: requestIdOf(request),
    instance: new URL(request.url).pathname,
    log: getContext().log,
  });
