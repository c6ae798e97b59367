import { t } from "@/messages/dashboard/new-return";
import { LOCALE } from "../../ui/age";
import { Fact, Facts } from "../../ui/facts";
import { formatTime } from "../../ui/format-time";
import { StatusBadge } from "../../ui/status-badge";
import { TextLink } from "../../ui/text-link";
import type { OrderToReturn } from "./types";

/** The order's customer and date, and the units that are already in a return. */
export function OrderHead({ order, timeZone }: { order: OrderToReturn; timeZone: string }) {
  const day = (at: string) => formatTime(at, "date", { timeZone, locale: LOCALE });
  return (
    <Facts className="border-rule! grid-cols-[minmax(0,1.5fr)_minmax(0,1.2fr)_minmax(0,0.8fr)_minmax(0,0.8fr)_minmax(0,1.6fr)]! max-md:grid-cols-2! max-md:[&>:is(:nth-child(-n+2),:last-child)]:col-span-full">
      <Fact label={t("orderHead.shopper")}>
        {order.customer_name || order.email}
        {order.customer_name ? <small className="truncate">{order.email}</small> : null}
      </Fact>
      <Fact label={t("orderHead.store")}>{order.store_name}</Fact>
      <Fact label={t("orderHead.bought")}>{day(order.purchased_at)}</Fact>
      <Fact label={t("orderHead.delivered")}>
        {order.delivered_at ? day(order.delivered_at) : t("orderHead.unknown")}
      </Fact>
      <Fact label={t("orderHead.returns")}>
        {order.existing_returns.length === 0 ? (
          <span className="text-ink-3 font-normal">{t("orderHead.noneYet")}</span>
        ) : (
          <ul className="grid gap-1">
            {order.existing_returns.map(({ return_code, status_key }) => (
              <li key={return_code} className="flex flex-wrap items-center gap-x-2">
                <TextLink
                  className="text-[0.9333em] tracking-[-0.01em] font-mono font-normal"
                  href={`/dashboard/returns/${return_code}`}
                >
                  {return_code}
                </TextLink>
                <StatusBadge status={status_key} />
              </li>
            ))}
          </ul>
        )}
      </Fact>
    </Facts>
  );
}
