import { Cell, Cells } from "@/components/ui/cells";
import { Time } from "@/components/ui/time";
import { items } from "../copy/items";
import type { Reader } from "../copy/reader";
import type { Intent } from "./line-view";

/** Which order this is about, when it came, and until when it may go back. */
export function OrderFacts({ order, reader }: { order: Intent["order"]; reader: Reader }) {
  return (
    <Cells columns={3}>
      <Cell label={items.order}>
        <span className="code">{order.name}</span>
      </Cell>
      <Cell label={order.delivered_at ? items.delivered : items.ordered}>
        <Time at={order.delivered_at ?? order.purchased_at} {...reader} />
      </Cell>
      <Cell label={items.returnsClose}>
        {order.return_window_ends_at ? <Time at={order.return_window_ends_at} {...reader} /> : items.noDeadline}
      </Cell>
    </Cells>
  );
}
