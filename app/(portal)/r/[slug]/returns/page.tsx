import type { Metadata } from "next";
import { BackLink } from "@/components/portal/shell/back-link";
import { ReturnList } from "@/components/portal/status/return-list";
import { portalOf } from "../../../_portal/portal-of";
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
        <ReturnList slug={slug} list={list} reader={reader} />
        {store.is_enabled ? (
          <a className="btn quiet" href={`/r/${slug}`}>
            {t("returns.start")}
          </a>
        ) : null}
      </div>
    </div>
  );
}
