import type { PortalStore } from "@/contract/storefront/store";
import { pass } from "../copy/pass";
import { StoreLogo } from "../shell/store-logo";
import { LabelWait } from "./label-wait";

type PendingTicketProps = { store: PortalStore; code: string; href: string; tries: number };

/** The pass before its label is there: same paper, an empty place for the code. */
export function PendingTicket({ store, code, href, tries }: PendingTicketProps) {
  return (
    <article className="ticket ticket-pending" aria-label={pass.kind}>
      <div className="ticket-code">
        <header>
          <StoreLogo store={store} />
          <span>{pass.kind}</span>
        </header>
        <div className="qr-empty" aria-hidden="true" />
        <p className="ticket-id">{code}</p>
      </div>
      <div className="ticket-body">
        <h2>{pass.pendingTitle}</h2>
        <LabelWait href={href} tries={tries} />
      </div>
    </article>
  );
}
