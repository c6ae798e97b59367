import type { ReactNode } from "react";
import type { PortalStore } from "@/contract/storefront/store";
import type { Reader } from "../reader";
import { themeSheet } from "../theme/derive-theme";
import { ThemeStyle } from "../theme/theme-style";
import { FocusHeading } from "./focus-heading";
import { LanguageSwitch } from "./language-switch";
import { StoreLogo } from "./store-logo";

type ShellProps = { store: PortalStore; reader: Reader };
/** `nonce` of this answer: without it the browser leaves the colours out. */
type FrameProps = ShellProps & { nonce: string; children: ReactNode };

/** What surrounds every screen of a store: its colours, its name, the language, and where to turn. */
export function PortalShell({ store, reader, nonce, children }: FrameProps) {
  return (
    <>
      <ThemeStyle nonce={nonce} sheet={themeSheet(store.branding)} />
      <a className="skip" href="#main">
        {reader.t("shell.skip")}
      </a>
      <header className="top" {...looks(store)}>
        {store.is_testing ? <p className="test-bar">{reader.t(`shell.testMode.${store.test_reach}`)}</p> : null}
        <div className="wrap">
          <HomeLink store={store} reader={reader} />
          <LanguageSwitch languages={store.languages} reader={reader} />
        </div>
      </header>
      <main id="main">{children}</main>
      <Footer store={store} reader={reader} />
      <FocusHeading />
    </>
  );
}

/** What of the branding is a choice between looks: the style sheets ask for it, wherever on the page it counts. */
const looks = ({ branding }: PortalStore) => ({
  "data-layout": branding.layout_design,
  "data-input": INPUT_LOOKS.find((look) => look === branding.input_variant.toLowerCase()),
  "data-persistent": branding.is_logo_persistent || undefined,
});

const INPUT_LOOKS = ["filled", "standard"] as const;

function HomeLink({ store, reader }: ShellProps) {
  if (!store.website_url) return <StoreLogo store={store} />;
  return (
    <a className="logo" href={store.website_url} aria-label={reader.t("shell.backToShop", { store: store.name })}>
      <StoreLogo store={store} />
    </a>
  );
}

function Footer({ store, reader }: ShellProps) {
  return (
    <footer className="foot">
      <ul className="wrap" aria-label={reader.t("shell.footer")}>
        {store.policy_url ? (
          <li>
            <a href={store.policy_url}>{reader.t("shell.policy")}</a>
          </li>
        ) : null}
        {store.is_withdrawal_offered ? (
          <li>
            <a href={`/r/${store.slug}/withdraw`}>{reader.t("shell.withdraw")}</a>
          </li>
        ) : null}
        <li>
          <a href={`/r/${store.slug}/accessibility`}>{reader.t("shell.accessibility")}</a>
        </li>
        {store.contact_email ? (
          <li>
            <a href={`mailto:${store.contact_email}`}>{store.contact_email}</a>
          </li>
        ) : null}
      </ul>
    </footer>
  );
}
