import type { PortalStore } from "@/contract/storefront/store";
import type { Reader } from "../reader";
import { StoreLogo } from "../shell/store-logo";
import { LabelWait } from "./label-wait";

type PendingTicketProps = {
  store: PortalStore;
  code: string;
  href: string;
  tries: number;
  /** Where the label is sent when it takes long, masked. */
  email: string;
  reader: Reader;
};

/** The pass before its label is there: same paper, an empty place for the code. */
export function PendingTicket({ store, code, href, tries, email, reader: { t } }: PendingTicketProps) {
  return (
    <article className="ticket ticket-pending" aria-label={t("pass.kind")}>
      <div className="ticket-code">
        <header>
          <StoreLogo store={store} />
          <span>{t("pass.kind")}</span>
        </header>
        <div className="qr-empty" aria-hidden="true" />
        <p className="ticket-id">{code}</p>
      </div>
      <div className="ticket-body">
        <h2>{t("pass.pendingTitle")}</h2>
        <LabelWait
          href={href}
          tries={tries}
          words={{
            text: t("pass.pendingText"),
            late: t("pass.pendingLong", { email }),
            lookAgain: t("pass.lookAgain"),
          }}
        />
      </div>
    </article>
  );
}
