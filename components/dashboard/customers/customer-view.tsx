import { LOCALE } from "../../ui/age";
import { COLUMNS } from "../../ui/columns";
import { formatTime } from "../../ui/format-time";
import { moneyText } from "../../ui/money";
import { Notice } from "../../ui/notice";
import { Page, PageHead } from "../../ui/page";
import { Section } from "../../ui/section";
import { Table } from "../../ui/table";
import { TextLink } from "../../ui/text-link";
import { Crumbs } from "../controls/crumbs";
import { rateWords } from "../return-facts/rate-words";
import { orderHref, unknownCustomer } from "../return-facts/record-links";
import { allRefunded, BalanceFacts, refundedWords, unitWords } from "./balance-facts";
import { CustomerCard, MARGIN } from "./customer-card";
import { NotesSection } from "./notes-section";
import { Count, RelatedReturns } from "./related-returns";
import type { CustomerDetail } from "./types";

type CustomerViewProps = { detail: CustomerDetail; timeZone: string; canWrite: boolean };

/** One customer: their orders and returns, and what was paid, refunded and may still come back. */
export function CustomerView({ detail, timeZone, canWrite }: CustomerViewProps) {
  const { customer, orders, balances } = detail;
  const latest = orders[0];
  const title = customer.name || customer.email || unknownCustomer();
  return (
    <Page>
      <Crumbs parent="Returns" href="/dashboard/returns" here={title} />
      <PageHead className="mt-1" title={title} />
      {customer.email === "" ? (
        <Notice className="mb-4" tone="hold">
          <p>
            No email address is stored, so other orders and returns of this customer can’t be shown. Their personal data
            may have been erased.
          </p>
        </Notice>
      ) : null}
      <div className="grid gap-3">
        {balances.map((balance) => (
          <BalanceFacts key={balance.currency} balance={balance} isOfMany />
        ))}
      </div>
      <div className={COLUMNS}>
        <div>
          <Section id="orders" title="Orders" aside={<Count of={detail.orders_of_customer.count || orders.length} />}>
            {detail.is_more ? (
              <p className="py-2 text-ink-2">The latest {orders.length} orders. The totals above include them.</p>
            ) : null}
            {orders.length === 0 ? (
              <p className="py-3 text-ink-2">No orders: they returned a gift.</p>
            ) : (
              <OrdersTable orders={orders} timeZone={timeZone} />
            )}
          </Section>
          <RelatedReturns returns={detail.returns} timeZone={timeZone} hasOrders />
          <NotesSection
            notes={detail.notes}
            timeZone={timeZone}
            order={canWrite && latest ? { id: latest.order_id, name: latest.order_name } : null}
            hasOrders
          />
        </div>
        <aside className={MARGIN} aria-label="About this customer">
          <CustomerCard customer={customer}>
            <dt>Return rate</dt>
            <dd>{rateWords(detail.orders_of_customer)}</dd>
          </CustomerCard>
        </aside>
      </div>
    </Page>
  );
}

function OrdersTable({ orders, timeZone }: { orders: CustomerDetail["orders"]; timeZone: string }) {
  return (
    <Table
      isPlain
      isSlips
      rows="own"
      className="cell:py-2.5 cell:align-top max-md:cell:text-left!"
      caption="Orders"
      columns={[
        "Order",
        "Items",
        { name: "Paid", isFigure: true },
        { name: "Refunded", isFigure: true },
        { name: "Still returnable", isFigure: true },
      ]}
    >
      {orders.map(({ order_id, order_name, store_name, purchased_at, items, quantity, balance }) => {
        const money = (amount: string) => moneyText(amount, balance.currency, LOCALE);
        return (
          <tr key={order_id}>
            <th scope="row">
              <TextLink className="wrap-anywhere" href={orderHref(order_id)}>
                {order_name}
              </TextLink>
              <span className="block text-small text-ink-2">
                {formatTime(purchased_at, "date", { timeZone, locale: LOCALE })}, {store_name}
              </span>
            </th>
            <td className="wrap-anywhere">
              {items.join(", ")}
              <span className="block text-small">{unitWords(quantity)}</span>
            </td>
            <td data-label="Paid" data-n className="tabular-nums">
              {money(balance.paid)}
            </td>
            <td data-label="Refunded" data-n className="tabular-nums">
              {money(allRefunded(balance))}
              {balance.refunded_by_shop === "0" ? null : (
                <span className="block text-small text-ink-2">{refundedWords(balance)}</span>
              )}
              {balance.pending === "0" ? null : (
                <span className="block text-small text-ink-2">{money(balance.pending)} pending</span>
              )}
            </td>
            <td data-label="Still returnable" data-n className="tabular-nums">
              {money(balance.returnable.amount)}
              <span className="block text-small text-ink-2">{unitWords(balance.returnable.quantity)}</span>
            </td>
          </tr>
        );
      })}
    </Table>
  );
}
