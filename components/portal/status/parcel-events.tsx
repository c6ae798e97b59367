import { Time } from "@/components/ui/time";
import type { Reader } from "../reader";
import { Code } from "../ui/code";
import { Fold } from "../ui/fold";
import type { Tracking } from "./tracking-view";

/** The carrier's tracking history, collapsed: our four milestones come first. Oldest on top. */
export function ParcelEvents({ tracking, reader }: { tracking: Tracking; reader: Reader }) {
  if (!tracking.tracking_number) return null;
  const { t, locale, timeZone } = reader;
  const carrier = tracking.carrier_name;
  return (
    <Fold title={t("status.parcel")} className="mt-3">
      {tracking.events.length > 0 ? (
        <ol>
          {tracking.events.map((event) => (
            <li className="grid border-t border-line py-2 text-body/5" key={`${event.at} ${event.text}`}>
              <span className="text-ui text-ink-2">
                <Time at={event.at} shape="dayTime" {...{ locale, timeZone }} />
              </span>
              <span>{event.text}</span>
            </li>
          ))}
        </ol>
      ) : (
        <p className="border-t border-line pt-2.5 pb-1.5 text-ui text-ink-2">{t("status.parcelEmpty")}</p>
      )}
      <p className="border-t border-line pt-2.5 pb-1.5 text-ui text-ink-2">
        {carrier} <Code>{tracking.tracking_number}</Code>{" "}
        {tracking.tracking_url ? (
          <a href={tracking.tracking_url}>
            {t("status.follow", { carrier: carrier || new URL(tracking.tracking_url).host })}
          </a>
        ) : null}
      </p>
    </Fold>
  );
}
