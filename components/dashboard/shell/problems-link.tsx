"use client";

import { useQuery } from "@tanstack/react-query";
import { TriangleAlert } from "lucide-react";
import { t } from "@/messages/dashboard/shell";
import { useTRPC } from "../browser/trpc";
import { NavLink } from "../controls/nav-link";
import { NavCount, TAB_LINK } from "../controls/nav-style";

const REFRESH_MS = 30_000;

/** A link to the problems; its count stays up to date on every page. */
export function ProblemsLink({ initial, isTab = false }: { initial: number; isTab?: boolean }) {
  const trpc = useTRPC();
  const { data } = useQuery(
    trpc.countProblems.queryOptions({}, { refetchInterval: REFRESH_MS, refetchOnWindowFocus: true }),
  );
  const count = data?.count ?? initial;
  if (isTab) {
    return (
      <NavLink className={TAB_LINK} href="/dashboard/problems" covers="/dashboard/problems">
        <span className="relative">
          <TriangleAlert aria-hidden="true" />
          {count > 0 ? (
            <span className="px-1 left-3.5 -top-1.5 rounded-full bg-bad text-surface text-[12px]/4.5 min-w-4.5 absolute font-semibold text-center">
              {count > 99 ? "99+" : count}
            </span>
          ) : null}
        </span>
        {t("nav.problems")}
      </NavLink>
    );
  }
  return (
    <NavLink href="/dashboard/problems" covers="/dashboard/problems">
      <TriangleAlert aria-hidden="true" />
      <span className="rail:sr-only">{t("nav.problems")}</span>
      {count > 0 ? <NavCount tone="bad">{count.toLocaleString("en")}</NavCount> : null}
    </NavLink>
  );
}
