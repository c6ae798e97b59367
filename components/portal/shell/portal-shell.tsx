import type { ReactNode } from "react";
import type { PortalStore } from "@/contract/storefront/store";
import { shell } from "../copy/shell";
import { themeSheet } from "../theme/derive-theme";
import { FocusHeading } from "./focus-heading";
import { StoreLogo } from "./store-logo";

/** What surrounds every screen of a store: its colours, its name, and where to turn. */
export function PortalShell({ store, children }: { store: PortalStore; children: ReactNode }) {
  return (
    <>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: themeSheet lets nothing through but computed colours */}
      <style dangerouslySetInnerHTML={{ __html: themeSheet(store.branding) }} />
      <a className="skip" href="#main">
        {shell.skip}
      </a>
      <header className="top">
        {store.is_testing ? <p className="test-bar">{shell.testMode}</p> : null}
        <div className="wrap">
          <HomeLink store={store} />
        </div>
      </header>
      <main id="main">{children}</main>
      <Footer store={store} />
      <FocusHeading />
    </>
  );
}

function HomeLink({ store }: { store: PortalStore }) {
  if (!store.website_url) return <StoreLogo store={store} />;
  return (
    <a className="logo" href={store.website_url} aria-label={shell.backToShop(store.name)}>
      <StoreLogo store={store} />
    </a>
  );
}

function Footer({ store }: { store: PortalStore }) {
  return (
    <footer className="foot">
      <ul className="wrap" aria-label={shell.footer}>
        {store.policy_url ? (
          <li>
            <a href={store.policy_url}>{shell.policy}</a>
          </li>
        ) : null}
        {store.contact_email ? (
          <li>
            <a href={`mailto:${store.contact_email}`}>{shell.contact(store.contact_email)}</a>
          </li>
        ) : null}
      </ul>
    </footer>
  );
}
