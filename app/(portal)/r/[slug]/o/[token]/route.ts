import { redirect } from "next/navigation";
import { readShopperCookie, writeShopperCookie } from "@/server/auth/shopper-cookie";
import { problemOf } from "@/server/trpc/problem-of";
import { portalOf } from "../../../../_portal/portal-of";
import { shopperWith } from "../../../../_portal/shopper-of";

type Context = { params: Promise<{ slug: string; token: string }> };

/**
 * A link from the order's mail: opens the items without a look-up, and goes on without the token. What was begun here
 * before is gone on with. One that opens nothing leads to the look-up, which says why, with the number filled in.
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

/** Longer than any token, or with what no token has in it: a link that was not made here. */
function noLinkOfOurs(error: unknown) {
  if (problemOf(error)?.reason !== "INVALID_ARGUMENT") throw error;
  return { status: "UNKNOWN", order: null, order_name: "" } as const;
}
