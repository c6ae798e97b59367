import { problemOf } from "@/server/trpc/problem-of";
import { requireStaff } from "../../../../../staff";

type Context = { params: Promise<{ code: string }> };

/** The label of a return: to a link that lives ten minutes. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { code } = await params;
  const api = await requireStaff(new URL(request.url).pathname);
  try {
    const { summary } = await api.getReturnDetail({ id: decodeURIComponent(code) });
    const { url } = await api.getLabelLink({ process_id: summary.basic_process_data.process_id });
    // The path alone: the browser stays at the address under which it reached us.
    const { pathname, search } = new URL(url, request.url);
    return new Response(null, { status: 303, headers: { Location: pathname + search, "Cache-Control": "no-store" } });
  } catch (error) {
    const problem = problemOf(error);
    if (problem === null) throw error;
    return new Response(`${problem.message}\n`, { status: 404, headers: { "Content-Type": "text/plain" } });
  }
}
