import { shopperLanguage } from "@/server/domain/store/shopper-language";
import { composeMail } from "./compose-mail";
import { layoutHtml } from "./layout-html";
import { layoutText } from "./layout-text";
import type { MailContent } from "./mail-content";
import type { MailFacts } from "./mail-facts";
import { mailFrame } from "./mail-frame";
import { subjectOf } from "./mail-headers";
import { type MailWriter, mailWriter } from "./mail-texts";
import { ownWriter } from "./own-texts";

export type RenderedMail = { language: string; subject: string; text: string; html: string };

/**
 * Renders an email to the shopper, in their language and in the store's name: HTML and plain text, one link to the
 * status.
 */
export const renderMail = (facts: MailFacts): RenderedMail => {
  const { process, store } = facts;
  const lang = shopperLanguage(store.config, process.lang);
  const { timeZone } = store;
  const base = {
    items: mailWriter({ lang, timeZone }).say("items", { count: process.units.length }),
    ...{ order: process.order.name, store: store.name, code: process.returnCode },
  };
  const writer = ownWriter({ lang, timeZone, texts: store.config.mailTexts[lang], base });
  const content = withTestNote(composeMail(facts, writer), facts, writer);
  const frame = mailFrame(facts, writer);
  const name = `${process.firstName} ${process.lastName}`.trim();
  const greeting = name === "" ? "" : writer.say("greeting", { name });
  return {
    language: writer.language,
    subject:
      (process.isTest ? `[${writer.say("test.label")}] ` : "") +
      subjectOf({ storeName: store.name, subject: content.subject, code: process.returnCode }),
    text: layoutText(content, frame, greeting, writer),
    html: layoutHtml(content, frame, greeting),
  };
};

/** Tells every recipient of an email about a test, colleague or shopper, that it is one. */
const withTestNote = (content: MailContent, { process }: MailFacts, { say }: MailWriter): MailContent =>
  process.isTest ? { ...content, blocks: [{ kind: "text", text: say("test.text") }, ...content.blocks] } : content;
