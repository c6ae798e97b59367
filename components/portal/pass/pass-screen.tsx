import Link from "next/link";
import { formatDate, formatTime } from "@/components/ui/format-time";
import { Icon } from "@/components/ui/icon";
import type { PortalStore } from "@/contract/storefront/store";
import { Waves } from "../lookup/postmark";
import type { Reader } from "../reader";
import { BackLink } from "../shell/step-head";
import { isLabelPending, type Tracking } from "../status/tracking-view";
import { PendingTicket } from "./pending-ticket";
import { PrintButton } from "./print-button";
import { Ticket } from "./ticket";

type PassScreenProps = { store: PortalStore; tracking: Tracking; reader: Reader; tries: number; now: string };

/** The one expressive screen: a ticket on the store's own ground. */
export function PassScreen({ store, tracking, reader, tries, now }: PassScreenProps) {
  const { t } = reader;
  const home = `/r/${store.slug}/return/${tracking.return_code}`;
  const isPending = isLabelPending(tracking);
  return (
    <div className="hall">
      <div className="wrap hall-head">
        <div className="crumb">
          <BackLink href={home} text={t("pass.back")} />
        </div>
        <h1 tabIndex={-1}>{isPending ? t("pass.pendingTitle") : headline(tracking, reader)}</h1>
      </div>
      <div className="hall-floor">
        <Waves />
        <div className="wrap">
          {isPending ? (
            <PendingTicket
              store={store}
              code={tracking.return_code}
              href={`${home}/pass`}
              tries={tries}
              reader={reader}
            />
          ) : (
            <>
              <Ticket store={store} tracking={tracking} reader={reader} now={now} />
              <div className="ticket-acts">
                <a className="btn" href={`${home}/label`}>
                  <Icon name="download" />
                  {t("pass.saveLabel")}
                </a>
                <PrintButton text={t("pass.print")} />
                <Link className="btn" href={home}>
                  {t("pass.status")}
                </Link>
              </div>
            </>
          )}
        </div>
      </div>
    </div>
  );
}

function headline(tracking: Tracking, reader: Reader): string {
  const { t, locale } = reader;
  if (tracking.pickup_date) {
    const day = formatDate(tracking.pickup_date, "longDay", locale);
    return t("pass.readyPickup", { day, range: t(`send.range.${tracking.pickup_range}`) });
  }
  if (!tracking.hand_over_by) return t("pass.ready");
  return t("pass.readyBy", { day: formatTime(tracking.hand_over_by, "longDay", reader) });
}
