import type { ShopperLanguage } from "@/contract/vocabulary/language";
import { findMember } from "@/server/db/people/users";
import { getStore } from "@/server/db/stores/stores";
import { countFailure } from "@/server/db/webhooks/failure-windows";
import { portalAddress } from "@/server/domain/store/portal-address";
import type { Store } from "@/server/domain/store/types";
import type { Actor } from "@/server/kernel/actor";
import { invalidField, Problem } from "@/server/kernel/problem";
import type { ServiceContext } from "../context";
import { deliverMail } from "./deliver-mail";
import { layoutHtml } from "./layout-html";
import { layoutText } from "./layout-text";
import type { MailContent } from "./mail-content";
import { storeFrame } from "./mail-frame";
import { senderOf, subjectOf } from "./mail-headers";
import type { MailKey, MailWriter } from "./mail-texts";
import { checkOwnText, MAIL_TEXT_FIELDS, type OwnTexts, ownWriter } from "./own-texts";

const MOST = 10;
const WINDOW_SECONDS = 3600;

export type TextDraft = {
  actor: Actor;
  ecommerceId: string;
  mail: string;
  lang: ShopperLanguage;
  /** Texts by key; others are as the store has saved them. */
  texts: OwnTexts;
};

export type MailPreview = { subject: string; html: string; text: string };

/**
 * Previews an email with sample values and every text that it can contain, using the draft texts.
 * @throws Problem NOT_FOUND, INVALID_ARGUMENT naming the email, or a text that couldn't be saved
 */
export const previewMailText = async (ctx: ServiceContext, draft: TextDraft): Promise<MailPreview> =>
  render(ctx, await getStore(ctx.db, draft.actor, draft.ecommerceId), draft);

/**
 * Sends the preview to the signed-in person and nobody else.
 * @throws as `previewMailText`, FAILED_PRECONDITION for an API key, which has no email address, RESOURCE_EXHAUSTED
 */
export const sendMailTextTest = async (ctx: ServiceContext, draft: TextDraft): Promise<string> => {
  const { actor, ecommerceId } = draft;
  const store = await getStore(ctx.db, actor, ecommerceId);
  const { subject, html, text } = render(ctx, store, draft);
  const member = actor.kind === "staff" ? await findMember(ctx.db, actor.id) : null;
  if (member === null)
    throw new Problem("FAILED_PRECONDITION", "Sign in to the dashboard to send a test email to yourself.");
  if ((await countFailure(ctx.db, `mail-text-test:${actor.id}`, WINDOW_SECONDS)) > MOST)
    throw new Problem("RESOURCE_EXHAUSTED", "Too many test emails were sent. Try again in an hour.", {
      retryAfterSeconds: WINDOW_SECONDS,
    });
  const headers = {
    "Message-ID": `<${ctx.ids.next("mail")}@homeward>`,
    "Auto-Submitted": "auto-generated",
    "X-SVC-Group": actor.groupId,
  };
  const from = senderOf({ mailFrom: ctx.env.MAIL_FROM, storeName: store.name });
  await deliverMail(ctx, {
    ...{ groupId: actor.groupId, ecommerceId, isTest: store.isTesting, processId: null, isForShopper: false },
    mail: { to: member.email, from, subject: `[Test] ${subject}`, html, text, headers },
  });
  return member.email;
};

const render = (ctx: ServiceContext, store: Store, { mail, lang, texts }: TextDraft): MailPreview => {
  const fields = MAIL_TEXT_FIELDS.find(({ name }) => name === mail)?.fields;
  if (fields === undefined) throw invalidField("mail", "isn't an email with editable texts");
  for (const [key, text] of Object.entries(texts)) {
    const wrong = text === "" ? null : checkOwnText(key, text);
    if (wrong !== null) throw invalidField(`texts.${key}`, wrong);
  }
  // An emptied text falls back to the standard one.
  const own = Object.entries({ ...store.config.mailTexts[lang], ...texts }).filter(([, text]) => text !== "");
  const writer = ownWriter({ lang, timeZone: store.timeZone, texts: Object.fromEntries(own), base: {} });
  const sample = sampleOf(ctx, store, writer);
  const say = (key: string): string => writer.say(key as MailKey, sample);
  const named = (pattern: RegExp): string[] =>
    fields.filter(({ key }) => pattern.test(key.slice(mail.length + 1))).map(({ key }) => say(key));
  const content: MailContent = {
    subject: named(/^subject/)[0] ?? "",
    preheader: named(/^preheader/)[0] ?? "",
    headline: named(/^headline/)[0] ?? "",
    blocks: named(/^(?!subject|preheader|headline|action)/).map((text) => ({ kind: "text", text })),
    action: named(/^action/)[0] ?? "",
  };
  const boxes = [
    { label: writer.say("labels.code"), value: CODE, isCode: true },
    { label: writer.say("labels.order"), value: ORDER, isCode: true },
  ];
  const why = writer.say("footer.why", { order: ORDER, store: store.name });
  const statusUrl = portalAddress(ctx.env.APP_URL, store);
  const frame = storeFrame({ store, appUrl: ctx.env.APP_URL, writer, statusUrl, why, fields: boxes });
  const greeting = writer.say("greeting", { name: "Ana Gil" });
  return {
    subject: subjectOf({ storeName: store.name, subject: content.subject, code: CODE }),
    html: layoutHtml(content, frame, greeting),
    text: layoutText(content, frame, greeting, writer),
  };
};

const [CODE, ORDER] = ["RT-7F3K-92QD", "#1042"];
const WEEK_MS = 7 * 24 * 3_600_000;

/** A value for each variable of every text. */
const sampleOf = (ctx: ServiceContext, store: Store, writer: MailWriter): Record<string, string | number> => {
  const day = writer.day(new Date(ctx.clock.now().getTime() + WEEK_MS).toISOString());
  return {
    ...{ items: writer.say("items", { count: 2 }), order: ORDER, store: store.name, code: CODE },
    ...{ day, due: day, amount: writer.money(4_990, store.currencyCode), item: "M", reason: "…" },
    ...{ accepted: 1, total: 2, count: 2, name: "Ana Gil" },
  };
};
