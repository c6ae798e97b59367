import { Braces, Ellipsis, Mail, PackageOpen } from "lucide-react";
import { NavLink } from "./nav-link";
import { ProblemsLink } from "./problems-link";
import type { Viewer } from "./viewer";

type TabBarProps = { viewer: Viewer; problems: number; signOut: () => Promise<void> };

/** The frame on phones: sections at the thumb, everything else behind "More". */
export function TabBar({ viewer, problems, signOut }: TabBarProps) {
  return (
    <nav className="tabbar" aria-label="Sections, phone">
      <ul>
        <li>
          <NavLink className="tabbar-link" href="/dashboard/returns" covers="/dashboard/returns/">
            <PackageOpen aria-hidden="true" />
            Returns
          </NavLink>
        </li>
        <li>
          <ProblemsLink initial={problems} isTab />
        </li>
        {viewer.can("webhooks:read") ? (
          <li>
            <NavLink className="tabbar-link" href="/dashboard/webhooks" covers="/dashboard/webhooks/">
              <Braces aria-hidden="true" />
              Webhooks
            </NavLink>
          </li>
        ) : null}
        {viewer.can("mailbox:read") ? (
          <li>
            <NavLink className="tabbar-link" href="/dashboard/mailbox" covers="/dashboard/mailbox/">
              <Mail aria-hidden="true" />
              Mail box
            </NavLink>
          </li>
        ) : null}
        <li>
          <details>
            <summary className="tabbar-link">
              <Ellipsis aria-hidden="true" />
              More
            </summary>
            <MoreSheet viewer={viewer} signOut={signOut} />
          </details>
        </li>
      </ul>
    </nav>
  );
}

function MoreSheet({ viewer, signOut }: Omit<TabBarProps, "problems">) {
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
