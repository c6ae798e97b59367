import Link from "next/link";
import type { DeliveryState } from "@/contract/vocabulary/webhook-event";
import { Segments, segmentStyle } from "../../ui/segments";

const FILTERS = [
  [undefined, "All"],
  ["PENDING", "Waiting"],
  ["DELIVERED", "Acknowledged"],
  ["DEAD", "Failed"],
] as const satisfies readonly (readonly [DeliveryState | undefined, string])[];

/** Which deliveries are shown; "" as endpoint means of every one. */
export type DeliveryChoice = { state: DeliveryState | undefined; endpoint: string };

export const deliveriesHref = ({ state, endpoint }: DeliveryChoice, cursor = ""): string => {
  const search = new URLSearchParams();
  if (endpoint) search.set("endpoint", endpoint);
  if (state) search.set("state", state.toLowerCase());
  if (cursor) search.set("cursor", cursor);
  return search.size === 0 ? "/dashboard/webhooks" : `/dashboard/webhooks?${search}`;
};

/** Deliveries by how they ended. */
export function DeliveryFilter({ choice }: { choice: DeliveryChoice }) {
  return (
    <Segments as="nav" aria-label="Deliveries shown">
      {FILTERS.map(([each, word]) => (
        <Link
          key={word}
          className={segmentStyle()}
          href={deliveriesHref({ ...choice, state: each })}
          aria-current={each === choice.state ? "page" : undefined}
          scroll={false}
        >
          {word}
        </Link>
      ))}
    </Segments>
  );
}
