import Link from "next/link";
import type { z } from "zod";
import type { listMails } from "@/contract/dashboard/mailbox";
import { Age } from "../returns/age";

import { MailStamp } from "./mail-stamp";

type MailListProps = {
  mails: z.output<typeof listMails.output>["mails"];
  now: string;
  timeZone: string;
};

/** Mails, newest first. */
export function MailList({ mails, now, timeZone }: MailListProps) {
  return (
    <ol className="mail-list border-line border-t">
      {mails.map((mail) => (
        <li key={mail.mail_id}>
          <Link prefetch={false} href={`/dashboard/mailbox/${mail.mail_id}`}>
            <span className="text-ink-2">{mail.to}</span>
            <span className="font-medium">
              <Subject text={mail.subject} />
            </span>
            <span className="text-ink-2 text-right">
              {mail.state === "KEPT" ? null : <MailStamp state={mail.state} />}{" "}
              <Age at={mail.created_at} now={now} timeZone={timeZone} />
            </span>
          </Link>
        </li>
      ))}
    </ol>
  );
}

/** A return's code at its end, in brackets, is not broken at its hyphens. */
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
