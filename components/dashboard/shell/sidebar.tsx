import {
  ArrowUpRight,
  Braces,
  ChartColumn,
  KeyRound,
  LayoutGrid,
  LogOut,
  Mail,
  PackageOpen,
  ScanBarcode,
  ScrollText,
  SlidersHorizontal,
  Undo2,
} from "lucide-react";
import Link from "next/link";
import type { ViewCounts } from "../returns/counted";
import { initialsOf } from "../returns/initials";
import { START_PATH } from "../returns/list-choice";
import { Mark } from "./mark";
import { NavLink } from "./nav-link";
import { ProblemsLink } from "./problems-link";
import { SideFold } from "./side-fold";
import { StoreSwitch } from "./store-switch";
import { TestModeLink } from "./test-mode-link";
import { ViewLinks } from "./view-links";
import type { Viewer } from "./viewer";
import { type WorkCounts, WorkLinks } from "./work-links";

type SidebarProps = {
  viewer: Viewer;
  counts: ViewCounts;
  problems: number;
  work: WorkCounts;
  isNarrow: boolean;
  signOut: () => Promise<void>;
  chooseStore: (form: FormData) => Promise<void>;
};

/** Where one is, for which store, as whom. */
export function Sidebar({ viewer, counts, problems, work, isNarrow, signOut, chooseStore }: SidebarProps) {
  return (
    <aside className="side" aria-label="Sections">
      <Link className="brand" href="/dashboard" aria-label="Homeward, to the overview">
        <Mark />
        Homeward
      </Link>
      <StoreSwitch all={viewer.all_stores} stores={viewer.stores} choose={chooseStore} />
      <Sections viewer={viewer} counts={counts} problems={problems} work={work} />
      <footer className="mt-auto pt-3">
        <TestModeLink stores={viewer.stores} canSwitch={viewer.can("settings:write")} />
        <SideFold isNarrow={isNarrow} />
        <div className="person">
          <Link className="person-link" href="/dashboard/account" aria-label={`Your account, ${viewer.name}`}>
            <span className="initials" aria-hidden="true">
              {initialsOf(viewer.name)}
            </span>
            <span className="person-words">
              <span className="block truncate font-medium">{viewer.name}</span>
              <span className="text-label text-ink-3 block capitalize">{viewer.role}</span>
            </span>
          </Link>
          <form action={signOut}>
            <button className="button" data-kind="bare" data-size="small" data-square type="submit" title="Sign out">
              <LogOut aria-hidden="true" />
              <span className="sr-only">Sign out</span>
            </button>
          </form>
        </div>
      </footer>
    </aside>
  );
}

type SectionsProps = Pick<SidebarProps, "viewer" | "counts" | "problems" | "work">;

function Sections({ viewer, counts, problems, work }: SectionsProps) {
  const store = viewer.stores[0];
  return (
    <nav aria-label="Main">
      <ul>
        <li>
          <NavLink href="/dashboard">
            <LayoutGrid aria-hidden="true" />
            <span className="nav-word">Overview</span>
          </NavLink>
        </li>
        <li>
          <NavLink href={START_PATH} covers="/dashboard/returns/">
            <PackageOpen aria-hidden="true" />
            <span className="nav-word">Returns</span>
          </NavLink>
          <ViewLinks initial={counts} />
        </li>
        <li>
          <ProblemsLink initial={problems} />
        </li>
        <WorkLinks initial={work} />
        <li>
          <NavLink href="/dashboard/analytics" covers="/dashboard/analytics/">
            <ChartColumn aria-hidden="true" />
            <span className="nav-word">Analytics</span>
          </NavLink>
        </li>
        <li>
          <NavLink href="/dashboard/withdrawals" covers="/dashboard/withdrawals/">
            <Undo2 aria-hidden="true" />
            <span className="nav-word">Withdrawals</span>
          </NavLink>
        </li>
        {viewer.can("mailbox:read") ? (
          <li>
            <NavLink href="/dashboard/mailbox" covers="/dashboard/mailbox/">
              <Mail aria-hidden="true" />
              <span className="nav-word">Emails</span>
            </NavLink>
          </li>
        ) : null}
        {viewer.can("station:work") ? (
          <li>
            <a className="nav-link" href="/station">
              <ScanBarcode aria-hidden="true" />
              <span className="nav-word">Station</span>
            </a>
          </li>
        ) : null}
        {viewer.can("settings:write") ? (
          <li>
            <NavLink href="/dashboard/settings/store" covers="/dashboard/settings/">
              <SlidersHorizontal aria-hidden="true" />
              <span className="nav-word">Settings</span>
            </NavLink>
          </li>
        ) : null}
        {store ? (
          <li>
            <a className="nav-link" href={`/r/${store.slug}`} target="_blank" rel="noreferrer">
              <ArrowUpRight aria-hidden="true" />
              <span className="nav-word">Portal</span>
              <span className="sr-only">, opens in a new tab</span>
            </a>
          </li>
        ) : null}
      </ul>
      {viewer.can("webhooks:read") || viewer.can("keys:write") ? (
        <>
          <p className="nav-group" id="developers">
            Developers
          </p>
          <ul aria-labelledby="developers">
            {viewer.can("webhooks:read") ? (
              <li>
                <NavLink href="/dashboard/webhooks" covers="/dashboard/webhooks/">
                  <Braces aria-hidden="true" />
                  <span className="nav-word">Webhooks</span>
                </NavLink>
              </li>
            ) : null}
            {viewer.can("keys:write") ? (
              <li>
                <NavLink href="/dashboard/keys">
                  <KeyRound aria-hidden="true" />
                  <span className="nav-word">API keys</span>
                </NavLink>
              </li>
            ) : null}
            {viewer.can("calls:read") ? (
              <li>
                <NavLink href="/dashboard/requests" covers="/dashboard/requests/">
                  <ScrollText aria-hidden="true" />
                  <span className="nav-word">Request log</span>
                </NavLink>
              </li>
            ) : null}
          </ul>
        </>
      ) : null}
    </nav>
  );
}
