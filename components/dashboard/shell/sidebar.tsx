import {
  ArrowUpRight,
  BookOpen,
  Braces,
  ChartColumn,
  FlaskConical,
  KeyRound,
  LayoutGrid,
  LogOut,
  type LucideIcon,
  Mail,
  PackageOpen,
  ScanBarcode,
  ScrollText,
  SlidersHorizontal,
  Undo2,
} from "lucide-react";
import Link from "next/link";
import type { ReactNode } from "react";
import { t } from "@/messages/dashboard/shell";
import { Button } from "../../ui/button";
import { Mark } from "../../ui/homeward-mark";
import { Initials, initialsOf } from "../../ui/initials";
import type { Viewer } from "../browser/viewer";
import { NavLink } from "../controls/nav-link";
import { NAV_LINK } from "../controls/nav-style";
import { START_PATH } from "../list-choice/list-choice";
import type { ViewCounts } from "../returns/counted";
import { roleWord } from "../sign-in/role-words";
import { ProblemsLink } from "./problems-link";
import { SideFold } from "./side-fold";
import { StoreSwitch } from "./store-switch";
import type { TabBarProps } from "./tab-bar";
import { testModeWords } from "./test-mode-words";
import { ViewLinks } from "./view-links";
import { WorkLinks } from "./work-links";

export type SidebarProps = TabBarProps & { counts: ViewCounts; isNarrow: boolean };

/** The navigation, with the current store and person. */
export function Sidebar({ viewer, counts, problems, work, isNarrow, signOut, chooseStore }: SidebarProps) {
  return (
    <aside
      className="pb-3 px-3 top-0 border-r border-line bg-paper h-dvh sticky flex flex-col overflow-y-auto rail:pt-0 rail:pb-3 rail:px-2 max-md:hidden"
      aria-label={t("sidebar.label")}
    >
      <Link
        className="px-2 gap-2 text-[15px] tracking-[-0.01em] h-bar items-center flex flex-none font-semibold [&_svg]:size-5 rail:p-0 rail:text-[0px] rail:justify-center"
        href="/dashboard"
        aria-label={t("sidebar.goToOverview")}
      >
        <Mark />
        {t("nav.homeward")}
      </Link>
      <StoreSwitch all={viewer.all_stores} stores={viewer.stores} choose={chooseStore} />
      <Sections viewer={viewer} counts={counts} problems={problems} work={work} />
      <footer className="mt-auto pt-3">
        <TestModeLink stores={viewer.stores} canSwitch={viewer.can("settings:write")} />
        <SideFold isNarrow={isNarrow} />
        <div className="pt-2 pl-2 border-t border-line gap-2.5 grid-cols-[minmax(0,1fr)_auto] items-center grid rail:pt-2 rail:pb-0 rail:px-0 rail:grid-cols-[1fr] rail:justify-items-center">
          <Link
            className="rounded-control gap-2.5 grid-cols-[24px_minmax(0,1fr)] items-center grid hover:text-accent rail:pt-2 rail:pb-0 rail:px-0 rail:grid-cols-[1fr] rail:justify-items-center"
            href="/dashboard/account"
            aria-label={t("sidebar.accountOf", { name: viewer.name })}
          >
            <Initials>{initialsOf(viewer.name)}</Initials>
            <span className="rail:hidden">
              <span className="block truncate font-medium">{viewer.name}</span>
              <span className="text-label text-ink-3 block">{roleWord(viewer.role)}</span>
            </span>
          </Link>
          <form action={signOut}>
            <Button kind="bare" size="small" isSquare type="submit" title={t("nav.signOut")}>
              <LogOut aria-hidden="true" />
              <span className="sr-only">{t("nav.signOut")}</span>
            </Button>
          </form>
        </div>
      </footer>
    </aside>
  );
}

function Sections({ viewer, counts, problems, work }: Pick<SidebarProps, "viewer" | "counts" | "problems" | "work">) {
  const store = viewer.stores[0];
  return (
    <nav aria-label={t("nav.label")}>
      <ul>
        <PageItem href="/dashboard" Icon={LayoutGrid} word={t("nav.overview")} />
        <PageItem href={START_PATH} covers="/dashboard/returns/" Icon={PackageOpen} word={t("nav.returns")}>
          <ViewLinks initial={counts} />
        </PageItem>
        <li>
          <ProblemsLink initial={problems} />
        </li>
        <WorkLinks initial={work} />
        <PageItem
          href="/dashboard/analytics"
          covers="/dashboard/analytics/"
          Icon={ChartColumn}
          word={t("nav.analytics")}
        />
        <PageItem
          href="/dashboard/withdrawals"
          covers="/dashboard/withdrawals/"
          Icon={Undo2}
          word={t("nav.withdrawals")}
        />
        {viewer.can("mailbox:read") ? (
          <PageItem href="/dashboard/emails" covers="/dashboard/emails/" Icon={Mail} word={t("nav.emails")} />
        ) : null}
        {viewer.can("station:work") ? (
          <li>
            <a className={NAV_LINK} href="/station">
              <ScanBarcode aria-hidden="true" />
              <span className="rail:sr-only">{t("nav.station")}</span>
            </a>
          </li>
        ) : null}
        {viewer.can("settings:write") ? (
          <PageItem
            href="/dashboard/settings/store"
            covers="/dashboard/settings/"
            Icon={SlidersHorizontal}
            word={t("nav.settings")}
          />
        ) : null}
        {store ? (
          <li>
            <OutsideLink href={`/r/${store.slug}`} Icon={ArrowUpRight} word={t("sidebar.portal")} />
          </li>
        ) : null}
        <li>
          <OutsideLink href="/docs" Icon={BookOpen} word={t("nav.guides")} />
        </li>
      </ul>
      {viewer.can("webhooks:read") || viewer.can("keys:write") ? (
        <>
          <p className="mt-5 mb-1 px-2 text-ink-3 text-fine stretch-label font-medium rail:hidden" id="developers">
            {t("sidebar.developers")}
          </p>
          <ul aria-labelledby="developers">
            {viewer.can("webhooks:read") ? (
              <PageItem
                href="/dashboard/webhooks"
                covers="/dashboard/webhooks/"
                Icon={Braces}
                word={t("nav.webhooks")}
              />
            ) : null}
            {viewer.can("keys:write") ? (
              <PageItem href="/dashboard/keys" Icon={KeyRound} word={t("nav.apiKeys")} />
            ) : null}
            {viewer.can("calls:read") ? (
              <PageItem
                href="/dashboard/requests"
                covers="/dashboard/requests/"
                Icon={ScrollText}
                word={t("nav.requestLog")}
              />
            ) : null}
          </ul>
        </>
      ) : null}
    </nav>
  );
}

type PageItemProps = { href: string; covers?: string; Icon: LucideIcon; word: string; children?: ReactNode };

/** A page of the dashboard; only its icon when the sidebar is collapsed. */
function PageItem({ href, covers, Icon, word, children }: PageItemProps) {
  return (
    <li>
      <NavLink href={href} covers={covers}>
        <Icon aria-hidden="true" />
        <span className="rail:sr-only">{word}</span>
      </NavLink>
      {children}
    </li>
  );
}

/** A link that opens outside the dashboard. */
function OutsideLink({ href, Icon, word }: Pick<PageItemProps, "href" | "Icon" | "word">) {
  return (
    <a
      className={NAV_LINK}
      href={href}
      target="_blank"
      rel="noreferrer"
      aria-label={t("sidebar.opensInNewTab", { page: word })}
    >
      <Icon aria-hidden="true" />
      <span className="rail:sr-only">{word}</span>
    </a>
  );
}

/** Names the stores in test mode, and links people who can change settings to the page that ends it. */
function TestModeLink({ stores, canSwitch }: { stores: Viewer["stores"]; canSwitch: boolean }) {
  const testing = stores.filter(({ is_testing }) => is_testing);
  const [store, ...others] = testing;
  if (store === undefined) return null;
  const names = testing.map(({ name }) => name).join(", ");
  const isSame = testing.every(({ test_reach }) => test_reach === store.test_reach);
  const meaning = t("testMode.meaning", { meaning: testModeWords(store.test_reach) });
  const ofAll = isSame ? meaning : t("testMode.allStores");
  const words = testing.length === stores.length ? ofAll : t("testMode.stores", { names });
  if (!canSwitch || others.length > 0)
    return (
      <p
        className="mb-2 py-1.75 px-2 border border-dashed border-hold rounded-badge gap-2.5 text-hold text-small/4.5 items-center flex rail:min-h-10 rail:justify-center"
        title={names}
      >
        <FlaskConical className="flex-none size-4 rail:size-5" aria-hidden="true" />
        <span className="rail:sr-only">{words}</span>
      </p>
    );
  return (
    <Link
      className="py-1 px-2 border border-dashed border-hold rounded-control gap-2.5 text-hold w-full min-h-8 items-center flex font-medium hover:bg-sunken rail:min-h-10 rail:justify-center"
      title={meaning}
      href={`/dashboard/settings/go-live?store=${encodeURIComponent(store.slug)}`}
    >
      <FlaskConical className="flex-none size-4 rail:size-5" aria-hidden="true" />
      <span className="rail:sr-only">{t("testMode.title")}</span>
      <span className="rail:sr-only text-ink-3 ml-auto">{t("testMode.goLive")}</span>
    </Link>
  );
}
