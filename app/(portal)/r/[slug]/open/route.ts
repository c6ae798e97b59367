import { redirect } from "next/navigation";
import type { NextRequest } from "next/server";
import { writeShopperCookie } from "@/server/auth/shopper-cookie";
import { shopperWith } from "../../../_portal/shopper-of";

const CODE = /^[\w-]{1,32}$/;

/**
 * A link from an email: stores its token in the cookie and redirects without it, so that sharing the URL by mistake is
 * harmless.
 */
export async function GET(request: NextRequest, { params }: { params: Promise<{ slug: string }> }): Promise<never> {
  const { slug } = await params;
  const token = request.nextUrl.searchParams.get("t") ?? "";
  const code = request.nextUrl.searchParams.get("return") ?? "";
  const shopper = await shopperWith(slug, token);
  if (shopper === null || !CODE.test(code)) redirect(`/r/${slug}?goal=track&ended`);
  await writeShopperCookie({ slug, token, returnId: shopper.returnId });
  redirect(`/r/${slug}/return/${code}`);
}
