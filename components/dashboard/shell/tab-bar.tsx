import { Ellipsis, LayoutGrid, PackageOpen, ScanBarcode } from "lucide-react";
import { t } from "@/messages/dashboard/shell";
import { Button, ButtonAnchor, buttonStyle } from "../../ui/button";
import type { Viewer } from "../browser/viewer";
import { NavLink } from "../controls/nav-link";
import { TAB_LINK } from "../controls/nav-style";
import { START_PATH } from "../list-choice/list-choice";
import { roleWord } from "../sign-in/role-words";
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

/** The navigation on phones: main sections in a bottom bar, the rest under "More". */
export function TabBar({ viewer, problems, work, signOut, chooseStore }: TabBarProps) {
  return (
    <nav
      className="fixed inset-x-0 bottom-0 z-20 border-t border-rule bg-paper pb-[env(safe-area-inset-bottom)] md:hidden"
      aria-label={t("tabBar.label")}
    >
      <ul className="grid auto-cols-fr grid-flow-col">
        <li>
          <NavLink className={TAB_LINK} href="/dashboard">
            <LayoutGrid aria-hidden="true" />
            {t("nav.overview")}
          </NavLink>
        </li>
        <li>
          <NavLink className={TAB_LINK} href={START_PATH} covers="/dashboard/returns/">
            <PackageOpen aria-hidden="true" />
            {t("nav.returns")}
          </NavLink>
        </li>
        <li>
          <ProblemsLink initial={problems} isTab />
        </li>
        {viewer.can("station:work") ? (
          <li>
            <a className={TAB_LINK} href="/station">
              <ScanBarcode aria-hidden="true" />
              {t("nav.station")}
            </a>
          </li>
        ) : null}
        <li>
          <details>
            <summary className={TAB_LINK}>
              <Ellipsis aria-hidden="true" />
              {t("tabBar.more")}
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
        <span className="text-ink-2 block">{whereOf(viewer)}</span>
      </p>
      {viewer.all_stores.length > 1 ? (
        <StoreSwitch all={viewer.all_stores} stores={viewer.stores} choose={chooseStore} />
      ) : null}
      <WorkLinks initial={work} isSheet />
      <NavLink className={buttonStyle("h-11!")} href="/dashboard/analytics">
        {t("nav.analytics")}
      </NavLink>
      {viewer.can("webhooks:read") ? (
        <NavLink className={buttonStyle("h-11!")} href="/dashboard/webhooks">
          {t("nav.webhooks")}
        </NavLink>
      ) : null}
      {viewer.can("mailbox:read") ? (
        <NavLink className={buttonStyle("h-11!")} href="/dashboard/emails">
          {t("nav.emails")}
        </NavLink>
      ) : null}
      <NavLink className={buttonStyle("h-11!")} href="/dashboard/withdrawals">
        {t("nav.withdrawals")}
      </NavLink>
      <NavLink className={buttonStyle("h-11!")} href="/dashboard/account">
        {t("nav.account")}
      </NavLink>
      {viewer.can("keys:write") ? (
        <NavLink className={buttonStyle("h-11!")} href="/dashboard/keys">
          {t("nav.apiKeys")}
        </NavLink>
      ) : null}
      {viewer.can("calls:read") ? (
        <NavLink className={buttonStyle("h-11!")} href="/dashboard/requests">
          {t("nav.requestLog")}
        </NavLink>
      ) : null}
      {viewer.can("settings:write") ? (
        <NavLink className={buttonStyle("h-11!")} href="/dashboard/settings/store">
          {t("nav.settings")}
        </NavLink>
      ) : null}
      {store ? (
        <ButtonAnchor size="large" href={`/r/${store.slug}`}>
          {t("tabBar.openPortal")}
        </ButtonAnchor>
      ) : null}
      <ButtonAnchor size="large" href="/docs">
        {t("nav.guides")}
      </ButtonAnchor>
      <form action={signOut}>
        <Button size="large" className="w-full" type="submit">
          {t("nav.signOut")}
        </Button>
      </form>
    </div>
  );
}

/** Returns the role and the current store. */
const whereOf = ({ role: each, stores: [store] }: Viewer): string => {
  const role = roleWord(each);
  if (store === undefined) return role;
  const at = { role, store: store.name };
  return store.is_testing ? t("tabBar.roleInTestMode", at) : t("tabBar.role", at);
};
