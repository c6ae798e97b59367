"use client";

import Link from "next/link";
import { useState } from "react";
import type { z } from "zod";
import type { getMail } from "@/contract/dashboard/emails";
import type { MailNoticeKind } from "@/contract/vocabulary/mail-state";
import { LOCALE } from "../../ui/age";
import { ButtonAnchor } from "../../ui/button";
import { Fact, Facts } from "../../ui/facts";
import { formatTime } from "../../ui/format-time";
import { LiveButton } from "../../ui/live-button";
import { Page } from "../../ui/page";
import { Segments, segmentStyle } from "../../ui/segments";
import { TextAnchor } from "../../ui/text-link";
import { CodeBlock } from "../controls/code-block";
import { MailBadge } from "./mail-badge";

type MailViewProps = { mail: z.output<typeof getMail.output>["mail"]; timeZone: string };

const LOOKS = [
  ["READER", "Preview"],
  ["TEXT", "Plain text"],
  ["HTML", "HTML"],
  ["HEADERS", "Headers"],
] as const;
type Look = (typeof LOOKS)[number][0];

/** One mail as its reader gets it, its plain text twin, and what both are made of. */
export function MailView({ mail, timeZone }: MailViewProps) {
  return (
    <Page className="max-w-4xl!">
      <nav aria-label="Breadcrumbs">
        <ol className="gap-1.5 text-ink-2 min-w-0 min-h-8 items-center flex whitespace-nowrap [&_li+li]:before:text-ink-3 [&_li+li]:before:content-['/'] **:aria-[current]:overflow-hidden **:aria-[current]:text-ink **:aria-[current]:text-ellipsis **:aria-[current]:font-medium max-[480px]:[&_li+li]:hidden">
          <li className="gap-1.5 min-w-0 flex">
            <Link className="hover:underline" href="/dashboard/emails">
              Emails
            </Link>
          </li>
          <li className="gap-1.5 min-w-0 flex">
            <span aria-current="page">{mail.subject}</span>
          </li>
        </ol>
      </nav>
      <h1 className="text-h1 mt-1 mb-4 font-semibold">{mail.subject}</h1>
      <Facts className="grid-cols-1! sm:grid-cols-3!">
        <Fact label="To">{mail.to}</Fact>
        <Fact label="From">{mail.from}</Fact>
        <Fact label="Written">{formatTime(mail.created_at, "dayTime", { timeZone, locale: LOCALE })}</Fact>
      </Facts>
      {mail.attachments.length > 0 ? (
        <p className="mt-3 flex flex-wrap gap-2">
          {mail.attachments.map(({ name }) => (
            <ButtonAnchor
              key={name}
              size="small"
              href={`/dashboard/emails/${mail.mail_id}/${encodeURIComponent(name)}`}
              download
            >
              {name}
            </ButtonAnchor>
          ))}
        </p>
      ) : null}
      <DeliveryFacts mail={mail} timeZone={timeZone} />
      {mail.state === "KEPT" ? <Looks mail={mail} /> : null}
    </Page>
  );
}

/** The mail in the forms that there are to choose from. */
function Looks({ mail }: Pick<MailViewProps, "mail">) {
  const [look, setLook] = useState<Look>("READER");
  return (
    <>
      <Segments className="mt-6 mb-3" role="group" aria-label="View">
        {LOOKS.map(([each, word]) => (
          <LiveButton key={each} className={segmentStyle()} aria-pressed={look === each} onClick={() => setLook(each)}>
            {word}
          </LiveButton>
        ))}
      </Segments>
      <MailBody mail={mail} look={look} />
    </>
  );
}

/** The mail itself, in one of its forms. */
function MailBody({ mail, look }: Pick<MailViewProps, "mail"> & { look: Look }) {
  switch (look) {
    case "READER":
      return (
        // Without allow-scripts and allow-same-origin: a mail is text from outside and must not act here. Links open a new tab.
        <iframe
          className="border border-rule rounded-control bg-[#fff] w-full h-[min(820px,70dvh)] scheme-light"
          title="Email"
          sandbox="allow-popups allow-popups-to-escape-sandbox"
          src={`/dashboard/emails/${mail.mail_id}/reader`}
        />
      );
    case "TEXT":
      return (
        <CodeBlock label="Plain text" isWrapped>
          <LinkedText text={mail.text} />
        </CodeBlock>
      );
    case "HTML":
      return (
        <CodeBlock label="HTML" isWrapped>
          {mail.html}
        </CodeBlock>
      );
    case "HEADERS":
      return (
        <CodeBlock label="Headers" isWrapped>
          {mail.headers.map(({ name, value }) => (
            <span key={name} className="block">
              <b className="font-semibold!">{name}:</b> {value}
            </span>
          ))}
        </CodeBlock>
      );
  }
}

const ADDRESS = /(https?:\/\/[^\s<>"]+[^\s<>".,;:!?)\]])/;

/** The text with its addresses as links, as every mail program shows it. */
function LinkedText({ text }: { text: string }) {
  // Split by a group, the addresses are every second part.
  return text.split(ADDRESS).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the text does not change
      <TextAnchor key={index} href={part} target="_blank" rel="noreferrer">
        {part}
      </TextAnchor>
    ),
  );
}

const NOTICE_WORDS: Record<MailNoticeKind, string> = {
  DEFERRED: "Delayed at the receiver’s server since",
  DELIVERED: "Delivered to the receiver’s server",
  SOFT_BOUNCE: "Not delivered. Your mail service stopped trying",
  BLOCKED: "Blocked",
  HARD_BOUNCE: "The address doesn’t exist. Bounced",
  COMPLAINT: "Reported as spam",
};

/** How an email went: its state, what the mail server answered, and when it is tried again. */
function DeliveryFacts({ mail, timeZone }: { mail: z.output<typeof getMail.output>["mail"]; timeZone: string }) {
  const { state, answer, next_at: nextAt, notice, notice_at: noticeAt } = mail;
  const dayTime = (at: string) => formatTime(at, "dayTime", { timeZone, locale: LOCALE });
  if (state === "KEPT") return null;
  return (
    <section className="mt-4" aria-label="Delivery">
      <MailBadge state={state} />
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
        The text of sent emails isn’t stored because its link opens the return without signing in. Homeward doesn’t
        track whether emails are read.
      </p>
    </section>
  );
}
