import Link from "next/link";
import type { z } from "zod";
import type { listMails } from "@/contract/dashboard/emails";
import { Age } from "../../ui/age";

import { MailBadge } from "./mail-badge";

type MailListProps = {
  mails: z.output<typeof listMails.output>["mails"];
  now: string;
  timeZone: string;
};

/** Emails, newest first. */
export function MailList({ mails, now, timeZone }: MailListProps) {
  return (
    <ol className="[&_a]:py-2.5 [&_a]:px-pad [&_a]:border-b [&_a]:border-line [&_a]:gap-y-1 [&_a]:gap-x-4 [&_a]:grid-cols-[minmax(160px,1fr)_minmax(0,3fr)_11rem] [&_a]:items-baseline [&_a]:grid [&_a:hover]:bg-hover [&_a:focus-visible]:-outline-offset-2 [&_a>*]:truncate max-md:[&_a]:grid-cols-[minmax(0,1fr)_auto] max-md:[&_a>:nth-child(2)]:row-[2/3] max-md:[&_a>:nth-child(2)]:col-[1/3] max-md:[&_a>:nth-child(2)]:wrap-anywhere max-md:[&_a>:nth-child(2)]:whitespace-normal border-line border-t">
      {mails.map((mail) => (
        <li key={mail.mail_id}>
          <Link prefetch={false} href={`/dashboard/emails/${mail.mail_id}`}>
            <span className="text-ink-2">{mail.to}</span>
            <span className="font-medium">
              <Subject text={mail.subject} />
            </span>
            <span className="text-ink-2 text-right">
              {mail.state === "KEPT" ? null : <MailBadge state={mail.state} />}{" "}
              <Age at={mail.created_at} now={now} timeZone={timeZone} />
            </span>
          </Link>
        </li>
      ))}
    </ol>
  );
}

/** A return code in brackets at the end, which must not break at its hyphens. */
const CODE_AT_END = /(\([\w-]{1,24}\))$/;

function Subject({ text }: { text: string }) {
  const [words, code] = text.split(CODE_AT_END);
  return (
    <>
      {words}
      {code ? <span className="whitespace-nowrap">{code}</span> : null}
    </>
  );
}
