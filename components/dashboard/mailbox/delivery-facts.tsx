import type { z } from "zod";
import type { getMail } from "@/contract/dashboard/mailbox";
import type { MailNoticeKind } from "@/contract/vocabulary/mail-state";
import { LOCALE } from "../../ui/age";
import { formatTime } from "../../ui/format-time";
import { MailStamp } from "./mail-stamp";

type DeliveryFactsProps = { mail: z.output<typeof getMail.output>["mail"]; timeZone: string };

const NOTICE_WORDS: Record<MailNoticeKind, string> = {
  DEFERRED: "Delayed at the receiver's server since",
  DELIVERED: "Delivered to the receiver's server",
  SOFT_BOUNCE: "Not delivered. Your mail service stopped trying",
  BLOCKED: "Blocked",
  HARD_BOUNCE: "The address doesn't exist. Bounced",
  COMPLAINT: "Reported as spam",
};

/** How an email went: its state, what the mail server answered, and when it is tried again. */
export function DeliveryFacts({ mail, timeZone }: DeliveryFactsProps) {
  const { state, answer, next_at: nextAt, notice, notice_at: noticeAt } = mail;
  const dayTime = (at: string) => formatTime(at, "dayTime", { timeZone, locale: LOCALE });
  if (state === "KEPT") return null;
  return (
    <section className="mt-4" aria-label="Delivery">
      <MailStamp state={state} />
      {state === "SUPPRESSED" ? (
        <p className="mt-2">
          Not sent: an earlier email to this address bounced or was reported as spam. Lift the suppression under Emails
          to send again.
        </p>
      ) : null}
      {notice === null || noticeAt === null ? null : (
        <p className="mt-2">
          {NOTICE_WORDS[notice]} {dayTime(noticeAt)}.
        </p>
      )}
      {answer === "" ? null : (
        <p className="mt-2 wrap-anywhere">
          {notice === null ? "The mail server answered" : "Your mail service reported"}: {answer}
        </p>
      )}
      {nextAt === null ? null : <p className="mt-2">Next attempt {dayTime(nextAt)}.</p>}
      <p className="text-ink-2 mt-2">
        The text of sent emails is not kept: its link opens the return without a sign-in. Whether somebody read it is
        not tracked.
      </p>
    </section>
  );
}
