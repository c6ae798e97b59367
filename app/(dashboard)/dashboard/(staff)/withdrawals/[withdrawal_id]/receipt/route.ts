import { fileAnswer } from "@/server/http/file-answer";
import { documentAnswer } from "../../../../../document-answer";

type Context = { params: Promise<{ withdrawal_id: string }> };

/** Returns the receipt as the shopper received it. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { withdrawal_id } = await params;
  return documentAnswer(request, async (api) => fileAnswer(await api.getReceipt({ withdrawal_id })));
}
