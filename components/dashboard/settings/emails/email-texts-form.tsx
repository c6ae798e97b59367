"use client";

import { useMutation } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import type { z } from "zod";
import type { getMailTexts } from "@/contract/dashboard/mail-texts";
import { LANGUAGE_FACTS, type ShopperLanguage } from "@/contract/vocabulary/language";
import { t } from "@/messages/dashboard/settings-emails";
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

/** The texts of emails to shoppers, one email and language at a time, beside a preview of the email. */
export function EmailTextsForm({ value, mails, languages, defaultLanguage, place }: EmailTextsFormProps) {
  const form = useStoreSetting(place, "mailtexts", value);
  const [mail, setMail] = useState(mails[0]?.name ?? "");
  const [lang, setLang] = useState<ShopperLanguage>(defaultLanguage);
  const fields = mails.find(({ name }) => name === mail)?.fields ?? [];
  const own = form.draft[lang];
  // A cleared text is removed if it was never saved; otherwise it is sent to the server as empty.
  const change = (changes: Record<string, string>) => {
    const texts = Object.entries({ ...own, ...changes });
    const kept = texts.filter(([key, text]) => text !== "" || form.editing.base[lang][key] !== undefined);
    form.change({ [lang]: Object.fromEntries(kept) });
  };
  const written = fields.filter(({ key }) => own[key]);
  return (
    <div className={BESIDE_PREVIEW}>
      <div>
        <SettingFormFrame form={form} label={t("emailTextsForm.form")} place={place}>
          <SettingBlock title={t("emailTextsForm.choose")} about={t("emailTextsForm.chooseAbout")}>
            <SelectField
              label={t("emailTextsForm.email")}
              options={mails.map(({ name }) => [name, optionWords(name, countOf(form, name))] as const)}
              value={mail}
              onChange={setMail}
            />
            <SelectField
              label={t("emailTextsForm.language")}
              options={languages.map((language) => [language, LANGUAGE_FACTS[language].name] as const)}
              value={lang}
              onChange={setLang}
            />
            <Hint>{t("emailTextsForm.chooseHint")}</Hint>
          </SettingBlock>
          <SettingBlock title={t("emailTextsForm.texts")} about={t("emailTextsForm.textsAbout")}>
            {fields.map(({ key, variables, is_line, standard }) => (
              <EmailText
                key={`${lang}.${key}`}
                name={key}
                variables={variables}
                isLine={is_line}
                standard={standard[lang]}
                value={own[key] ?? ""}
                path={form.part(lang).pathOf(key)}
                error={form.part(lang).error(key)}
                onChange={(text) => change({ [key]: text })}
              />
            ))}
            {written.length === 0 ? null : (
              <div>
                <Button onClick={() => change(Object.fromEntries(written.map(({ key }) => [key, ""])))}>
                  {t("emailTextsForm.reset")}
                </Button>
                <Hint>{t("emailTextsForm.resetHint", { language: LANGUAGE_FACTS[lang].name })}</Hint>
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

/** How many email texts the store has customized, in all languages. */
const countOf = ({ draft }: Form, mail: string): number =>
  Object.values(draft).reduce(
    (count, texts) => count + Object.entries(texts).filter(([key, text]) => key.startsWith(`${mail}.`) && text).length,
    0,
  );

const optionWords = (mail: string, count: number): string =>
  count === 0 ? mailWords(mail) : t("emailTextsForm.emailChanged", { email: mailWords(mail), count });

/** Returns the texts with unsaved changes. */
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

/** A preview of the email with the unsaved texts, and a button that sends a test email to the user. */
function EmailPreview({ ecommerceId, canWrite, mail, lang, texts }: PreviewProps) {
  const client = useTRPCClient();
  const say = useToast();
  const test = useMutation({
    mutationFn: () => client.sendMailTextTest.mutate({ ecommerce_id: ecommerceId, mail, lang, texts }),
    onSuccess: ({ to }) => say(t("emailTextsForm.testSent", { to })),
  });
  return (
    <section
      className="sticky top-[calc(var(--bar)+20px)] max-[1200px]:static"
      aria-label={t("emailTextsForm.preview")}
    >
      <header className="flex flex-wrap items-center gap-2 pb-2">
        <h2 className="text-h2 font-semibold mr-auto">{t("emailTextsForm.preview")}</h2>
        {canWrite ? (
          <Button
            size="small"
            isLive
            aria-disabled={test.isPending || undefined}
            onClick={() => test.isPending || test.mutate()}
          >
            {test.isPending ? t("emailTextsForm.sending") : t("emailTextsForm.sendTest")}
          </Button>
        ) : null}
      </header>
      <Alert className="mb-2">{test.error ? problemText(test.error) : null}</Alert>
      <div className="border border-rule rounded-panel overflow-hidden bg-sunken h-[min(720px,calc(100dvh-var(--bar)-170px))]">
        <PostedFrame fields={{ ecommerce_id: ecommerceId, mail, lang, texts: JSON.stringify(texts) }} />
      </div>
      <Hint>{t("emailTextsForm.previewHint")}</Hint>
    </section>
  );
}

const FRAME = "email-preview";

/**
 * The email as rendered by the server. The texts are sent as a form's body, since they are too long for an address, and
 * the response stays a document with its own policy. Each response gets a new frame, so that Back leaves the page.
 */
function PostedFrame({ fields }: { fields: Record<string, string> }) {
  const form = useRef<HTMLFormElement>(null);
  const sent = useSettled(JSON.stringify(fields));
  // biome-ignore lint/correctness/useExhaustiveDependencies: the sent texts are in the form
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
      <iframe key={sent} className="block size-full" name={FRAME} sandbox="" title={t("emailTextsForm.frame")} />
    </>
  );
}
