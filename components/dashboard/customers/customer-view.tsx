import { t } from "@/messages/dashboard/customers";
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

/** A customer's page: orders, returns, and the amounts paid, refunded and still refundable. */
export function CustomerView({ detail, timeZone, canWrite }: CustomerViewProps) {
  const { customer, orders, balances } = detail;
  const latest = orders[0];
  const title = customer.name || customer.email || unknownCustomer();
  return (
    <Page>
      <Crumbs parent={t("customerView.returns")} href="/dashboard/returns" here={title} />
      <PageHead className="mt-1" title={title} />
      <MissingPerson detail={detail} timeZone={timeZone} />
      <div className="grid gap-3">
        {balances.map((balance) => (
          <BalanceFacts key={balance.currency} balance={balance} isOfMany />
        ))}
      </div>
      <div className={COLUMNS}>
        <div>
          <Section
            id="orders"
            title={t("customerView.orders")}
            aside={<Count of={detail.orders_of_customer.count || orders.length} />}
          >
            {detail.is_more ? (
              <p className="py-2 text-ink-2">{t("customerView.latest", { count: orders.length })}</p>
            ) : null}
            {orders.length === 0 ? (
              <p className="py-3 text-ink-2">{t("customerView.noOrders")}</p>
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
        <aside className={MARGIN} aria-label={t("customerView.about")}>
          <CustomerCard customer={customer}>
            <dt>{t("customerView.returnRate")}</dt>
            <dd>{rateWords(detail.orders_of_customer)}</dd>
          </CustomerCard>
        </aside>
      </div>
    </Page>
  );
}

/** Explains why nothing more is known of a customer; nothing if their email is known. */
function MissingPerson({ detail: { customer, erased_at: erasedAt }, timeZone }: Omit<CustomerViewProps, "canWrite">) {
  if (customer.email !== "") return null;
  return (
    <Notice as="p" className="mb-4" tone="hold">
      {erasedAt === null
        ? t("customerView.noEmail")
        : t("customerView.erased", { date: formatTime(erasedAt, "date", { timeZone, locale: LOCALE }) })}
    </Notice>
  );
}

function OrdersTable({ orders, timeZone }: { orders: CustomerDetail["orders"]; timeZone: string }) {
  return (
    <Table
      isPlain
      isSlips
      rows="own"
      className="cell:py-2.5 cell:align-top max-md:cell:text-left!"
      caption={t("customerView.orders")}
      columns={[
        t("columns.order"),
        t("columns.items"),
        { name: t("columns.paid"), isFigure: true },
        { name: t("columns.refunded"), isFigure: true },
        { name: t("columns.stillReturnable"), isFigure: true },
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
            <td data-label={t("columns.paid")} data-n className="tabular-nums">
              {money(balance.paid)}
            </td>
            <td data-label={t("columns.refunded")} data-n className="tabular-nums">
              {money(allRefunded(balance))}
              {balance.refunded_by_shop === "0" ? null : (
                <span className="block text-small text-ink-2">{refundedWords(balance)}</span>
              )}
              {balance.pending === "0" ? null : (
                <span className="block text-small text-ink-2">
                  {t("customerView.pending", { amount: money(balance.pending) })}
                </span>
              )}
            </td>
            <td data-label={t("columns.stillReturnable")} data-n className="tabular-nums">
              {money(balance.returnable.amount)}
              <span className="block text-small text-ink-2">{unitWords(balance.returnable.quantity)}</span>
            </td>
          </tr>
        );
      })}
    </Table>
  );
}
