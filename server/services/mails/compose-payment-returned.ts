import type { ShopperLanguage } from "@/contract/vocabulary/language";
import { portalAddress } from "@/server/domain/store/portal-address";
import type { Store } from "@/server/domain/store/types";
import { layoutHtml } from "./layout-html";
import { layoutText } from "./layout-text";
import type { MailContent } from "./mail-content";
import { storeFrame } from "./mail-frame";
import { subjectOf } from "./mail-headers";
import type { KeyIn } from "./mail-texts";
import { ownWriter } from "./own-texts";

type Facts = {
  store: Store;
  appUrl: string;
  lang: ShopperLanguage;
  /** The return code of the draft that was paid for. */
  returnCode: string;
  orderName: string;
  /** The name in the greeting; "": no name. */
  name: string;
  amountMinor: number;
  currency: string;
};
type Written = { subject: string; text: string; html: string; language: string };

/** Composes the email that a payment for an unconfirmed return is being refunded. */
export const composePaymentReturned = (facts: Facts): Written => {
  const { store, appUrl, lang, returnCode, orderName, name, amountMinor, currency } = facts;
  const base = { order: orderName, store: store.name, code: returnCode };
  const writer = ownWriter({ lang, timeZone: store.timeZone, texts: store.config.mailTexts[lang], base });
  const values = { amount: writer.money(amountMinor, currency), order: orderName };
  const say = (key: KeyIn<"payment_returned">): string => writer.say(`payment_returned.${key}`, values);
  const content: MailContent = {
    ...{ subject: say("subject"), preheader: say("preheader"), headline: say("headline"), action: say("action") },
    blocks: [
      { kind: "text", text: say("text") },
      { kind: "text", text: say("next") },
    ],
  };
  const frame = storeFrame({
    ...{ store, appUrl, writer, why: writer.say("footer.why", { order: orderName, store: store.name }) },
    fields: [
      { label: writer.say("labels.code"), value: returnCode, isCode: true },
      { label: writer.say("labels.order"), value: orderName, isCode: true },
    ],
    statusUrl: `${portalAddress(appUrl, store)}?lang=${writer.language}`,
  });
  const greeting = name === "" ? "" : writer.say("greeting", { name });
  return {
    language: writer.language,
    subject: subjectOf({ storeName: store.name, subject: content.subject, code: returnCode }),
    text: layoutText(content, frame, greeting, writer),
    html: layoutHtml(content, frame, greeting),
  };
};
