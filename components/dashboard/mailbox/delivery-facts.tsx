import type { z } from "zod";
import type { getMail } from "@/contract/dashboard/mailbox";
import { formatTime } from "../../ui/format-time";
import { LOCALE } from "../returns/age";
import { MailStamp } from "./mail-stamp";

type DeliveryFactsProps = { mail: z.output<typeof getMail.output>["mail"]; timeZone: string };

/** How an email went: its state, what the mail server answered, and when it is tried again. */
export function DeliveryFacts({ mail, timeZone }: DeliveryFactsProps) {
  const { state, answer, next_at: nextAt } = mail;
  if (state === "KEPT") return null;
  return (
    <section className="mt-4" aria-label="Delivery">
      <MailStamp state={state} />
      {state === "SUPPRESSED" ? (
        <p className="mt-2">
          Not sent: an earlier email to this address bounced. Lift the suppression under Emails to send again.
        </p>
      ) : null}
      {answer === "" ? null : <p className="mt-2">The mail server answered: {answer}</p>}
      {nextAt === null ? null : (
        <p className="mt-2">Sent again {formatTime(nextAt, "dayTime", { timeZone, locale: LOCALE })}.</p>
      )}
      <p className="text-ink-2 mt-2">
        The text of sent emails is not kept: its link opens the return without a sign-in. Accepted by the mail server
        does not mean that it was read.
      </p>
    </section>
  );
}
