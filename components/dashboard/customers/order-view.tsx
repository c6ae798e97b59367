import { LOCALE } from "../../ui/age";
import { ButtonLink } from "../../ui/button";
import { COLUMNS } from "../../ui/columns";
import { formatTime } from "../../ui/format-time";
import { moneyText } from "../../ui/money";
import { DocumentHead, Page } from "../../ui/page";
import { Pairs } from "../../ui/pairs";
import { TextLink } from "../../ui/text-link";
import { CodeChip } from "../controls/code-chip";
import { Crumbs } from "../controls/crumbs";
import { customerHref } from "../return-facts/record-links";
import { BalanceFacts } from "./balance-facts";
import { CustomerCard, MARGIN } from "./customer-card";
import { NotesSection } from "./notes-section";
import { OrderItems } from "./order-items";
import { RelatedReturns } from "./related-returns";
import type { OrderDetail } from "./types";

/** One order: what was bought and paid, what came back, and what can still come back. */
export function OrderView({ order, canWrite }: { order: OrderDetail; canWrite: boolean }) {
  const { balance, store } = order;
  return (
    <Page>
      <Crumbs parent="Returns" href="/dashboard/returns" here={order.order_name} />
      <DocumentHead>
        <h1 className="min-w-0 wrap-anywhere">{order.order_name}</h1>
        {order.exchange_of === null ? null : (
          <p className="text-ink-2">
            Exchange for{" "}
            <TextLink className="font-mono text-code" href={`/dashboard/returns/${order.exchange_of}`}>
              {order.exchange_of}
            </TextLink>
          </p>
        )}
        {canWrite && balance.returnable.quantity > 0 ? (
          <ButtonLink
            className="ml-auto max-md:ml-0"
            kind="main"
            href={`/dashboard/returns/new?order=${encodeURIComponent(order.order_id)}`}
          >
            Create return
          </ButtonLink>
        ) : null}
      </DocumentHead>
      <BalanceFacts balance={balance} />
      <div className={COLUMNS}>
        <div>
          <OrderItems lines={order.lines} currency={balance.currency} />
          <RelatedReturns returns={order.returns} timeZone={store.time_zone} />
          <NotesSection
            notes={order.notes}
            timeZone={store.time_zone}
            order={canWrite ? { id: order.order_id, name: order.order_name } : null}
          />
        </div>
        <aside className={MARGIN} aria-label="About this order">
          <CustomerCard customer={order.customer} href={customerHref(order.order_id)} />
          <Payments order={order} />
          <Details order={order} />
        </aside>
      </div>
    </Page>
  );
}

function Payments({ order: { payments, balance } }: { order: OrderDetail }) {
  const money = (amount: string) => moneyText(amount, balance.currency, LOCALE);
  return (
    <section>
      <h2>Payments</h2>
      {payments.length === 0 ? <p className="text-ink-2">No payments are known.</p> : null}
      <ul className="grid gap-2">
        {payments.map(({ label, captured, left }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: payments of one order keep their places
          <li key={index} className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3">
            <span className="font-medium wrap-anywhere">{label || "Payment"}</span>
            <span className="tabular-nums">{money(captured)}</span>
            <span className="col-span-2 text-small text-ink-2">
              {left === "0" ? "Nothing left to refund" : `${money(left)} left to refund`}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Details({ order }: { order: OrderDetail }) {
  const day = (at: string | null) =>
    at === null ? "Not known" : formatTime(at, "date", { timeZone: order.store.time_zone, locale: LOCALE });
  return (
    <section>
      <h2>Details</h2>
      <Pairs>
        <dt>Store</dt>
        <dd>{order.store.name}</dd>
        <dt>Ordered</dt>
        <dd>{day(order.purchased_at)}</dd>
        <dt>Shipped</dt>
        <dd>{day(order.fulfilled_at)}</dd>
        <dt>Delivered</dt>
        <dd>{day(order.delivered_at)}</dd>
        {order.tags.length === 0 ? null : (
          <>
            <dt>Tags</dt>
            <dd>{order.tags.join(", ")}</dd>
          </>
        )}
        <dt>Shop’s ID</dt>
        <dd>{order.platform_order_id ? <CodeChip code={order.platform_order_id} /> : "None"}</dd>
        <dt>ID</dt>
        <dd>
          <CodeChip code={order.order_id} />
        </dd>
      </Pairs>
    </section>
  );
}
