"use client";

import { useState } from "react";
import type { z } from "zod";
import type { getMail } from "@/contract/dashboard/emails";
import { t } from "@/messages/dashboard/emails";
import { LOCALE } from "../../ui/age";
import { ButtonAnchor } from "../../ui/button";
import { Fact, Facts } from "../../ui/facts";
import { formatTime } from "../../ui/format-time";
import { LiveButton } from "../../ui/live-button";
import { Page } from "../../ui/page";
import { Segments, segmentStyle } from "../../ui/segments";
import { TextAnchor } from "../../ui/text-link";
import { CodeBlock } from "../controls/code-block";
import { Crumbs } from "../controls/crumbs";
import { MailBadge } from "./mail-badge";

type MailViewProps = { mail: z.output<typeof getMail.output>["mail"]; timeZone: string };

const LOOKS = ["READER", "TEXT", "HTML", "HEADERS"] as const;
type Look = (typeof LOOKS)[number];

/** An email as the recipient sees it, its plain-text version, and the data behind both. */
export function MailView({ mail, timeZone }: MailViewProps) {
  return (
    <Page className="max-w-4xl!">
      <Crumbs parent={t("mailView.emails")} href="/dashboard/emails" here={mail.subject} />
      <h1 className="text-h1 mt-1 mb-4 font-semibold">{mail.subject}</h1>
      <Facts className="grid-cols-1! sm:grid-cols-3!">
        <Fact label={t("mailView.to")}>{mail.to}</Fact>
        <Fact label={t("mailView.from")}>{mail.from}</Fact>
        <Fact label={t("mailView.created")}>
          {formatTime(mail.created_at, "dayTime", { timeZone, locale: LOCALE })}
        </Fact>
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

/** Tabs for the available forms of the email. */
function Looks({ mail }: Pick<MailViewProps, "mail">) {
  const [look, setLook] = useState<Look>("READER");
  return (
    <>
      <Segments className="mt-6 mb-3" role="group" aria-label={t("mailView.view")}>
        {LOOKS.map((each) => (
          <LiveButton key={each} className={segmentStyle()} aria-pressed={look === each} onClick={() => setLook(each)}>
            {t(`mailView.looks.${each}`)}
          </LiveButton>
        ))}
      </Segments>
      <MailBody mail={mail} look={look} />
    </>
  );
}

/** The email in one of its forms. */
function MailBody({ mail, look }: Pick<MailViewProps, "mail"> & { look: Look }) {
  switch (look) {
    case "READER":
      return (
        // Omits allow-scripts and allow-same-origin because an email has external content that must not run here. Links
        // open a new tab.
        <iframe
          className="border border-rule rounded-control bg-[#fff] w-full h-[min(820px,70dvh)] scheme-light"
          title={t("mailView.email")}
          sandbox="allow-popups allow-popups-to-escape-sandbox"
          src={`/dashboard/emails/${mail.mail_id}/reader`}
        />
      );
    case "TEXT":
      return (
        <CodeBlock label={t("mailView.looks.TEXT")} isWrapped>
          <LinkedText text={mail.text} />
        </CodeBlock>
      );
    case "HTML":
      return (
        <CodeBlock label={t("mailView.looks.HTML")} isWrapped>
          {mail.html}
        </CodeBlock>
      );
    case "HEADERS":
      return (
        <CodeBlock label={t("mailView.looks.HEADERS")} isWrapped>
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

/** The text with clickable addresses, as email apps show it. */
function LinkedText({ text }: { text: string }) {
  // Splitting by a capture group makes every second part an address.
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

/** The delivery of an email: its status, the response of the mail server, and the next retry. */
function DeliveryFacts({ mail, timeZone }: { mail: z.output<typeof getMail.output>["mail"]; timeZone: string }) {
  const { state, answer, next_at: nextAt, notice, notice_at: noticeAt } = mail;
  const dayTime = (at: string) => formatTime(at, "dayTime", { timeZone, locale: LOCALE });
  if (state === "KEPT") return null;
  return (
    <section className="mt-4" aria-label={t("mailView.delivery")}>
      <MailBadge state={state} />
      {state === "SUPPRESSED" ? <p className="mt-2">{t("mailView.suppressed")}</p> : null}
      {notice === null || noticeAt === null ? null : (
        <p className="mt-2">{t(`mailView.notices.${notice}`, { time: dayTime(noticeAt) })}</p>
      )}
      {answer === "" ? null : (
        <p className="mt-2 wrap-anywhere">
          {notice === null ? t("mailView.answered", { answer }) : t("mailView.reported", { answer })}
        </p>
      )}
      {nextAt === null ? null : <p className="mt-2">{t("mailView.nextAttempt", { time: dayTime(nextAt) })}</p>}
      <p className="text-ink-2 mt-2">{t("mailView.notStored")}</p>
    </section>
  );
}
