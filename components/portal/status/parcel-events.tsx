import { Icon } from "@/components/ui/icon";
import { Time } from "@/components/ui/time";
import type { Reader } from "../reader";
import type { Tracking } from "./tracking-view";

/** The carrier's own story, folded: our four steps come first. Oldest on top. */
export function ParcelEvents({ tracking, reader }: { tracking: Tracking; reader: Reader }) {
  if (!tracking.tracking_number) return null;
  const { t, locale, timeZone } = reader;
  const carrier = tracking.carrier_name;
  return (
    <details className="sheet sums events">
      <summary>
        {t("status.parcel")}
        <Icon name="chevron-down" small />
      </summary>
      {tracking.events.length > 0 ? (
        <ol>
          {tracking.events.map((event) => (
            <li key={`${event.at} ${event.text}`}>
              <Time at={event.at} shape="dayTime" {...{ locale, timeZone }} />
              <span>{event.text}</span>
            </li>
          ))}
        </ol>
      ) : (
        <p className="note">{t("status.parcelEmpty")}</p>
      )}
      <p className="note">
        {carrier} <span className="code">{tracking.tracking_number}</span>{" "}
        {tracking.tracking_url ? (
          <a href={tracking.tracking_url}>
            {t("status.follow", { carrier: carrier || new URL(tracking.tracking_url).host })}
          </a>
        ) : null}
      </p>
    </details>
  );
}
