import Link from "next/link";
import type { ReactNode } from "react";
import { formatTime } from "../../ui/format-time";
import { StatusStamp } from "../../ui/status-stamp";
import { LOCALE } from "../returns/age";
import type { OrderToReturn } from "./types";

/** Whose order it is, when it came, and what of it is in a return already. */
export function OrderHead({ order, timeZone }: { order: OrderToReturn; timeZone: string }) {
  const day = (at: string) => formatTime(at, "date", { timeZone, locale: LOCALE });
  return (
    <dl className="cells order-head">
      <Fact label="Shopper">
        {order.customer_name || order.email}
        {order.customer_name ? <small className="truncate">{order.email}</small> : null}
      </Fact>
      <Fact label="Store">{order.store_name}</Fact>
      <Fact label="Bought">{day(order.purchased_at)}</Fact>
      <Fact label="Delivered">{order.delivered_at ? day(order.delivered_at) : "Not known"}</Fact>
      <Fact label="Returns of it">
        {order.existing_returns.length === 0 ? (
          <span className="text-ink-3 font-normal">None yet</span>
        ) : (
          <ul className="grid gap-1">
            {order.existing_returns.map(({ return_code, status_key }) => (
              <li key={return_code} className="flex flex-wrap items-center gap-x-2">
                <Link className="code link" href={`/dashboard/returns/${return_code}`}>
                  {return_code}
                </Link>
                <StatusStamp status={status_key} />
              </li>
            ))}
          </ul>
        )}
      </Fact>
    </dl>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="cell">
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
