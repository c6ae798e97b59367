import { redirect } from "next/navigation";
import type { NextRequest } from "next/server";
import { fromMultipart } from "@/server/http/from-multipart";
import { problemOf } from "@/server/trpc/problem-of";
import { requireShopper, type Shopper } from "../../../_portal/shopper-of";

/** A file of 10 MiB with the form around it. */
const MOST_BYTES = 11 * 1024 * 1024;

/**
 * Keeps the file of an item's form and names it at the item; back to the items either way. A form of another site comes
 * without the cookie.
 */
export async function POST(request: NextRequest, { params }: { params: Promise<{ slug: string }> }): Promise<never> {
  const { slug } = await params;
  const shopper = await requireShopper(slug);
  const lineId = request.nextUrl.searchParams.get("line_item_id") ?? "";
  const refusal = await keep(request, { shopper, lineId });
  const query = { item: lineId, ...(refusal === null ? {} : { file: refusal }) };
  redirect(`/r/${slug}/items?${new URLSearchParams(query)}`);
}

const keep = async (
  request: Request,
  { shopper: { api, returnId: return_id }, lineId }: { shopper: Shopper; lineId: string },
): Promise<"large" | "many" | "unread" | null> => {
  try {
    const { draft } = await api.getIntent({ return_id });
    const item = draft.items.find(({ line_item_id }) => line_item_id === lineId);
    if (item === undefined) return null;
    const { name, content } = (await (await fromMultipart(request, MOST_BYTES)).json()) as Record<string, string>;
    const { document_id } = await api.addDocument({ return_id, name, content: content ?? "" });
    const { line_item_id, quantity, return_reason, comment, document_ids } = item;
    const same = { return_id, line_item_id, quantity, return_reason, comment };
    await api.saveClientPreferences({ ...same, document_ids: [...document_ids, document_id] });
    return null;
  } catch (error) {
    const reason = problemOf(error)?.reason;
    if (reason === "PAYLOAD_TOO_LARGE") return "large";
    if (reason === "FAILED_PRECONDITION") return "many";
    if (reason === "INVALID_ARGUMENT" || error instanceof SyntaxError) return "unread";
    throw error;
  }
};
