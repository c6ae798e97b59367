import Link from "next/link";
import type { ReactNode } from "react";
import { t } from "@/messages/dashboard/customers";
import { customerHref, orderHref } from "../return-facts/record-links";
import type { Found } from "./types";

/** Orders and customers that match a search of the returns, up to a line or two. */
export function FoundCustomers({ found: { orders, customers } }: { found: Found }) {
  if (orders.length === 0) return null;
  return (
    <nav
      className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-line px-pad py-2"
      aria-label={t("foundCustomers.alsoFound")}
    >
      <Group word={t("foundCustomers.customers")}>
        {customers.slice(0, MOST).map(({ id, name, email, orders: count }) => (
          <Chosen
            key={id}
            href={customerHref(id)}
            word={name || email}
            more={t("foundCustomers.orderCount", { count })}
          />
        ))}
      </Group>
      <Group word={t("foundCustomers.orders")}>
        {orders.slice(0, MOST).map(({ order_id, order_name, customer_name }) => (
          <Chosen key={order_id} href={orderHref(order_id)} word={order_name} more={customer_name} />
        ))}
      </Group>
    </nav>
  );
}

const MOST = 4;

function Group({ word, children }: { word: string; children: ReactNode[] }) {
  if (children.length === 0) return null;
  return (
    <span className="flex min-w-0 flex-wrap items-center gap-1.5">
      <span className="text-label stretch-label font-medium text-ink-3">{word}</span>
      {children}
    </span>
  );
}

function Chosen({ href, word, more }: { href: string; word: string; more: string }) {
  return (
    <Link
      className="flex h-7 max-w-70 min-w-0 items-center gap-1.5 rounded-badge border border-rule px-2 text-small hover:bg-sunken max-md:h-9"
      href={href}
    >
      <bdi className="truncate font-medium">{word}</bdi>
      <span className="truncate text-ink-2">{more}</span>
    </Link>
  );
}
