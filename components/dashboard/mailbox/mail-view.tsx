"use client";

import Link from "next/link";
import { useState } from "react";
import type { z } from "zod";
import type { getMail } from "@/contract/dashboard/mailbox";
import { formatTime } from "../../ui/format-time";
import { LiveButton } from "../../ui/live-button";
import { CodeBlock } from "../controls/code-block";
import { LOCALE } from "../returns/age";

type MailViewProps = { mail: z.output<typeof getMail.output>["mail"]; timeZone: string };

/** One mail as its reader gets it, and its plain text twin. */
export function MailView({ mail, timeZone }: MailViewProps) {
  const [isText, setText] = useState(false);
  return (
    <div className="document max-w-4xl!">
      <nav aria-label="Where you are">
        <ol className="crumbs">
          <li>
            <Link className="hover:underline" href="/dashboard/mailbox">
              Mail box
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
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would box two words */}
      <div className="segments mt-6 mb-3" role="group" aria-label="Show the mail as">
        <LiveButton className="segment" aria-pressed={!isText} onClick={() => setText(false)}>
          As the reader sees it
        </LiveButton>
        <LiveButton className="segment" aria-pressed={isText} onClick={() => setText(true)}>
          Plain text
        </LiveButton>
      </div>
      {isText ? (
        <CodeBlock label="Plain text" isWrapped>
          {mail.text}
        </CodeBlock>
      ) : (
        // Without allow-scripts and allow-same-origin: a mail is text from outside and must not act here. Links open a new tab.
        <iframe
          className="mail-frame"
          title="Mail"
          sandbox="allow-popups allow-popups-to-escape-sandbox"
          src={`/dashboard/mailbox/${mail.mail_id}/reader`}
        />
      )}
    </div>
  );
}
