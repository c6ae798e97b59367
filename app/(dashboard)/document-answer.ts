import { problemOf } from "@/server/trpc/problem-of";
import { requireStaff } from "./staff";

/**
 * Returns the document of `read` for the signed-in person, or its error as text. `read` returns text if there is no
 * document.
 */
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
