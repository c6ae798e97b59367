import type { Store } from "@/server/domain/store/types";
import type { Withdrawal } from "@/server/domain/withdrawals/types";
import { escapeHtml } from "../mails/escape-html";
import { layoutHtml } from "../mails/layout-html";
import { layoutText } from "../mails/layout-text";
import type { MailContent } from "../mails/mail-content";
import { storeFrame } from "../mails/mail-frame";
import { subjectOf } from "../mails/mail-headers";
import { type KeyIn, mailWriter } from "../mails/mail-texts";
import { receiptFields } from "./withdrawal-words";

type Facts = { withdrawal: Withdrawal; store: Store; appUrl: string };
type Written = { subject: string; text: string; html: string; language: string };

/** The receipt as a mail in the store's branding: by itself it is the durable medium, the PDF says the same. */
export const composeReceiptMail = ({ withdrawal, store, appUrl }: Facts): Written => {
  const writer = mailWriter({ lang: withdrawal.lang, timeZone: store.timeZone });
  const say = (key: KeyIn<"withdrawal">): string => writer.say(`withdrawal.${key}`, { store: store.name });
  const content: MailContent = {
    ...{ subject: say("subject"), preheader: say("preheader"), headline: say("headline"), action: say("action") },
    blocks: [
      { kind: "text", text: say("text") },
      { kind: "quote", label: say("labels.statement"), text: withdrawal.statement },
      { kind: "text", text: say("next") },
      { kind: "text", text: say("reserve") },
      { kind: "text", text: say("attached") },
    ],
  };
  const fields = receiptFields(withdrawal, writer).map((field) => ({ ...field, isCode: false }));
  const frame = storeFrame({
    ...{ store, appUrl, writer, why: say("why") },
    fields: [{ label: say("labels.number"), value: withdrawal.number, isCode: true }, ...fields],
    statusUrl: `${appUrl}/r/${store.slug}?lang=${writer.language}`,
  });
  const greeting = writer.say("greeting", { name: withdrawal.name });
  return {
    language: writer.language,
    subject: subjectOf({ storeName: store.name, subject: content.subject, code: withdrawal.number }),
    text: layoutText(content, frame, greeting, writer),
    html: layoutHtml(content, frame, greeting),
  };
};

/** To the store: plainly what came in, and where it is kept. */
export const composeNotice = ({ withdrawal, store, appUrl }: Facts): Written => {
  const { number, name, contract, email, receivedAt } = withdrawal;
  const text = [
    `A shopper of ${store.name} has withdrawn from a contract.`,
    [`Number: ${number}`, `Received: ${receivedAt}`, `Name: ${name}`, `Contract: ${contract}`].join("\n"),
    `The receipt went to ${email}. The law gives you 14 days to pay back; you may wait until the goods are back.`,
    `${appUrl}/dashboard/withdrawals/${withdrawal.id}`,
  ].join("\n\n");
  const html = text
    .split("\n\n")
    .map((paragraph) => `<p>${escapeHtml(paragraph).replaceAll("\n", "<br>")}</p>`)
    .join("");
  const subject = subjectOf({ storeName: store.name, subject: "a shopper withdrew from a contract", code: number });
  return { language: "en", subject, text, html };
};
