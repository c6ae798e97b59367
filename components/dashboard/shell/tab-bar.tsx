import { Ellipsis, LayoutGrid, PackageOpen, ScanBarcode } from "lucide-react";
import { START_PATH } from "../returns/list-choice";
import { NavLink } from "./nav-link";
import { ProblemsLink } from "./problems-link";
import { StoreSwitch } from "./store-switch";
import type { Viewer } from "./viewer";
import { type WorkCounts, WorkLinks } from "./work-links";

type TabBarProps = {
  viewer: Viewer;
  problems: number;
  work: WorkCounts;
  signOut: () => Promise<void>;
  chooseStore: (form: FormData) => Promise<void>;
};

/** The frame on phones: sections at the thumb, everything else behind "More". */
export function TabBar({ viewer, problems, work, signOut, chooseStore }: TabBarProps) {
  return (
    <nav className="tabbar" aria-label="Sections, phone">
      <ul>
        <li>
          <NavLink className="tabbar-link" href="/dashboard">
            <LayoutGrid aria-hidden="true" />
            Overview
          </NavLink>
        </li>
        <li>
          <NavLink className="tabbar-link" href={START_PATH} covers="/dashboard/returns/">
            <PackageOpen aria-hidden="true" />
            Returns
          </NavLink>
        </li>
        <li>
          <ProblemsLink initial={problems} isTab />
        </li>
        {viewer.can("station:work") ? (
          <li>
            <a className="tabbar-link" href="/station">
              <ScanBarcode aria-hidden="true" />
              Station
            </a>
          </li>
        ) : null}
        <li>
          <details>
            <summary className="tabbar-link">
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
    <div className="more-sheet grid gap-3">
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
      <NavLink className="button h-11" href="/dashboard/analytics">
        Analytics
      </NavLink>
      {viewer.can("webhooks:read") ? (
        <NavLink className="button h-11" href="/dashboard/webhooks">
          Webhooks
        </NavLink>
      ) : null}
      {viewer.can("mailbox:read") ? (
        <NavLink className="button h-11" href="/dashboard/mailbox">
          Emails
        </NavLink>
      ) : null}
      <NavLink className="button h-11" href="/dashboard/withdrawals">
        Withdrawals
      </NavLink>
      <NavLink className="button h-11" href="/dashboard/account">
        Your account
      </NavLink>
      {viewer.can("keys:write") ? (
        <NavLink className="button h-11" href="/dashboard/keys">
          API keys
        </NavLink>
      ) : null}
      {viewer.can("calls:read") ? (
        <NavLink className="button h-11" href="/dashboard/requests">
          Request log
        </NavLink>
      ) : null}
      {viewer.can("settings:write") ? (
        <NavLink className="button h-11" href="/dashboard/settings/store">
          Settings
        </NavLink>
      ) : null}
      {store ? (
        <a className="button h-11" href={`/r/${store.slug}`}>
          Open the portal
        </a>
      ) : null}
      <form action={signOut}>
        <button className="button h-11 w-full" type="submit">
          Sign out
        </button>
      </form>
    </div>
  );
}
