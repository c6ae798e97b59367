"use client";

import { useMutation } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import type { z } from "zod";
import type { getMailTexts } from "@/contract/dashboard/mail-texts";
import { LANGUAGE_FACTS, type ShopperLanguage } from "@/contract/vocabulary/language";
import { Button } from "../../../ui/button";
import { BESIDE_PREVIEW } from "../../../ui/columns";
import { Hint } from "../../../ui/field";
import { Alert } from "../../../ui/notice";
import { problemText } from "../../browser/problem-text";
import { useToast } from "../../browser/toasts";
import { useTRPCClient } from "../../browser/trpc";
import { useSettled } from "../../browser/use-settled";
import { mailWords } from "../../controls/email-words";
import { SelectField } from "../../controls/select-field";
import { SettingBlock } from "../controls/setting-block";
import type { FormPlace } from "../form/part";
import { SettingFormFrame } from "../form/setting-form-frame";
import type { SettingForm } from "../form/use-setting-form";
import { useStoreSetting } from "../form/use-store-setting";
import type { MailTextsValue } from "../types";
import { EmailText } from "./email-text";

type Mails = z.output<typeof getMailTexts.output>["mails"];

type EmailTextsFormProps = {
  value: MailTextsValue;
  mails: Mails;
  languages: readonly ShopperLanguage[];
  defaultLanguage: ShopperLanguage;
  place: FormPlace;
};

/** What the emails to shoppers say, one email and one language at a time, beside the email itself. */
export function EmailTextsForm({ value, mails, languages, defaultLanguage, place }: EmailTextsFormProps) {
  const form = useStoreSetting(place, "mailtexts", value);
  const [mail, setMail] = useState(mails[0]?.name ?? "");
  const [lang, setLang] = useState<ShopperLanguage>(defaultLanguage);
  const fields = mails.find(({ name }) => name === mail)?.fields ?? [];
  const own = form.draft[lang];
  // Emptied, a text that was never saved is gone; one that was saved is told to the server as empty.
  const change = (changes: Record<string, string>) => {
    const texts = Object.entries({ ...own, ...changes });
    const kept = texts.filter(([key, text]) => text !== "" || form.editing.base[lang][key] !== undefined);
    form.change({ [lang]: Object.fromEntries(kept) });
  };
  const written = fields.filter(({ key }) => own[key]);
  return (
    <div className={BESIDE_PREVIEW}>
      <div>
        <SettingFormFrame form={form} label="Email texts" place={place}>
          <SettingBlock
            title="Choose an email"
            about="Each text replaces the standard one. Leave it empty to keep the standard text, also when we improve it."
          >
            <SelectField
              label="Email"
              options={mails.map(({ name }) => [name, mailWords(name) + countWords(countOf(form, name))] as const)}
              value={mail}
              onChange={setMail}
            />
            <SelectField
              label="Language"
              options={languages.map((language) => [language, LANGUAGE_FACTS[language].name] as const)}
              value={lang}
              onChange={setLang}
            />
            <Hint>
              The receipt of an EU withdrawal isn't listed: the law (Directive 2011/83/EU, Article 11a) says what it has
              to confirm. Item lists, amounts and card holds are filled in by Homeward.
            </Hint>
          </SettingBlock>
          <SettingBlock
            title="Texts"
            about="Variables such as {order} are filled in for each return. Click one to insert it at the cursor."
          >
            {fields.map(({ key, variables, is_line, standard }) => (
              <EmailText
                key={`${lang}.${key}`}
                name={key}
                variables={variables}
                isLine={is_line}
                standard={standard[lang]}
                value={own[key] ?? ""}
                error={form.part(lang).error(key)}
                onChange={(text) => change({ [key]: text })}
              />
            ))}
            {written.length === 0 ? null : (
              <div>
                <Button onClick={() => change(Object.fromEntries(written.map(({ key }) => [key, ""])))}>
                  Reset this email
                </Button>
                <Hint>Brings the standard texts back in {LANGUAGE_FACTS[lang].name}. Save to apply.</Hint>
              </div>
            )}
          </SettingBlock>
        </SettingFormFrame>
      </div>
      <EmailPreview
        ecommerceId={place.ecommerceId}
        canWrite={place.canWrite}
        {...{ mail, lang }}
        texts={draftOf(
          form,
          lang,
          fields.map(({ key }) => key),
        )}
      />
    </div>
  );
}

type Form = SettingForm<MailTextsValue>;

/** How many texts of an email the store has written, in all languages. */
const countOf = ({ draft }: Form, mail: string): number =>
  Object.values(draft).reduce(
    (count, texts) => count + Object.entries(texts).filter(([key, text]) => key.startsWith(`${mail}.`) && text).length,
    0,
  );

const countWords = (count: number): string => (count === 0 ? "" : ` (${count} changed)`);

/** What stands in the form otherwise than it is saved. */
const draftOf = ({ draft, editing }: Form, lang: ShopperLanguage, keys: readonly string[]): Record<string, string> => {
  const saved = editing.base[lang];
  const changed = keys.filter((key) => (draft[lang][key] ?? "") !== (saved[key] ?? ""));
  return Object.fromEntries(changed.map((key) => [key, draft[lang][key] ?? ""]));
};

type PreviewProps = {
  ecommerceId: string;
  canWrite: boolean;
  mail: string;
  lang: ShopperLanguage;
  texts: Record<string, string>;
};

/** The email with what stands in the form, and a copy of it to oneself. */
function EmailPreview({ ecommerceId, canWrite, mail, lang, texts }: PreviewProps) {
  const client = useTRPCClient();
  const say = useToast();
  const test = useMutation({
    mutationFn: () => client.sendMailTextTest.mutate({ ecommerce_id: ecommerceId, mail, lang, texts }),
    onSuccess: ({ to }) => say(`Test email sent to ${to}.`),
  });
  return (
    <section className="sticky top-[calc(var(--bar)+20px)] max-[1200px]:static" aria-label="Preview">
      <header className="flex flex-wrap items-center gap-2 pb-2">
        <h2 className="text-h2 font-semibold mr-auto">Preview</h2>
        {canWrite ? (
          <Button
            size="small"
            isLive
            aria-disabled={test.isPending || undefined}
            onClick={() => test.isPending || test.mutate()}
          >
            {test.isPending ? "Sending …" : "Send test email"}
          </Button>
        ) : null}
      </header>
      <Alert className="mb-2">{test.error ? problemText(test.error) : null}</Alert>
      <div className="border border-rule rounded-panel overflow-hidden bg-sunken h-[min(720px,calc(100dvh-var(--bar)-170px))]">
        <PostedFrame fields={{ ecommerce_id: ecommerceId, mail, lang, texts: JSON.stringify(texts) }} />
      </div>
      <Hint>Sample values. Shoppers get only the sentences that fit their return.</Hint>
    </section>
  );
}

const FRAME = "email-preview";

/**
 * The email as the server writes it. The texts go as a form's body, since an address is too short for them, and the
 * answer stays a document with rules of its own. Each answer gets a new frame, so that Back leaves the page.
 */
function PostedFrame({ fields }: { fields: Record<string, string> }) {
  const form = useRef<HTMLFormElement>(null);
  const sent = useSettled(JSON.stringify(fields));
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is sent stands in the form
  useEffect(() => form.current?.submit(), [sent]);
  return (
    <>
      <form
        ref={form}
        hidden
        method="post"
        action="/dashboard/settings/emails/preview"
        encType="multipart/form-data"
        target={FRAME}
      >
        {Object.entries(JSON.parse(sent) as Record<string, string>).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} readOnly />
        ))}
      </form>
      <iframe key={sent} className="block size-full" name={FRAME} sandbox="" title="The email" />
    </>
  );
}
