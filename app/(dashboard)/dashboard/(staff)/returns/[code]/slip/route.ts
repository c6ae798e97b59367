import { fileAnswer } from "@/server/http/file-answer";
import { problemOf } from "@/server/trpc/problem-of";
import { requireStaff } from "../../../../../staff";

type Context = { params: Promise<{ code: string }> };

/** The packing slip of a return. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { code } = await params;
  const api = await requireStaff(new URL(request.url).pathname);
  try {
    const { summary } = await api.getReturnDetail({ id: decodeURIComponent(code) });
    const { process_id } = summary.basic_process_data;
    const { name, content_type: contentType, content } = await api.printReturnSlip({ process_id });
    return fileAnswer({ name, content, contentType });
  } catch (error) {
    const problem = problemOf(error);
    if (problem === null) throw error;
    return new Response(`${problem.message}\n`, { status: 404, headers: { "Content-Type": "text/plain" } });
  }
}
