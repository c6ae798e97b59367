import { Search } from "lucide-react";
import Link from "next/link";
import { LinkProgress } from "../browser/link-progress";
import { Age } from "../returns/age";
import { Blank } from "../returns/blank-list";
import type { FoundOrder } from "./types";

type OrderFinderProps = { query: string; orders: readonly FoundOrder[]; now: string; timeZone: string };

/** Whose order it is: by number, e-mail or name. It is a form of the page, and works before any script is there. */
export function OrderFinder({ query, orders, now, timeZone }: OrderFinderProps) {
  return (
    <>
      <form className="order-search" action="/dashboard/returns/new">
        <label className="field-label" htmlFor="order-query">
          Which order is it of?
        </label>
        <div className="order-search-field">
          <Search aria-hidden="true" size={18} strokeWidth={1.75} />
          <input
            id="order-query"
            className="input"
            type="search"
            name="q"
            defaultValue={query}
            maxLength={254}
            autoComplete="off"
            spellCheck={false}
            placeholder="Order number, e-mail, or name"
            // biome-ignore lint/a11y/noAutofocus: the page is this one question
            autoFocus={query === ""}
          />
          <button className="button" data-kind="main" type="submit">
            Find
          </button>
        </div>
      </form>
      {query === "" ? <WhatFinds /> : null}
      {query !== "" && orders.length === 0 ? (
        <Blank title={`No order answers to “${query}”`}>
          <p>
            A number or an e-mail must be whole; of a name the beginning is enough, the last one or first and last. An
            order that was never sent to Homeward can be taken in with a file.
          </p>
        </Blank>
      ) : null}
      {orders.length > 0 ? (
        <ul className="order-list" aria-label="Orders">
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

/** Before anything is typed: what an order is found by. */
function WhatFinds() {
  return (
    <dl className="cells what-finds">
      <div className="cell">
        <dt>Order number</dt>
        <dd>
          <span className="mono">#1042</span>
          <small>Whole, as the shop writes it, with or without #</small>
        </dd>
      </div>
      <div className="cell">
        <dt>E-mail</dt>
        <dd>
          <span className="mono">noor@example.com</span>
          <small>Whole: all orders of this shopper, the latest first</small>
        </dd>
      </div>
      <div className="cell">
        <dt>Name</dt>
        <dd>
          <span className="mono">de Wit</span>
          <small>The beginning of the last name, or of first and last</small>
        </dd>
      </div>
    </dl>
  );
}

function FoundOrderLink({ order, now, timeZone }: { order: FoundOrder; now: string; timeZone: string }) {
  const { free_pieces: free, pieces, items } = order;
  return (
    <Link href={`/dashboard/returns/new?order=${encodeURIComponent(order.order_id)}`}>
      <span className="code order-name">{order.order_name}</span>
      <span className="order-who">
        <b className="font-medium">{order.customer_name || order.email}</b>
        <span className="text-ink-2 block truncate text-[13px]">{order.customer_name ? order.email : ""}</span>
      </span>
      <span className="order-what text-ink-2 text-[13px]">
        <span className="block truncate">{items.join(", ")}</span>
        {free === 0 ? "Nothing of it can come back" : `${free} of ${pieces} can come back`}
      </span>
      <span className="order-when text-ink-2">
        <Age at={order.purchased_at} now={now} timeZone={timeZone} />
      </span>
      <LinkProgress />
    </Link>
  );
}
