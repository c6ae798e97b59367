import type { NextRequest } from "next/server";
import { isForeign } from "@/server/auth/is-foreign";
import { filesOfForm } from "@/server/http/from-multipart";
import { isHeic } from "@/server/http/is-heic";
import { problemOf } from "@/server/trpc/problem-of";
import { resumeReturn } from "../../../_portal/in-own-tab";
import { returnOf } from "../../../_portal/return-of";
import { requireShopper } from "../../../_portal/shopper-of";

/** Photos of an item with their form data: without scripts they are sent in full size. */
const MOST_BYTES = 25 * 1024 * 1024;

type Refusal = "large" | "many" | "unread" | "heic";

/**
 * Stores a form's files for its item or for a confirmed return (`return`), or removes one (`remove`). A script that
 * requests JSON gets the result; a form redirects to where it was. A form of another site arrives without the cookie;
 * one of another host of the same site is rejected.
 */
export async function POST(request: NextRequest, { params }: { params: Promise<{ slug: string }> }): Promise<Response> {
  if (isForeign(request)) return new Response("This request does not come from the portal.\n", { status: 403 });
  const { slug } = await params;
  const { searchParams } = request.nextUrl;
  const [lineId, code, removed] = ["line_item_id", "return", "remove"].map((name) => searchParams.get(name));
  const draft = searchParams.get("draft");
  // From an older tab: its photos belong to its own return.
  if (draft !== null) await resumeReturn(slug, draft);
  const { ids, refusal } = code
    ? await keepAtReturn(request, slug, code)
    : await keepAtItem(request, slug, lineId, removed);
  if (request.headers.get("accept") === "application/json") {
    if (refusal !== null) return Response.json({ refusal }, { status: 422 });
    return Response.json({ document_ids: ids });
  }
  const place = code ? `/return/${encodeURIComponent(code)}` : "/items";
  const query = { ...(lineId ? { item: lineId } : {}), ...(refusal === null ? {} : { file: refusal }) };
  const location = `/r/${slug}${place}?${new URLSearchParams(query)}`;
  return new Response(null, { status: 303, headers: { location } });
}

type Outcome = { ids: string[]; refusal: Refusal | null };

const keepAtReturn = async (request: Request, slug: string, code: string): Promise<Outcome> => {
  const { api, tracking } = await returnOf(slug, code);
  return keep(request, (file) => api.addLateDocument({ return_id: tracking.return_id, ...file }));
};

const keepAtItem = async (
  request: Request,
  slug: string,
  lineId: string | null | undefined,
  document_id: string | null | undefined,
): Promise<Outcome> => {
  const { api, returnId: return_id } = await requireShopper(slug);
  if (!document_id) return keep(request, (file) => api.addDocument({ return_id, line_item_id: lineId ?? "", ...file }));
  await api.removeDocument({ return_id, document_id });
  return { ids: [], refusal: null };
};

type Add = (file: { name: string; content: string }) => Promise<{ document_id: string }>;

/** One after the other; files stored before a rejected one stay. */
const keep = async (request: Request, add: Add): Promise<Outcome> => {
  const ids: string[] = [];
  /** The file being stored. */
  let last: Parameters<typeof isHeic>[0] | null = null;
  try {
    const files = await filesOfForm(request, MOST_BYTES);
    if (files.length === 0) return { ids, refusal: "unread" };
    for (const file of files) {
      const bytes = Buffer.from(await file.arrayBuffer());
      last = { name: file.name, bytes };
      ids.push((await add({ name: file.name, content: bytes.toString("base64") })).document_id);
    }
    return { ids, refusal: null };
  } catch (error) {
    const refusal = refusalOf(error);
    return { ids, refusal: refusal === "unread" && last !== null && isHeic(last) ? "heic" : refusal };
  }
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
