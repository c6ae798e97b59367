import { Cell } from "@/components/ui/cells";
import { Time } from "@/components/ui/time";
import type { Intent } from "../draft/line-view";
import type { Reader } from "../reader";
import { FactCells } from "../ui/cells";
import { Code } from "../ui/code";

/** Which order this is about, when it came, and until when it may go back. */
export function OrderFacts({ order, reader }: { order: Intent["order"]; reader: Reader }) {
  const { t, locale, timeZone } = reader;
  return (
    <FactCells columns={3} className="mt-5">
      <Cell label={t("items.order")}>
        <Code>{order.name}</Code>
      </Cell>
      <Cell label={t(order.delivered_at ? "items.delivered" : "items.ordered")}>
        <Time at={order.delivered_at ?? order.purchased_at} {...{ locale, timeZone }} />
      </Cell>
      <Cell label={t("items.returnsClose")}>
        {order.return_window_ends_at ? (
          <Time at={order.return_window_ends_at} {...{ locale, timeZone }} />
        ) : (
          t("items.noDeadline")
        )}
      </Cell>
    </FactCells>
  );
}
