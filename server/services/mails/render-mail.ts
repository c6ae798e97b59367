import { formatMoney } from "@/contract/vocabulary/format-money";
import type { MailKind } from "@/server/domain/activities/plan-activities";
import { isCredit, restMinor } from "@/server/domain/money/payout-money";
import type { Payout, ReturnProcess } from "@/server/domain/process/types";
import type { Store } from "@/server/domain/store/types";

type MailFacts = { process: ReturnProcess; store: Store; statusUrl: string };
type Words = { subject: string; headline: string; paragraphs: string[]; action: string };

export type RenderedMail = { subject: string; text: string; html: string };

/** A mail to the shopper in the store's name: HTML and a plain-text twin, one link to the status page. */
export const renderMail = (kind: MailKind, facts: MailFacts): RenderedMail => {
  const words = WORDS[kind](facts);
  const subject = `${facts.store.name}: ${words.subject} (${facts.process.returnCode})`;
  return { subject, text: plainText(words, facts), html: html(words, facts) };
};

const WORDS: Record<MailKind, (facts: MailFacts) => Words> = {
  pass: ({ process, store }) => ({
    subject: "your return is ready to send",
    headline: `Ready. Hand it over by ${day(process.handOverBy, store)}.`,
    paragraphs: [
      `We have your return of ${count(process)} from order ${process.order.name}.`,
      "Your return pass with the code and the label is behind this link.",
    ],
    action: "Open the return pass",
  }),
  arrived: ({ process }) => ({
    subject: "your return has arrived",
    headline: "It arrived. We are checking it.",
    paragraphs: [`${count(process)} from order ${process.order.name} reached us. Checks take 1–3 working days.`],
    action: "See where it is",
  }),
  result: ({ process }) => ({
    subject: "your return is completed",
    headline: "Checked.",
    paragraphs: resultLines(process),
    action: "See the details",
  }),
  canceled: ({ process }) => ({
    subject: "your return is canceled",
    headline: "Your return is canceled.",
    paragraphs: [`Nothing is sent and nothing is refunded for order ${process.order.name}. The label is void.`],
    action: "See the return",
  }),
};

const resultLines = (process: ReturnProcess): string[] => {
  const refused = process.units.filter(({ verdict }) => verdict === "DECLINED" || verdict === "MISSING");
  const paid = process.payouts.flatMap((payout) => paidLines(payout, process.lang));
  const names = refused.map((unit) => {
    const name = process.order.lines.find(({ id }) => id === unit.orderLineId)?.name ?? "";
    const why = unit.showRejectReason && unit.rejectReason !== null ? `: ${unit.rejectReason}` : "";
    return unit.verdict === "MISSING" ? `${name} was not in the parcel.` : `${name} was not accepted${why}.`;
  });
  return [...(paid.length > 0 ? paid : ["There is nothing to pay back."]), ...names];
};

/** What we paid of it; what was paid elsewhere, the merchant has said himself. */
const paidLines = (payout: Payout, lang: string): string[] => {
  const { currency, refundOption, destination, reference, externalMinor } = payout;
  const write = (amountMinor: number): string => formatMoney(amountMinor, currency, lang);
  const elsewhere = externalMinor > 0 ? [`${write(externalMinor)} was refunded to you directly by the shop.`] : [];
  const minor = restMinor(payout);
  if (minor === 0) return elsewhere;
  if (isCredit(payout)) {
    const what = refundOption === "GIFT_CARD" ? "a gift card" : "store credit";
    return [...elsewhere, `${write(minor)} as ${what}. Your code: ${reference}.`];
  }
  return [...elsewhere, `${write(minor)} sent to ${destination}. Banks need 3–5 working days.`];
};

const count = ({ units }: ReturnProcess): string => (units.length === 1 ? "1 item" : `${units.length} items`);

const day = (at: string | null, store: Store): string =>
  at === null
    ? ""
    : new Date(at).toLocaleDateString("en-GB", {
        weekday: "long",
        day: "numeric",
        month: "long",
        timeZone: store.timeZone,
      });

const plainText = (words: Words, { store, process, statusUrl }: MailFacts): string =>
  [
    words.headline,
    "",
    ...words.paragraphs,
    "",
    `${words.action}: ${statusUrl}`,
    "",
    `${store.name} · ${process.returnCode}`,
  ].join("\n");

const escapeHtml = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");

const html = (words: Words, { store, process, statusUrl }: MailFacts): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${escapeHtml(words.headline)}</title></head>
<body style="margin:0;background:#f8f7f2;color:#191f25;font:16px/24px system-ui,sans-serif">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:520px;background:#fefdfb;border:1px solid #dedcd5;border-radius:6px">
<tr><td style="padding:20px 24px;border-bottom:1px solid #dedcd5;font-weight:600">${escapeHtml(store.name)}</td></tr>
<tr><td style="padding:24px"><h1 style="margin:0 0 16px;font-size:24px;line-height:30px">${escapeHtml(words.headline)}</h1>
${words.paragraphs.map((line) => `<p style="margin:0 0 12px">${escapeHtml(line)}</p>`).join("\n")}
<p style="margin:24px 0 0"><a href="${escapeHtml(statusUrl)}" style="display:inline-block;padding:12px 20px;border-radius:6px;background:#191f25;color:#fefdfb;font-weight:600;text-decoration:none">${escapeHtml(words.action)}</a></p></td></tr>
<tr><td style="padding:16px 24px;border-top:1px solid #dedcd5;font:14px/20px ui-monospace,monospace">${escapeHtml(process.returnCode)}</td></tr>
</table></td></tr></table></body></html>`;
