import { Icon } from "@/components/ui/icon";
import { Time } from "@/components/ui/time";
import type { Reader } from "../copy/reader";
import { status } from "../copy/status";
import type { Tracking } from "./tracking-view";

/** The carrier's own story, folded: our four steps come first. Oldest on top. */
export function ParcelEvents({ tracking, reader }: { tracking: Tracking; reader: Reader }) {
  if (!tracking.tracking_number) return null;
  return (
    <details className="sheet sums events">
      <summary>
        {status.parcel}
        <Icon name="chevron-down" small />
      </summary>
      {tracking.events.length > 0 ? (
        <ol>
          {tracking.events.map((event) => (
            <li key={`${event.at} ${event.text}`}>
              <Time at={event.at} shape="dayTime" {...reader} />
              <span>{event.text}</span>
            </li>
          ))}
        </ol>
      ) : (
        <p className="note">{status.parcelEmpty}</p>
      )}
      <p className="note">
        {tracking.carrier_name} <span className="code">{tracking.tracking_number}</span>{" "}
        {tracking.tracking_url ? <a href={tracking.tracking_url}>{status.follow(tracking.carrier_name)}</a> : null}
      </p>
    </details>
  );
}
