import type { Metadata } from "next";
import { Door } from "@/components/portal/lookup/door";
import { goalOf } from "@/components/portal/lookup/goal";
import { LookupForm } from "@/components/portal/lookup/lookup-form";
import { lookupWords } from "@/components/portal/lookup/lookup-words";
import { ClosedScreen } from "@/components/portal/shell/closed-screen";
import { findOrder } from "../../_portal/actions/find-order";
import { portalOf } from "../../_portal/portal-of";
import { oneOf, type Query } from "../../_portal/query";

type Props = { params: Promise<{ slug: string }>; searchParams: Promise<Query> };

export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  const { store, reader } = await portalOf((await params).slug);
  const query = await searchParams;
  return {
    title: reader.t(TITLES[goalOf(oneOf(query, "goal"), store)]),
    // Shoppers search for the first screen itself; a URL that names an order concerns nobody else.
    ...(store.is_enabled && Object.keys(query).length === 0 ? { robots: { index: true, follow: true } } : {}),
  };
}

const TITLES = { start: "lookup.title", track: "lookup.trackTitle", gift: "lookup.gift.title" } as const;

/** P1: find the order. */
export default async function LookupPage({ params, searchParams }: Props) {
  const { slug } = await params;
  const { store, reader } = await portalOf(slug);
  if (!store.is_enabled) return <ClosedScreen store={store} reader={reader} />;
  const query = await searchParams;
  const goal = goalOf(oneOf(query, "goal"), store);
  return (
    <Door store={store} reader={reader} goal={goal}>
      <LookupForm
        action={findOrder.bind(null, slug, goal)}
        store={store}
        orderNumber={oneOf(query, "order")}
        notice={noticeOf(query, { store, reader })}
        words={lookupWords(reader, store, goal)}
      />
    </Door>
  );
}

/** Why the shopper is here after using a link or an open page. */
function noticeOf(query: Query, { store, reader: { t } }: Pick<Portal, "store" | "reader">): string | null {
  switch (oneOf(query, "link")) {
    case "expired":
      return t("lookup.link.expired");
    case "revoked":
      return t("lookup.link.revoked", { store: store.name });
    case "unknown":
      return t("lookup.link.unknown");
    default:
      return "ended" in query ? t("lookup.expiredLink") : null;
  }
}

type Portal = Awaited<ReturnType<typeof portalOf>>;
