import { problemOf } from "@/server/trpc/problem-of";
import { requireStaff } from "./staff";

/** What `read` answers for the one who asks; what is refused, or why there is nothing (`read` says it as text), is told. */
export const documentAnswer = async (
  request: Request,
  read: (api: Awaited<ReturnType<typeof requireStaff>>) => Promise<Response | string>,
): Promise<Response> => {
  const api = await requireStaff(new URL(request.url).pathname);
  const answer = await read(api).catch((error: unknown) => {
    const problem = problemOf(error);
    if (problem === null) throw error;
    return problem.message;
  });
  if (typeof answer !== "string") return answer;
  return new Response(`${answer}\n`, { status: 404, headers: { "Content-Type": "text/plain" } });
};
