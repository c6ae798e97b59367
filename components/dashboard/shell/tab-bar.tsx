import { Ellipsis, LayoutGrid, PackageOpen, ScanBarcode } from "lucide-react";
import { Button, ButtonAnchor, buttonStyle } from "../../ui/button";
import type { Viewer } from "../browser/viewer";
import { NavLink } from "../controls/nav-link";
import { TAB_LINK } from "../controls/nav-style";
import { START_PATH } from "../list-choice/list-choice";
import { ProblemsLink } from "./problems-link";
import { StoreSwitch } from "./store-switch";
import { type WorkCounts, WorkLinks } from "./work-links";

export type TabBarProps = {
  viewer: Viewer;
  problems: number;
  work: WorkCounts;
  signOut: () => Promise<void>;
  chooseStore: (form: FormData) => Promise<void>;
};

/** The frame on phones: sections at the thumb, everything else behind "More". */
export function TabBar({ viewer, problems, work, signOut, chooseStore }: TabBarProps) {
  return (
    <nav
      className="fixed inset-x-0 bottom-0 z-20 border-t border-rule bg-paper pb-[env(safe-area-inset-bottom)] md:hidden"
      aria-label="Sections, phone"
    >
      <ul className="grid auto-cols-fr grid-flow-col">
        <li>
          <NavLink className={TAB_LINK} href="/dashboard">
            <LayoutGrid aria-hidden="true" />
            Overview
          </NavLink>
        </li>
        <li>
          <NavLink className={TAB_LINK} href={START_PATH} covers="/dashboard/returns/">
            <PackageOpen aria-hidden="true" />
            Returns
          </NavLink>
        </li>
        <li>
          <ProblemsLink initial={problems} isTab />
        </li>
        {viewer.can("station:work") ? (
          <li>
            <a className={TAB_LINK} href="/station">
              <ScanBarcode aria-hidden="true" />
              Station
            </a>
          </li>
        ) : null}
        <li>
          <details>
            <summary className={TAB_LINK}>
              <Ellipsis aria-hidden="true" />
              More
            </summary>
            <MoreSheet {...{ viewer, work, signOut, chooseStore }} />
          </details>
        </li>
      </ul>
    </nav>
  );
}

function MoreSheet({ viewer, work, signOut, chooseStore }: Omit<TabBarProps, "problems">) {
  const store = viewer.stores[0];
  return (
    <div className="max-md:p-4 max-md:inset-x-0 max-md:top-auto max-md:bottom-[calc(56px+env(safe-area-inset-bottom))] max-md:border-t max-md:border-rule max-md:bg-raised max-md:shadow-float max-md:fixed grid gap-3">
      <p>
        <b className="font-semibold">{viewer.name}</b>
        <span className="text-ink-2 block">
          <span className="capitalize">{viewer.role}</span>
          {store ? ` at ${store.name}${store.is_testing ? ", test mode" : ""}` : ""}
        </span>
      </p>
      {viewer.all_stores.length > 1 ? (
        <StoreSwitch all={viewer.all_stores} stores={viewer.stores} choose={chooseStore} />
      ) : null}
      <WorkLinks initial={work} isSheet />
      <NavLink className={buttonStyle("h-11!")} href="/dashboard/analytics">
        Analytics
      </NavLink>
      {viewer.can("webhooks:read") ? (
        <NavLink className={buttonStyle("h-11!")} href="/dashboard/webhooks">
          Webhooks
        </NavLink>
      ) : null}
      {viewer.can("mailbox:read") ? (
        <NavLink className={buttonStyle("h-11!")} href="/dashboard/emails">
          Emails
        </NavLink>
      ) : null}
      <NavLink className={buttonStyle("h-11!")} href="/dashboard/withdrawals">
        Withdrawals
      </NavLink>
      <NavLink className={buttonStyle("h-11!")} href="/dashboard/account">
        Your account
      </NavLink>
      {viewer.can("keys:write") ? (
        <NavLink className={buttonStyle("h-11!")} href="/dashboard/keys">
          API keys
        </NavLink>
      ) : null}
      {viewer.can("calls:read") ? (
        <NavLink className={buttonStyle("h-11!")} href="/dashboard/requests">
          Request log
        </NavLink>
      ) : null}
      {viewer.can("settings:write") ? (
        <NavLink className={buttonStyle("h-11!")} href="/dashboard/settings/store">
          Settings
        </NavLink>
      ) : null}
      {store ? (
        <ButtonAnchor size="large" href={`/r/${store.slug}`}>
          Open portal
        </ButtonAnchor>
      ) : null}
      <ButtonAnchor size="large" href="/docs">
        Guides
      </ButtonAnchor>
      <form action={signOut}>
        <Button size="large" className="w-full" type="submit">
          Sign out
        </Button>
      </form>
    </div>
  );
}
