import type { ComponentProps, ReactNode } from "react";
import { Icon } from "@/components/ui/icon";
import type { PortalStore } from "@/contract/storefront/store";
import { ownLanguageName } from "@/contract/vocabulary/language";
import type { Language } from "@/messages/translator";
import type { Reader } from "../reader";
import { themeSheet } from "../theme/derive-theme";
import { ThemeStyle } from "../theme/theme-style";
import { Wrap } from "../ui/page";
import { FocusHeading } from "./focus-heading";
import { StoreLogo } from "./store-logo";

type ShellProps = { store: PortalStore; reader: Reader };
/** `nonce` of this response: without it the browser ignores the colors. */
type FrameProps = ShellProps & { nonce: string; children: ReactNode };

const TOP =
  "border-b border-line tall:data-persistent:sticky tall:data-persistent:top-0 tall:data-persistent:z-5 tall:data-persistent:bg-paper simplified:border-b-0 hall:border-hall-line hall:bg-hall hall:[&_:focus-visible]:outline-on-hall beside:me-[40%] beside:w-3/5 print:hidden";
// Applies to the whole window, so it spans the picture too.
const TEST_BAR =
  "border-b border-[color-mix(in_oklch,var(--hold-soft),var(--hold)_35%)] bg-[repeating-linear-gradient(-45deg,var(--hold-soft)_0_10px,color-mix(in_oklch,var(--hold-soft),var(--hold)_10%)_10px_20px)] px-4 py-1.25 text-center text-small/4.5 font-medium text-hold beside:relative beside:z-1 beside:w-[calc(100%/0.6)]";

/** The frame of every store screen: colors, name, language, and contact. */
export function PortalShell({ store, reader, nonce, children }: FrameProps) {
  return (
    <>
      <ThemeStyle nonce={nonce} sheet={themeSheet(store.branding)} />
      <a className="absolute start-4 -top-16 z-9 bg-ink px-4 py-3 text-paper focus:top-2 print:hidden" href="#main">
        {reader.t("shell.skip")}
      </a>
      <header className={TOP} {...looks(store)}>
        {store.is_testing ? <p className={TEST_BAR}>{reader.t(`shell.testMode.${store.test_reach}`)}</p> : null}
        <Wrap className="flex min-h-16 items-center">
          <HomeLink store={store} reader={reader} />
          <LanguageSwitch languages={store.languages} reader={reader} />
        </Wrap>
      </header>
      <main className="peer sm:max-lg:has-data-bar:overflow-x-clip beside:me-[40%] beside:w-3/5" id="main">
        {children}
      </main>
      <Footer store={store} reader={reader} />
      <FocusHeading />
    </>
  );
}

/** Branding settings that select a look: style variants query them anywhere on the page. */
const looks = ({ branding }: PortalStore) => ({
  "data-layout": branding.layout_design,
  "data-input": INPUT_LOOKS.find((look) => look === branding.input_variant.toLowerCase()),
  "data-persistent": branding.is_logo_persistent || undefined,
});

const INPUT_LOOKS = ["filled", "standard"] as const;

function HomeLink({ store, reader }: ShellProps) {
  if (!store.website_url) return <StoreLogo store={store} />;
  return (
    <a
      className="grid min-h-11 items-center"
      href={store.website_url}
      aria-label={reader.t("shell.backToShop", { store: store.name })}
    >
      <StoreLogo store={store} />
    </a>
  );
}

function Footer({ store, reader }: ShellProps) {
  return (
    <footer className="mt-16 border-t border-line peer-has-data-bar:max-lg:mt-0 hall:mt-0 beside:me-[40%] beside:w-3/5 print:hidden">
      <Wrap as="ul" className="flex flex-wrap gap-x-6 pt-3 pb-4" aria-label={reader.t("shell.footer")}>
        {store.policy_url ? (
          <li>
            <FootLink href={store.policy_url}>{reader.t("shell.policy")}</FootLink>
          </li>
        ) : null}
        {store.is_withdrawal_offered ? (
          // Not repeated on the page whose list contains it.
          <li className="[main:has(nav_[href$='/withdraw'])~footer_&]:hidden">
            <FootLink href={`/r/${store.slug}/withdraw`}>{reader.t("shell.withdraw")}</FootLink>
          </li>
        ) : null}
        <li>
          <FootLink href={`/r/${store.slug}/accessibility`}>{reader.t("shell.accessibility")}</FootLink>
        </li>
        {store.contact_email ? (
          <li>
            <FootLink href={`mailto:${store.contact_email}`}>{store.contact_email}</FootLink>
          </li>
        ) : null}
      </Wrap>
    </footer>
  );
}

const FootLink = (props: ComponentProps<"a">) => (
  <a className="grid min-h-11 items-center text-ui text-ink-2 decoration-rule hover:text-ink" {...props} />
);

/** The store's languages, each by its own name. Plain links to the same place, so no script is needed. */
function LanguageSwitch({ languages, reader }: { languages: readonly Language[]; reader: Reader }) {
  if (languages.length < 2) return null;
  return (
    <details className="relative ms-auto text-ui">
      <summary className="flex min-h-11 items-center gap-1 text-ink-2 hall:text-on-hall">
        <span className="sr-only">{reader.t("shell.language")}: </span>
        {ownLanguageName(reader.language)}
        <Icon name="chevron-down" small />
      </summary>
      <ul className="absolute end-0 top-full z-8 min-w-40 rounded-ticket border border-line bg-surface py-1">
        {languages.map((language) => (
          <li key={language}>
            <a
              className="grid min-h-11 items-center px-4 text-ink hover:underline aria-[current]:font-semibold"
              href={`?lang=${language}`}
              lang={language}
              hrefLang={language}
              aria-current={language === reader.language || undefined}
            >
              {ownLanguageName(language)}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}
