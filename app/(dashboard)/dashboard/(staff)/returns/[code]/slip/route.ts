import { fileAnswer } from "@/server/http/file-answer";
import { documentAnswer } from "../../../../../document-answer";

/** Returns the packing slip of a return. */
export async function GET(request: Request, { params }: { params: Promise<{ code: string }> }): Promise<Response> {
  const { code } = await params;
  return documentAnswer(request, async (api) => {
    const { summary } = await api.getReturnDetail({ id: decodeURIComponent(code) });
    const { process_id } = summary.basic_process_data;
    const { name, content_type: contentType, content } = await api.printReturnSlip({ process_id });
    return fileAnswer({ name, content, contentType });
  });
}
