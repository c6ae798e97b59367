import type { Metadata } from "next";
import { lookup } from "@/components/portal/copy/lookup";
import { Door } from "@/components/portal/lookup/door";
import { LookupForm } from "@/components/portal/lookup/lookup-form";
import { ClosedScreen } from "@/components/portal/shell/closed-screen";
import { findOrder } from "../../_portal/actions/find-order";
import { portalOf } from "../../_portal/portal-of";
import { oneOf, type Query } from "../../_portal/query";

type Props = { params: Promise<{ slug: string }>; searchParams: Promise<Query> };

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  return { title: oneOf(await searchParams, "goal") === "track" ? lookup.trackTitle : lookup.titleFallback };
}

/** P1: find the order. */
export default async function LookupPage({ params, searchParams }: Props) {
  const { slug } = await params;
  const { store } = await portalOf(slug);
  if (!store.is_enabled) return <ClosedScreen store={store} />;
  const query = await searchParams;
  const isTracking = oneOf(query, "goal") === "track";
  return (
    <Door store={store} isTracking={isTracking}>
      <LookupForm
        action={findOrder.bind(null, slug, isTracking)}
        store={store}
        orderNumber={oneOf(query, "order")}
        notice={"ended" in query ? lookup.expiredLink : null}
      />
    </Door>
  );
}
