import { redirect } from "next/navigation";
import type { NextRequest } from "next/server";
import { PAPERS } from "@/contract/vocabulary/paper";
import { fileAnswer } from "@/server/http/file-answer";
import { returnOf } from "../../../../../_portal/return-of";

type Context = { params: Promise<{ slug: string; code: string }> };

/** The labels, or that of one parcel, on the requested paper size or otherwise the store's. */
export async function GET(request: NextRequest, { params }: Context): Promise<Response> {
  const { slug, code } = await params;
  const { api, tracking } = await returnOf(slug, code);
  if (tracking.parcels.every(({ label_url }) => label_url === null))
    redirect(`/r/${slug}/return/${tracking.return_code}/pass`);
  const paper = PAPERS.find((one) => one === request.nextUrl.searchParams.get("paper")) ?? null;
  const named = Number(request.nextUrl.searchParams.get("parcel"));
  const parcel = tracking.parcels.find((one) => one.parcel === named)?.parcel ?? null;
  const asked = { return_id: tracking.return_id, paper, parcel };
  const { name, content_type: contentType, content } = await api.printLabel(asked);
  return fileAnswer({ name, content, contentType });
}
