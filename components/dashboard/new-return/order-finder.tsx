import { Search } from "lucide-react";
import Link from "next/link";
import { t } from "@/messages/dashboard/new-return";
import { Age } from "../../ui/age";
import { Button } from "../../ui/button";
import { Fact, Facts } from "../../ui/facts";
import { FieldError, Label } from "../../ui/field";
import { Input } from "../../ui/input";
import { LinkProgress } from "../browser/link-progress";
import { Blank } from "../returns/blank-list";
import type { FoundOrder } from "./types";

type OrderFinderProps = {
  query: string;
  /** The search was submitted empty. */
  isEmpty: boolean;
  orders: readonly FoundOrder[];
  now: string;
  timeZone: string;
};

/** Finds an order by number, email or name. A plain form that works before any script has loaded. */
export function OrderFinder({ query, isEmpty, orders, now, timeZone }: OrderFinderProps) {
  return (
    <>
      <form className="max-w-160" action="/dashboard/returns/new">
        <Label htmlFor="order-query">{t("orderFinder.whichOrder")}</Label>
        <div className="gap-2 grid-cols-[minmax(0,1fr)_auto] relative grid [&>input]:pl-9.5 [&>input]:text-[16px] [&>input]:h-11 [&>button]:px-5 [&>button]:h-11">
          <Search className="left-3 top-3.25 text-ink-3 absolute" aria-hidden="true" size={18} strokeWidth={1.75} />
          <Input
            id="order-query"
            type="search"
            name="q"
            defaultValue={query}
            maxLength={254}
            autoComplete="off"
            spellCheck={false}
            placeholder={t("orderFinder.placeholder")}
            autoFocus={query === ""}
            aria-invalid={isEmpty || undefined}
            aria-describedby={isEmpty ? "order-query-error" : undefined}
          />
          <Button kind="main" type="submit">
            {t("orderFinder.find")}
          </Button>
        </div>
        {isEmpty ? (
          <FieldError id="order-query-error" role="alert">
            {t("orderFinder.empty")}
          </FieldError>
        ) : null}
      </form>
      {query === "" ? <WhatFinds /> : null}
      {query !== "" && orders.length === 0 ? (
        <Blank title={t("orderFinder.none", { query })}>
          <p>{t("orderFinder.noneHint")}</p>
        </Blank>
      ) : null}
      {query === "" && orders.length > 0 ? (
        <h2 className="mt-8 -mb-3 font-semibold">{t("orderFinder.recentOrders")}</h2>
      ) : null}
      {orders.length > 0 ? (
        <ul
          className="mt-6 border-t border-ink [&_a]:py-2 [&_a]:px-1 [&_a]:border-b [&_a]:border-line [&_a]:gap-y-1 [&_a]:gap-x-4 [&_a]:grid-cols-[minmax(104px,0.5fr)_minmax(0,1.1fr)_minmax(0,1.6fr)_96px] [&_a]:min-h-15 [&_a]:items-center [&_a]:relative [&_a]:grid [&_a:hover]:bg-sunken max-md:[&_a]:py-2.5 max-md:[&_a]:grid-cols-[minmax(0,1fr)_auto]"
          aria-label={t("orderFinder.orders")}
        >
          {orders.map((order) => (
            <li key={order.order_id}>
              <FoundOrderLink order={order} now={now} timeZone={timeZone} />
            </li>
          ))}
        </ul>
      ) : null}
    </>
  );
}

/** Says how to find an order before anything is typed. */
function WhatFinds() {
  return (
    <Facts className="mt-6 grid-cols-3! max-md:grid-cols-1!">
      <Fact label={t("orderFinder.orderNumber")}>
        <span className="font-normal">{t("orderFinder.orderNumberHint")}</span>
      </Fact>
      <Fact label={t("orderFinder.email")}>
        <span className="font-normal">{t("orderFinder.emailHint")}</span>
      </Fact>
      <Fact label={t("orderFinder.name")}>
        <span className="font-normal">{t("orderFinder.nameHint")}</span>
      </Fact>
    </Facts>
  );
}

function FoundOrderLink({ order, now, timeZone }: { order: FoundOrder; now: string; timeZone: string }) {
  const { free_pieces: free, pieces, items } = order;
  return (
    <Link href={`/dashboard/returns/new?order=${encodeURIComponent(order.order_id)}`}>
      <span className="text-[0.9333em] tracking-[-0.01em] font-mono wrap-anywhere font-medium">{order.order_name}</span>
      <span className="min-w-0 max-md:row-[2/3] max-md:col-[1/3]">
        <b className="font-medium">{order.customer_name || order.email}</b>
        <span className="text-ink-2 block truncate text-[13px]">{order.customer_name ? order.email : ""}</span>
      </span>
      <span className="min-w-0 max-md:row-[3/4] max-md:col-[1/3] text-ink-2 text-[13px]">
        <span className="block truncate">{items.join(", ")}</span>
        {free === 0 ? t("orderFinder.nothingReturnable") : t("orderFinder.returnable", { free, count: pieces })}
      </span>
      <span className="text-right text-ink-2">
        <Age at={order.purchased_at} now={now} timeZone={timeZone} />
      </span>
      <LinkProgress />
    </Link>
  );
}
