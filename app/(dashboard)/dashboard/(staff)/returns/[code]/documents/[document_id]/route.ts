import { t } from "@/messages/dashboard/return";
import { documentAnswer } from "../../../../../../document-answer";

type Context = { params: Promise<{ code: string; document_id: string }> };

/** Redirects to a shopper's document by a link that is valid for ten minutes. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { code, document_id } = await params;
  return documentAnswer(request, async (api) => {
    const { summary } = await api.getReturnDetail({ id: decodeURIComponent(code) });
    const { documents } = await api.listProcessDocuments({ process_id: summary.basic_process_data.process_id });
    const document = documents.find((one) => one.document_id === document_id);
    if (document === undefined) return t("documents.notFound");
    // Uses only the path, so that the browser stays on the host it used.
    const { pathname, search } = new URL(document.url, request.url);
    return new Response(null, { status: 303, headers: { Location: pathname + search, "Cache-Control": "no-store" } });
  });
}
