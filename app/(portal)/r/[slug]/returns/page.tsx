import type { Metadata } from "next";
import type { Reader } from "@/components/portal/reader";
import { BackLink } from "@/components/portal/shell/back-link";
import { type ListedReturn, ReturnList } from "@/components/portal/status/return-list";
import { moneyText } from "@/components/ui/money";
import { portalOf } from "../../../_portal/portal-of";
import { returnOf } from "../../../_portal/return-of";
import { requireShopper } from "../../../_portal/shopper-of";

type Props = { params: Promise<{ slug: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { reader } = await portalOf((await params).slug);
  return { title: reader.t("returns.title") };
}

/** P8: the returns of the order. */
export default async function ReturnsPage({ params }: Props) {
  const { slug } = await params;
  const { reader, store } = await portalOf(slug);
  const { t } = reader;
  const { api, orderId } = await requireShopper(slug);
  const { returns: list } = await api.listReturns({ order_ids: [orderId] });
  const orderName = list[0]?.order_name;
  return (
    <div className="wrap form">
      <div className="list">
        <div className="crumb">
          <BackLink href={`/r/${slug}`} text={t("shell.anotherOrder")} />
        </div>
        <div className="head">
          <h1 tabIndex={-1}>{t("returns.title")}</h1>
          {orderName ? <p>{t("returns.order", { order: orderName })}</p> : null}
        </div>
        <ReturnList {...{ slug, list, reader }} amounts={await amountsOf(slug, list, reader)} />
        {store.is_enabled ? (
          <a className="btn quiet" href={`/r/${slug}`}>
            {t("returns.start")}
          </a>
        ) : null}
      </div>
    </div>
  );
}

/** What each return pays back; whoever got a gift reads no price. */
async function amountsOf(
  slug: string,
  list: readonly ListedReturn[],
  { locale }: Reader,
): Promise<Map<string, string>> {
  const returns = await Promise.all(list.map(({ return_code: code }) => returnOf(slug, code)));
  const amounts = returns.flatMap(({ tracking: { return_code: code, derivation, is_gift: isGift } }) =>
    derivation === null || isGift ? [] : [[code, moneyText(derivation.total, derivation.currency, locale)] as const],
  );
  return new Map(amounts);
}
