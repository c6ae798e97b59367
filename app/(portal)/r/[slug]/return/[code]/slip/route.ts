import { redirect } from "next/navigation";
import type { NextRequest } from "next/server";
import { hasPackingSlip } from "@/components/portal/status/tracking-view";
import { fileAnswer } from "@/server/http/file-answer";
import { returnOf } from "../../../../../_portal/return-of";

type Context = { params: Promise<{ slug: string; code: string }> };

/** The packing slip for a parcel that the shopper ships. */
export async function GET(_: NextRequest, { params }: Context): Promise<Response> {
  const { slug, code } = await params;
  const { api, tracking } = await returnOf(slug, code);
  if (!hasPackingSlip(tracking)) redirect(`/r/${slug}/return/${tracking.return_code}`);
  const { name, content_type: contentType, content } = await api.printPackingSlip({ return_id: tracking.return_id });
  return fileAnswer({ name, content, contentType });
}
