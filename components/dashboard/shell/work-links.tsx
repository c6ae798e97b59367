"use client";

import { useQuery } from "@tanstack/react-query";
import { Banknote, ListChecks, type LucideIcon, Tag } from "lucide-react";
import { t } from "@/messages/dashboard/shell";
import { buttonStyle } from "../../ui/button";
import { useTRPC } from "../browser/trpc";
import { NavLink } from "../controls/nav-link";
import { NavCount } from "../controls/nav-style";

const REFRESH_MS = 30_000;

/** Counts of manual work. */
export type WorkCounts = { labels: number; refunds: number; tasks: number };

const LINKS: readonly { count: keyof WorkCounts; href: string; Icon: LucideIcon }[] = [
  { count: "labels", href: "/dashboard/labels", Icon: Tag },
  { count: "refunds", href: "/dashboard/refunds", Icon: Banknote },
  { count: "tasks", href: "/dashboard/tasks", Icon: ListChecks },
];

/** Links to manual work; their counts stay up to date on every page. */
export function WorkLinks({ initial, isSheet = false }: { initial: WorkCounts; isSheet?: boolean }) {
  const trpc = useTRPC();
  const { data } = useQuery(
    trpc.countWork.queryOptions({}, { refetchInterval: REFRESH_MS, refetchOnWindowFocus: true }),
  );
  const counts = data ?? initial;
  if (isSheet)
    return LINKS.map(({ count, href }) => (
      <NavLink key={href} className={buttonStyle("h-11!")} href={href}>
        {t(`work.${count}`)}
        {counts[count] > 0 ? <NavCount>{counts[count].toLocaleString("en")}</NavCount> : null}
      </NavLink>
    ));
  return LINKS.map(({ count, href, Icon }) => (
    <li key={href}>
      <NavLink href={href}>
        <Icon aria-hidden="true" />
        <span className="rail:sr-only">{t(`work.${count}`)}</span>
        {counts[count] > 0 ? <NavCount>{counts[count].toLocaleString("en")}</NavCount> : null}
      </NavLink>
    </li>
  ));
}
