import { Cell } from "@/components/ui/cells";
import { moneyText } from "@/components/ui/money";
import { Time } from "@/components/ui/time";
import type { Intent } from "../draft/line-view";
import type { Reader } from "../reader";
import { FactCells } from "../ui/cells";
import { Code } from "../ui/code";
import { Notice } from "../ui/notice";

type OrderFactsProps = {
  order: Intent["order"];
  reader: Reader;
  /** The return window of the whole order has ended. */
  isClosed?: boolean;
};

/** The order, its delivery date, its return deadline, and how much of it is still refundable. */
export function OrderFacts({ order, reader, isClosed = false }: OrderFactsProps) {
  const { t, locale, timeZone } = reader;
  const limit = order.is_gift ? null : order.refund_limit;
  return (
    <>
      <FactCells columns={3} className="mt-5">
        <Cell label={t("items.order")}>
          <Code>{order.name}</Code>
        </Cell>
        <Cell label={t(order.delivered_at ? "items.delivered" : "items.ordered")}>
          <Time at={order.delivered_at ?? order.purchased_at} {...{ locale, timeZone }} />
        </Cell>
        <Cell label={t(isClosed ? "items.returnsClosed" : "items.returnsClose")}>
          {order.return_window_ends_at ? (
            <Time at={order.return_window_ends_at} {...{ locale, timeZone }} />
          ) : (
            t("items.noDeadline")
          )}
        </Cell>
      </FactCells>
      {limit === null ? null : (
        <Notice as="p" className="mt-4 py-3">
          {t("items.refundLimit", { amount: moneyText(limit, order.currency, locale) })}
        </Notice>
      )}
    </>
  );
}
