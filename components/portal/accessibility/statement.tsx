import type { PortalStore } from "@/contract/storefront/store";
import type { Language } from "@/messages/translator";
import type { Reader } from "../reader";
import { BackLink } from "../shell/back-link";
import { Crumb, Lead, PageHead, Wrap } from "../ui/page";
import { Prose } from "../ui/prose";

const MADE = ["keyboard", "script", "contrast", "zoom", "time", "login"] as const;

/** The store's own statement, and its language. */
export type OwnStatement = { readonly text: string; readonly lang: Language };

type StatementProps = { store: PortalStore; reader: Reader; own: OwnStatement };

/** The accessibility statement: the store's addition, conformance, known gaps, method, contact. */
export function AccessibilityStatement({ store, reader: { t }, own }: StatementProps) {
  const { name, slug, contact_email: email } = store;
  return (
    <Wrap className="pb-6 lg:max-w-140">
      <Crumb>
        <BackLink href={`/r/${slug}`} text={t("shell.returns")} />
      </Crumb>
      <PageHead title={t("accessibility.title")}>
        <Lead>{t("accessibility.lead", { store: name })}</Lead>
      </PageHead>
      <Prose>
        {own.text === "" ? null : (
          <>
            <h2>{t("accessibility.ownTitle", { store: name })}</h2>
            <p className="whitespace-pre-line wrap-anywhere" lang={own.lang} dir="auto">
              {own.text}
            </p>
          </>
        )}
        <h2>{t("accessibility.statusTitle")}</h2>
        <p>{t("accessibility.status")}</p>
        <h2>{t("accessibility.madeTitle")}</h2>
        <ul>
          {MADE.map((one) => (
            <li key={one}>{t(`accessibility.made.${one}`)}</li>
          ))}
        </ul>
        <h2>{t("accessibility.limitsTitle")}</h2>
        <p>{t("accessibility.limits")}</p>
        <h2>{t("accessibility.testedTitle")}</h2>
        <p>{t("accessibility.tested")}</p>
        <h2>{t("accessibility.helpTitle")}</h2>
        <p>
          {email ? t("accessibility.help", { store: name }) : t("accessibility.helpPlain", { store: name })}{" "}
          {email ? <a href={`mailto:${email}`}>{email}</a> : null}
        </p>
        <p>{t("accessibility.authority")}</p>
      </Prose>
    </Wrap>
  );
}
