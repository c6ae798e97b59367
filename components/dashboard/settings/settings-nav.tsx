"use client";

import { usePathname, useRouter, useSearchParams } from "next/navigation";
import { type RefObject, useEffect, useRef, useState, useTransition } from "react";
import { t } from "@/messages/dashboard/settings-common";
import { Label } from "../../ui/field";
import { Select } from "../../ui/input";
import { keepCentered } from "../browser/keep-centered";
import { NavLink } from "../controls/nav-link";
import { useLoadingPage } from "../loading/page-loading";

const SECTIONS = [
  ["store", "settings:write"],
  ["branding", "settings:write"],
  ["emails", "settings:write"],
  ["policy", "settings:write"],
  ["reasons", "settings:write"],
  ["refunds", "settings:write"],
  ["exchanges", "settings:write"],
  ["shipping", "settings:write"],
  ["warehouses", "settings:write"],
  ["connections", "connections:read"],
  ["station", "settings:write"],
  ["personal-data", "personal-data:write"],
  ["go-live", "settings:write"],
  ["team", "team:write"],
  ["audit", "audit:read"],
] as const;

/** A section of the settings, as in its address. */
export type SettingsSection = (typeof SECTIONS)[number][0];

/** Sections that don't belong to one store. */
const OF_THE_GROUP: readonly string[] = ["team", "audit"];

type SettingsNavProps = {
  scopes: readonly string[];
  stores: readonly { ecommerce_id: string; slug: string; name: string }[];
  /** The store that is shown if the address names none. */
  usual: string;
};

/** The settings sections that the role may see, and the store they belong to. */
export function SettingsNav({ scopes, stores, usual }: SettingsNavProps) {
  const slug = useSearchParams().get("store");
  const path = usePathname();
  const list = useRef<HTMLUListElement>(null);
  useInSight(list, path);
  const query = slug ? `?store=${encodeURIComponent(slug)}` : "";
  return (
    <div className="top-[calc(var(--bar)+20px)] self-start sticky max-[1100px]:min-w-0 max-[1100px]:static max-[1100px]:[&_ul]:my-0 max-[1100px]:[&_ul]:-mx-(--pad) max-[1100px]:[&_ul]:py-0 max-[1100px]:[&_ul]:px-[calc(var(--pad)-8px)] max-[1100px]:[&_ul]:border-b max-[1100px]:[&_ul]:border-line max-[1100px]:[&_ul]:gap-1 max-[1100px]:[&_ul]:flex max-[1100px]:[&_ul]:overflow-x-auto max-[1100px]:[&_ul]:scrollbar-none">
      {stores.length > 1 ? (
        <StoreSelect stores={stores} slug={stores.find((store) => store.slug === slug)?.slug ?? usual} />
      ) : null}
      <nav aria-label={t("settingsNav.title")}>
        <ul ref={list}>
          {SECTIONS.filter(([, scope]) => scopes.includes(scope)).map(([name]) => (
            <li key={name}>
              <NavLink
                className="py-1.25 px-2.5 border-l-2 border-line text-ink-2 block font-medium whitespace-nowrap hover:text-ink aria-[current]:border-accent aria-[current]:text-ink aria-[current]:font-semibold max-[1100px]:py-2.5 max-[1100px]:px-2 max-[1100px]:border-b-2 max-[1100px]:border-l-0 max-[1100px]:border-transparent"
                href={`/dashboard/settings/${name}${OF_THE_GROUP.includes(name) ? "" : query}`}
                covers={`/dashboard/settings/${name}`}
              >
                {t(`settingsNav.sections.${name}`)}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}

/** Keeps the current section on the screen where the sections are in a scrolling row: on narrow screens. */
function useInSight(list: RefObject<HTMLUListElement | null>, path: string) {
  useEffect(() => {
    const row = list.current;
    // On a subpage, its section's link is also the current one.
    const here = [...(row?.querySelectorAll("a") ?? [])].find(
      (link) => path === link.pathname || path.startsWith(`${link.pathname}/`),
    );
    return row && here ? keepCentered(row, here) : undefined;
  }, [list, path]);
}

function StoreSelect({ stores, slug }: Pick<SettingsNavProps, "stores"> & { slug: string }) {
  const router = useRouter();
  const path = usePathname();
  const [chosen, setChosen] = useState(slug);
  const [isPending, startTransition] = useTransition();
  useLoadingPage(`${path}?store=${encodeURIComponent(chosen)}`, isPending);
  const choose = (next: string) => {
    setChosen(next);
    startTransition(() => router.push(`${path}?store=${encodeURIComponent(next)}`));
  };
  return (
    <label className="mb-4 block">
      <Label as="span">{t("settingsNav.store")}</Label>
      <Select value={isPending ? chosen : slug} onChange={(event) => choose(event.currentTarget.value)}>
        {stores.map((store) => (
          <option key={store.ecommerce_id} value={store.slug}>
            {store.name}
          </option>
        ))}
      </Select>
    </label>
  );
}
