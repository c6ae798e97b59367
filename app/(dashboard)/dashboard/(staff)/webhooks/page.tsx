import type { Metadata } from "next";
import Link from "next/link";
import { Refused } from "@/components/dashboard/shell/refused";
import { viewerOf } from "@/components/dashboard/shell/viewer";
import { DeliveriesTable } from "@/components/dashboard/webhooks/deliveries-table";
import { DeliveryFilter, deliveriesHref } from "@/components/dashboard/webhooks/delivery-filter";
import { EndpointsSection } from "@/components/dashboard/webhooks/endpoints-section";
import { DELIVERY_STATES } from "@/contract/vocabulary/webhook-event";
import { oneOf, requireStaff } from "../../../staff";

export const metadata: Metadata = { title: "Webhooks" };

type Props = { searchParams: Promise<Record<"state" | "cursor", string | string[] | undefined>> };

export default async function WebhooksPage({ searchParams }: Props) {
  const params = await searchParams;
  const state = DELIVERY_STATES.find((each) => each.toLowerCase() === oneOf(params.state));
  const cursor = oneOf(params.cursor);
  const api = await requireStaff(deliveriesHref(state));
  const viewer = viewerOf(await api.getViewer({}));
  if (!viewer.can("webhooks:read")) return <Refused />;
  const [{ endpoints }, page] = await Promise.all([
    api.listWebhookEndpoints({}),
    api.listWebhookDeliveries({ state, cursor }),
  ]);
  return (
    <div className="document">
      <div className="page-head">
        <h1 className="text-h1 font-semibold">Webhooks</h1>
      </div>
      <EndpointsSection endpoints={endpoints} canWrite={viewer.can("webhooks:write")} />
      <section className="section" aria-labelledby="deliveries">
        <header>
          <h2 id="deliveries" className="text-h2 font-semibold">
            Deliveries
          </h2>
          <DeliveryFilter state={state} />
        </header>
        {page.deliveries.length === 0 ? (
          <p className="text-ink-2 py-4">
            {state
              ? "No delivery is in this state."
              : "Nothing was sent yet. The first event goes out with the next return."}
          </p>
        ) : (
          <DeliveriesTable
            deliveries={page.deliveries}
            now={new Date().toISOString()}
            timeZone={viewer.stores[0]?.time_zone ?? "UTC"}
          />
        )}
        <p className="mt-3 flex gap-2">
          {cursor ? (
            <Link className="button" data-size="small" href={deliveriesHref(state)}>
              To the start
            </Link>
          ) : null}
          {page.next_cursor ? (
            <Link className="button" data-size="small" href={deliveriesHref(state, page.next_cursor)}>
              Older
            </Link>
          ) : null}
        </p>
      </section>
    </div>
  );
}
