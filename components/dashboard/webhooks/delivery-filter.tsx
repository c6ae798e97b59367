import Link from "next/link";
import { DELIVERY_STATES, type DeliveryState } from "@/contract/vocabulary/webhook-event";
import { t as common } from "@/messages/dashboard/common";
import { t } from "@/messages/dashboard/webhooks";
import { Segments, segmentStyle } from "../../ui/segments";

/** The filters of the deliveries; "" as endpoint means all of them. */
export type DeliveryChoice = { state: DeliveryState | undefined; endpoint: string };

export const deliveriesHref = ({ state, endpoint }: DeliveryChoice, cursor = ""): string => {
  const search = new URLSearchParams();
  if (endpoint) search.set("endpoint", endpoint);
  if (state) search.set("state", state.toLowerCase());
  if (cursor) search.set("cursor", cursor);
  return search.size === 0 ? "/dashboard/webhooks" : `/dashboard/webhooks?${search}`;
};

/** Filters deliveries by state. */
export function DeliveryFilter({ choice }: { choice: DeliveryChoice }) {
  return (
    <Segments as="nav" aria-label={t("deliveryFilter.title")}>
      {[undefined, ...DELIVERY_STATES].map((each) => (
        <Link
          key={each ?? "ALL"}
          className={segmentStyle()}
          href={deliveriesHref({ ...choice, state: each })}
          aria-current={each === choice.state ? "page" : undefined}
          scroll={false}
        >
          {each === undefined ? common("all") : t(`deliveryFilter.states.${each}`)}
        </Link>
      ))}
    </Segments>
  );
}
