import { problemOf } from "@/server/trpc/problem-of";
import { requireStaff } from "../../../../../../staff";

type Context = { params: Promise<{ code: string; document_id: string }> };

/** What a shopper handed in: to a link that lives ten minutes. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { code, document_id } = await params;
  const api = await requireStaff(new URL(request.url).pathname);
  try {
    const { summary } = await api.getReturnDetail({ id: decodeURIComponent(code) });
    const { documents } = await api.listProcessDocuments({ process_id: summary.basic_process_data.process_id });
    const document = documents.find((one) => one.document_id === document_id);
    if (document === undefined) return plain("There is no such document.");
    // The path alone: the browser stays at the address under which it reached us.
    const { pathname, search } = new URL(document.url, request.url);
    return new Response(null, { status: 303, headers: { Location: pathname + search, "Cache-Control": "no-store" } });
  } catch (error) {
    const problem = problemOf(error);
    if (problem === null) throw error;
    return plain(problem.message);
  }
}

const plain = (text: string): Response =>
  new Response(`${text}\n`, { status: 404, headers: { "Content-Type": "text/plain" } });
