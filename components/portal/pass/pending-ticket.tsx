import type { PortalStore } from "@/contract/storefront/store";
import type { Reader } from "../reader";
import type { Tracking } from "../status/tracking-view";
import { LabelWait } from "./label-wait";
import { passSteps } from "./pass-steps";
import { TicketNumber, TicketPaper } from "./ticket-paper";

type PendingTicketProps = {
  store: PortalStore;
  tracking: Tracking;
  href: string;
  tries: number;
  /** Masked address that gets a delayed label by email. */
  email: string;
  /** Texts for a label that staff upload. */
  promise: string;
  reader: Reader;
};

/** The pass before its label exists: the same paper with an empty place for the code. */
export function PendingTicket({ store, tracking, href, tries, email, promise, reader }: PendingTicketProps) {
  const { t } = reader;
  // Without a label: the shopper goes to a counter or a till as soon as the code is there.
  const [first] = tracking.return_method === "IN_STORE" ? [] : passSteps(reader, tracking);
  return (
    <TicketPaper
      store={store}
      kind={t("pass.kind")}
      code={
        <>
          <div
            className="mx-auto my-8 aspect-square w-[min(100%,240px)] border-[1.5px] border-dashed border-rule bg-[repeating-conic-gradient(#efece2_0_25%,#ffffff_0_50%)] bg-size-[24px_24px]"
            aria-hidden="true"
          />
          <TicketNumber>{tracking.return_code}</TicketNumber>
        </>
      }
      bodyClass="grid content-center gap-3.5"
      body={
        <>
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
            <section className="border-t border-line pt-3.5 text-body/5.25">
              <h2 className="text-fine font-medium tracking-normal text-ink-3">{t("pass.meanwhile")}</h2>
              <p>{first}</p>
            </section>
          )}
        </>
      }
    />
  );
}
