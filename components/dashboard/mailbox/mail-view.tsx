"use client";

import Link from "next/link";
import { useState } from "react";
import type { z } from "zod";
import type { getMail } from "@/contract/dashboard/mailbox";
import { formatTime } from "../../ui/format-time";
import { LiveButton } from "../../ui/live-button";
import { CodeBlock } from "../controls/code-block";
import { LOCALE } from "../returns/age";
import { DeliveryFacts } from "./delivery-facts";

type MailViewProps = { mail: z.output<typeof getMail.output>["mail"]; timeZone: string };

const LOOKS = [
  ["READER", "As the reader sees it"],
  ["TEXT", "Plain text"],
  ["HTML", "HTML"],
  ["HEADERS", "Headers"],
] as const;
type Look = (typeof LOOKS)[number][0];

/** One mail as its reader gets it, its plain text twin, and what both are made of. */
export function MailView({ mail, timeZone }: MailViewProps) {
  return (
    <div className="document max-w-4xl!">
      <nav aria-label="Where you are">
        <ol className="crumbs">
          <li>
            <Link className="hover:underline" href="/dashboard/mailbox">
              Emails
            </Link>
          </li>
          <li>
            <span aria-current="page">{mail.subject}</span>
          </li>
        </ol>
      </nav>
      <h1 className="text-h1 mt-1 mb-4 font-semibold">{mail.subject}</h1>
      <dl className="cells grid-cols-1! sm:grid-cols-3!">
        <div className="cell">
          <dt>To</dt>
          <dd>{mail.to}</dd>
        </div>
        <div className="cell">
          <dt>From</dt>
          <dd>{mail.from}</dd>
        </div>
        <div className="cell">
          <dt>Written</dt>
          <dd>{formatTime(mail.created_at, "dayTime", { timeZone, locale: LOCALE })}</dd>
        </div>
      </dl>
      {mail.attachments.length > 0 ? (
        <p className="mt-3 flex flex-wrap gap-2">
          {mail.attachments.map(({ name }) => (
            <a
              key={name}
              className="button"
              data-size="small"
              href={`/dashboard/mailbox/${mail.mail_id}/${encodeURIComponent(name)}`}
              download
            >
              {name}
            </a>
          ))}
        </p>
      ) : null}
      <DeliveryFacts mail={mail} timeZone={timeZone} />
      {mail.state === "KEPT" ? <Looks mail={mail} /> : null}
    </div>
  );
}

/** The mail in the forms that there are to choose from. */
function Looks({ mail }: Pick<MailViewProps, "mail">) {
  const [look, setLook] = useState<Look>("READER");
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would box three words */}
      <div className="segments mt-6 mb-3 flex-wrap" role="group" aria-label="Show the mail as">
        {LOOKS.map(([each, word]) => (
          <LiveButton key={each} className="segment" aria-pressed={look === each} onClick={() => setLook(each)}>
            {word}
          </LiveButton>
        ))}
      </div>
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
          className="mail-frame"
          title="Mail"
          sandbox="allow-popups allow-popups-to-escape-sandbox"
          src={`/dashboard/mailbox/${mail.mail_id}/reader`}
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
              <b className="font-semibold">{name}:</b> {value}
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
      <a key={index} className="link" href={part} target="_blank" rel="noreferrer">
        {part}
      </a>
    ),
  );
}
