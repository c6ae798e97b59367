import type { Metadata } from "next";
import { Door } from "@/components/portal/lookup/door";
import { LookupForm } from "@/components/portal/lookup/lookup-form";
import { lookupWords } from "@/components/portal/lookup/lookup-words";
import { ClosedScreen } from "@/components/portal/shell/closed-screen";
import { findOrder } from "../../_portal/actions/find-order";
import { portalOf } from "../../_portal/portal-of";
import { oneOf, type Query } from "../../_portal/query";

type Props = { params: Promise<{ slug: string }>; searchParams: Promise<Query> };

export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  const { reader } = await portalOf((await params).slug);
  return { title: reader.t(oneOf(await searchParams, "goal") === "track" ? "lookup.trackTitle" : "lookup.title") };
}

/** P1: find the order. */
export default async function LookupPage({ params, searchParams }: Props) {
  const { slug } = await params;
  const { store, reader } = await portalOf(slug);
  if (!store.is_enabled) return <ClosedScreen store={store} reader={reader} />;
  const query = await searchParams;
  const isTracking = oneOf(query, "goal") === "track";
  return (
    <Door store={store} reader={reader} isTracking={isTracking}>
      <LookupForm
        action={findOrder.bind(null, slug, isTracking)}
        store={store}
        orderNumber={oneOf(query, "order")}
        notice={"ended" in query ? reader.t("lookup.expiredLink") : null}
        words={lookupWords(reader, store)}
      />
    </Door>
  );
}
