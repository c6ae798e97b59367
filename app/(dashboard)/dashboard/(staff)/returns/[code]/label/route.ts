import { PAPERS } from "@/contract/vocabulary/paper";
import { fileAnswer } from "@/server/http/file-answer";
import { documentAnswer } from "../../../../../document-answer";

/** Returns the labels of a return, or of one of its parcels, in the requested paper size or the store's default. */
export async function GET(request: Request, { params }: { params: Promise<{ code: string }> }): Promise<Response> {
  const { code } = await params;
  const { searchParams } = new URL(request.url);
  return documentAnswer(request, async (api) => {
    const { summary, parcels } = await api.getReturnDetail({ id: decodeURIComponent(code) });
    const paper = PAPERS.find((one) => one === searchParams.get("paper")) ?? null;
    const { process_id } = summary.basic_process_data;
    const named = Number(searchParams.get("parcel"));
    const parcel = Number.isInteger(named) && named >= 1 && named <= parcels.length ? named : null;
    const { name, content_type: contentType, content } = await api.printReturnLabel({ process_id, paper, parcel });
    return fileAnswer({ name, content, contentType });
  });
}
