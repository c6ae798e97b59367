import type { PortalText } from "@/messages/portal";
import type { FormAction } from "../ui/form-state";
import { TrackingForm } from "./tracking-form";
import type { Tracking } from "./tracking-view";
import { trackingWords } from "./tracking-words";

/** The tracking numbers of the shopper's parcels: one fieldset each, all optional. */
export function TrackingForms({ action, tracking, t }: { action: FormAction; tracking: Tracking; t: PortalText }) {
  const { parcels, parcel_count: count } = tracking;
  return parcels.map(({ parcel, carrier_name: carrier, tracking_number: number, tracking_url: url }) => (
    <TrackingForm
      key={parcel}
      action={action}
      parcel={count > 1 ? parcel : null}
      known={{ carrier, number, url }}
      words={trackingWords(t, { number, which: count > 1 ? t("parcels.nOf", { position: parcel, count }) : "" })}
    />
  ));
}
