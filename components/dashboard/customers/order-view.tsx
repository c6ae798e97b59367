import { t as common } from "@/messages/dashboard/common";
import { t } from "@/messages/dashboard/customers";
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

/** An order's page: items and payments, returns, and what can still be returned. */
export function OrderView({ order, canWrite }: { order: OrderDetail; canWrite: boolean }) {
  const { balance, store } = order;
  return (
    <Page>
      <Crumbs parent={t("orderView.returns")} href="/dashboard/returns" here={order.order_name} />
      <DocumentHead>
        <h1 className="min-w-0 wrap-anywhere">{order.order_name}</h1>
        {order.exchange_of === null ? null : (
          <p className="text-ink-2">
            {t.rich("orderView.exchangeFor", {
              code: order.exchange_of,
              link: (words) => (
                <TextLink className="font-mono text-code" href={`/dashboard/returns/${order.exchange_of}`}>
                  {words}
                </TextLink>
              ),
            })}
          </p>
        )}
        {canWrite && balance.returnable.quantity > 0 ? (
          <ButtonLink
            className="ml-auto max-md:ml-0"
            kind="main"
            href={`/dashboard/returns/new?order=${encodeURIComponent(order.order_id)}`}
          >
            {t("orderView.createReturn")}
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
        <aside className={MARGIN} aria-label={t("orderView.about")}>
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
      <h2>{t("orderView.payments")}</h2>
      {payments.length === 0 ? <p className="text-ink-2">{t("orderView.noPayments")}</p> : null}
      <ul className="grid gap-2">
        {payments.map(({ label, captured, left }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: payments of one order keep their places
          <li key={index} className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3">
            <span className="font-medium wrap-anywhere">{label || t("orderView.payment")}</span>
            <span className="tabular-nums">{money(captured)}</span>
            <span className="col-span-2 text-small text-ink-2">
              {left === "0" ? t("orderView.nothingLeft") : t("orderView.left", { amount: money(left) })}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Details({ order }: { order: OrderDetail }) {
  const day = (at: string | null) =>
    at === null ? t("orderView.unknown") : formatTime(at, "date", { timeZone: order.store.time_zone, locale: LOCALE });
  return (
    <section>
      <h2>{t("orderView.details")}</h2>
      <Pairs>
        <dt>{t("orderView.store")}</dt>
        <dd>{order.store.name}</dd>
        <dt>{t("orderView.ordered")}</dt>
        <dd>{day(order.purchased_at)}</dd>
        <dt>{t("orderView.shipped")}</dt>
        <dd>{day(order.fulfilled_at)}</dd>
        <dt>{t("orderView.delivered")}</dt>
        <dd>{day(order.delivered_at)}</dd>
        {order.tags.length === 0 ? null : (
          <>
            <dt>{t("orderView.tags")}</dt>
            <dd>{order.tags.join(", ")}</dd>
          </>
        )}
        <dt>{t("orderView.shopOrderId")}</dt>
        <dd>{order.platform_order_id ? <CodeChip code={order.platform_order_id} /> : common("none")}</dd>
        <dt>{t("orderView.orderId")}</dt>
        <dd>
          <CodeChip code={order.order_id} />
        </dd>
      </Pairs>
    </section>
  );
}
