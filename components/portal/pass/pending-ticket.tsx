import type { PortalStore } from "@/contract/storefront/store";
import type { Reader } from "../reader";
import { StoreLogo } from "../shell/store-logo";
import type { Tracking } from "../status/tracking-view";
import { LabelWait } from "./label-wait";
import { passSteps } from "./pass-steps";

type PendingTicketProps = {
  store: PortalStore;
  tracking: Tracking;
  href: string;
  tries: number;
  /** Where the label is sent when it takes long, masked. */
  email: string;
  /** What to read of a label that a person uploads. */
  promise: string;
  reader: Reader;
};

/** The pass before its label is there: same paper, an empty place for the code. */
export function PendingTicket({ store, tracking, href, tries, email, promise, reader }: PendingTicketProps) {
  const { t } = reader;
  // What needs no label: to a counter or a till one goes when it is there.
  const [first] = tracking.return_method === "IN_STORE" ? [] : passSteps(reader, tracking);
  return (
    <article className="ticket ticket-pending" aria-label={t("pass.kind")}>
      <div className="ticket-code">
        <header>
          <StoreLogo store={store} />
          <span>{t("pass.kind")}</span>
        </header>
        <div className="qr-empty" aria-hidden="true" />
        <p className="ticket-id">{tracking.return_code}</p>
      </div>
      <div className="ticket-body">
        {tracking.label_source === "CARRIER" ? (
          <LabelWait
            href={href}
            tries={tries}
            words={{
              text: t("pass.pendingText"),
              late: t("pass.pendingLong", { email }),
              lookAgain: t("pass.lookAgain"),
            }}
          />
        ) : (
          <p>{promise}</p>
        )}
        {first === undefined ? null : (
          <section className="ticket-meanwhile">
            <h2>{t("pass.meanwhile")}</h2>
            <p>{first}</p>
          </section>
        )}
      </div>
    </article>
  );
}
