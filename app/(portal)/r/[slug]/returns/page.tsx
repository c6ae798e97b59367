import type { Metadata } from "next";
import Link from "next/link";
import { shell } from "@/components/portal/copy/shell";
import { returns } from "@/components/portal/copy/status";
import { BackLink } from "@/components/portal/shell/step-head";
import { ReturnList } from "@/components/portal/status/return-list";
import { portalOf } from "../../../_portal/portal-of";
import { requireShopper } from "../../../_portal/shopper-of";

export const metadata: Metadata = { title: returns.title };

/** P8: the returns of the order. */
export default async function ReturnsPage({ params }: { params: Promise<{ slug: string }> }) {
  const { slug } = await params;
  const { reader, store } = await portalOf(slug);
  const { api, orderId } = await requireShopper(slug);
  const { returns: list } = await api.listReturns({ order_ids: [orderId] });
  const orderName = list[0]?.order_name;
  return (
    <div className="wrap form">
      <div className="list">
        <div className="crumb">
          <BackLink href={`/r/${slug}`} text={shell.anotherOrder} />
        </div>
        <div className="head">
          <h1 tabIndex={-1}>{returns.title}</h1>
          {orderName ? <p>{returns.order(orderName)}</p> : null}
        </div>
        <ReturnList slug={slug} list={list} reader={reader} />
        {store.is_enabled ? (
          <Link className="btn quiet" href={`/r/${slug}`}>
            {returns.start}
          </Link>
        ) : null}
      </div>
    </div>
  );
}
