import type { NextRequest } from "next/server";
import { filesOfForm } from "@/server/http/from-multipart";
import { problemOf } from "@/server/trpc/problem-of";
import { requireShopper, type Shopper } from "../../../_portal/shopper-of";

/** Photos of an item with the form around them: those of a browser without scripts come as large as they were taken. */
const MOST_BYTES = 25 * 1024 * 1024;

type Refusal = "large" | "many" | "unread";
type Item = { shopper: Shopper; lineId: string };

/**
 * Keeps the files of an item's form at the item, or takes one back (`remove`). A script that asks for JSON is told what
 * came of it; a form goes back to the items either way. A form of another site comes without the cookie.
 */
export async function POST(request: NextRequest, { params }: { params: Promise<{ slug: string }> }): Promise<Response> {
  const { slug } = await params;
  const shopper = await requireShopper(slug);
  const { searchParams } = request.nextUrl;
  const item = { shopper, lineId: searchParams.get("line_item_id") ?? "" };
  const removed = searchParams.get("remove");
  const { ids, refusal } = removed === null ? await keep(request, item) : await takeBack(removed, item);
  if (request.headers.get("accept") === "application/json") {
    if (refusal !== null) return Response.json({ refusal }, { status: 422 });
    return Response.json({ document_ids: ids });
  }
  const query = { item: item.lineId, ...(refusal === null ? {} : { file: refusal }) };
  const location = `/r/${slug}/items?${new URLSearchParams(query)}`;
  return new Response(null, { status: 303, headers: { location } });
}

type Outcome = { ids: string[]; refusal: Refusal | null };

/** One after the other; what arrived before one that is refused stays. */
const keep = async (request: Request, { shopper, lineId }: Item): Promise<Outcome> => {
  const ids: string[] = [];
  try {
    const files = await filesOfForm(request, MOST_BYTES);
    if (files.length === 0) return { ids, refusal: "unread" };
    for (const file of files) {
      const content = Buffer.from(await file.arrayBuffer()).toString("base64");
      const named = { return_id: shopper.returnId, line_item_id: lineId, name: file.name, content };
      ids.push((await shopper.api.addDocument(named)).document_id);
    }
    return { ids, refusal: null };
  } catch (error) {
    return { ids, refusal: refusalOf(error) };
  }
};

const takeBack = async (document_id: string, { shopper: { api, returnId } }: Item): Promise<Outcome> => {
  await api.removeDocument({ return_id: returnId, document_id });
  return { ids: [], refusal: null };
};

const refusalOf = (error: unknown): Refusal => {
  switch (problemOf(error)?.reason) {
    case "PAYLOAD_TOO_LARGE":
      return "large";
    case "FAILED_PRECONDITION":
      return "many";
    case "INVALID_ARGUMENT":
      return "unread";
    default:
      throw error;
  }
};
