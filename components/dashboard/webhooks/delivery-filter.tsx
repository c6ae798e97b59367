import Link from "next/link";
import type { DeliveryState } from "@/contract/vocabulary/webhook-event";

const FILTERS = [
  [undefined, "All"],
  ["PENDING", "Waiting"],
  ["DELIVERED", "Acknowledged"],
  ["DEAD", "Given up"],
] as const satisfies readonly (readonly [DeliveryState | undefined, string])[];

export const deliveriesHref = (state: DeliveryState | undefined, cursor = ""): string => {
  const search = new URLSearchParams();
  if (state) search.set("state", state.toLowerCase());
  if (cursor) search.set("cursor", cursor);
  return search.size === 0 ? "/dashboard/webhooks" : `/dashboard/webhooks?${search}`;
};

/** Deliveries by how they ended. */
export function DeliveryFilter({ state }: { state: DeliveryState | undefined }) {
  return (
    <nav className="segments" aria-label="Deliveries shown">
      {FILTERS.map(([each, word]) => (
        <Link
          key={word}
          className="segment"
          href={deliveriesHref(each)}
          aria-current={each === state ? "page" : undefined}
          scroll={false}
        >
          {word}
        </Link>
      ))}
    </nav>
  );
}
