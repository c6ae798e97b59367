import { redirect } from "next/navigation";
import { MessageScreen } from "@/components/portal/shell/message-screen";
import { StayFresh } from "@/components/portal/status/stay-fresh";
import { ButtonAnchor } from "@/components/portal/ui/button";
import { readShopperCookie } from "@/server/auth/shopper-cookie";
import { problemOf } from "@/server/trpc/problem-of";
import { portalOf } from "../../../../_portal/portal-of";
import { oneOf, type Query } from "../../../../_portal/query";
import { requireShopper, type Shopper, shopperWith } from "../../../../_portal/shopper-of";
import { titled } from "../../../../_portal/titled";

type Props = { params: Promise<{ slug: string }>; searchParams: Promise<Query> };

export const generateMetadata = titled("pay.plainTitle");

/**
 * The payment provider's return URL. A paid return is confirmed here; if the window was closed before, the service
 * confirms it a little later.
 */
export default async function BackPage({ params, searchParams }: Props) {
  const { slug } = await params;
  const { reader, store } = await portalOf(slug);
  const token = await readShopperCookie(oneOf(await searchParams, "return") || undefined);
  const shopper = (token && (await shopperWith(slug, token))) || (await requireShopper(slug));
  const result = await finish(shopper);
  if (result === "DONE") redirect(await passPath(slug, shopper));
  if (result === "UNPAID" || result === "CHANGED") redirect(`/r/${slug}/pay`);
  return (
    <MessageScreen title={reader.t("pay.waitTitle")} text={reader.t("pay.wait", { store: store.name })}>
      <StayFresh />
      <p>
        <ButtonAnchor look="quiet" href={`/r/${slug}/pay/back?return=${shopper.returnId}`}>
          {reader.t("pay.lookAgain")}
        </ButtonAnchor>
      </p>
    </MessageScreen>
  );
}

/** An unresponsive provider is asked again, here or by the service: nobody pays twice. */
async function finish({ api, returnId }: Shopper) {
  try {
    return (await api.finishPayment({ return_id: returnId })).result;
  } catch (error) {
    if (problemOf(error)?.reason !== "UNAVAILABLE") throw error;
    return "PROCESSING" as const;
  }
}

async function passPath(slug: string, { api, orderId, returnId }: Shopper): Promise<string> {
  const { returns } = await api.listReturns({ order_ids: [orderId], include: ["ended"] });
  const made = returns.find((one) => one.return_id === returnId);
  return made ? `/r/${slug}/return/${made.return_code}/pass` : `/r/${slug}/returns`;
}
