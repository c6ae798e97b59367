import type { Reader } from "@/components/portal/reader";
import { BackLink } from "@/components/portal/shell/back-link";
import { type ListedReturn, ReturnList } from "@/components/portal/status/return-list";
import { ButtonAnchor } from "@/components/portal/ui/button";
import { Columns, Crumb, Lead, PageHead } from "@/components/portal/ui/page";
import { moneyText } from "@/components/ui/money";
import { problemOf } from "@/server/trpc/problem-of";
import { portalOf } from "../../../_portal/portal-of";
import { returnOf } from "../../../_portal/return-of";
import { requireShopper, type Shopper } from "../../../_portal/shopper-of";
import { titled } from "../../../_portal/titled";

export const generateMetadata = titled("returns.title");

/** P8: the returns of the order. */
export default async function ReturnsPage({ params }: { params: Promise<{ slug: string }> }) {
  const { slug } = await params;
  const { reader, store } = await portalOf(slug);
  const { t } = reader;
  const shopper = await requireShopper(slug);
  const { returns: list } = await shopper.api.listReturns({ order_ids: [shopper.orderId], include: ["ended"] });
  const orderName = list[0]?.order_name;
  const startPath = store.is_enabled ? await startPathOf(slug, shopper) : null;
  return (
    <Columns>
      <div>
        <Crumb>
          <BackLink href={`/r/${slug}`} text={t("shell.anotherOrder")} />
        </Crumb>
        <PageHead title={t("returns.title")}>
          {orderName ? <Lead>{t("returns.order", { order: orderName })}</Lead> : null}
        </PageHead>
        <ReturnList {...{ slug, list, reader }} amounts={await amountsOf(slug, list, reader)} />
        {startPath ? (
          <ButtonAnchor look="quiet" className="mt-6" href={startPath}>
            {t("returns.start")}
          </ButtonAnchor>
        ) : null}
      </div>
    </Columns>
  );
}

/** Start of a further return: the open draft, otherwise the lookup; null if nothing of the order is left to return. */
async function startPathOf(slug: string, { api, returnId }: Shopper): Promise<string | null> {
  const intent = await api.getIntent({ return_id: returnId }).catch((error: unknown) => {
    // An expired draft, or a return started elsewhere: the lookup knows what is left.
    if (problemOf(error)) return null;
    throw error;
  });
  if (intent === null) return `/r/${slug}`;
  if (!intent.order.line_items.some((line) => line.is_returnable)) return null;
  return intent.next_step === "DONE" ? `/r/${slug}` : `/r/${slug}/items`;
}

/** The refund of each return; a gift's recipient sees no price. */
async function amountsOf(
  slug: string,
  list: readonly ListedReturn[],
  { locale }: Reader,
): Promise<Map<string, string>> {
  const returns = await Promise.all(list.map(({ return_code: code }) => returnOf(slug, code)));
  const amounts = returns.flatMap(({ tracking: { return_code: code, derivation, outlook, is_gift: isGift } }) => {
    const isNothing = outlook.is_closed && outlook.total === "0";
    if (derivation === null || isGift || isNothing) return [];
    return [[code, moneyText(outlook.total, derivation.currency, locale)] as const];
  });
  return new Map(amounts);
}
