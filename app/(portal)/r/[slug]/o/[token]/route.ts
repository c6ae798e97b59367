import { redirect } from "next/navigation";
import { readShopperCookie, writeShopperCookie } from "@/server/auth/shopper-cookie";
import { problemOf } from "@/server/trpc/problem-of";
import { portalOf } from "../../../../_portal/portal-of";
import { shopperWith } from "../../../../_portal/shopper-of";

type Context = { params: Promise<{ slug: string; token: string }> };

/**
 * A link from an order email: opens the items without a lookup, then redirects without the token. An earlier draft here
 * is continued. An invalid link leads to the lookup, which says why, with the number filled in.
 */
export async function GET(_request: Request, { params }: Context): Promise<never> {
  const { slug, token } = await params;
  const { api, store, reader } = await portalOf(slug);
  if (!store.is_enabled) redirect(`/r/${slug}`);
  const known = await readShopperCookie();
  const before = known === null ? null : await shopperWith(slug, known);
  const question = { token, return_id: before?.returnId ?? "", lang: reader.language };
  const { status, order, order_name: name } = await api.openOrderLink(question).catch(noLinkOfOurs);
  if (order === null) {
    const query = { link: status.toLowerCase(), ...(name === "" ? {} : { order: name }) };
    redirect(`/r/${slug}?${new URLSearchParams(query)}`);
  }
  await writeShopperCookie({ slug, token: order.customer_token, returnId: order.return_id });
  const isOver = order.existing_returns.length > 0 && !order.line_items.some((line) => line.is_returnable);
  redirect(`/r/${slug}/${isOver ? "returns" : "items"}`);
}

/** Longer than any token, or with characters that no token has: a link that wasn't created here. */
function noLinkOfOurs(error: unknown) {
  if (problemOf(error)?.reason !== "INVALID_ARGUMENT") throw error;
  return { status: "UNKNOWN", order: null, order_name: "" } as const;
}
