"use client";

import { useQuery } from "@tanstack/react-query";
import { TriangleAlert } from "lucide-react";
import { useTRPC } from "../browser/trpc";
import { NavLink } from "./nav-link";

const REFRESH_MS = 30_000;

type ProblemsLinkProps = { initial: number; isTab?: boolean };

/** The way to what failed or is held; its figure keeps itself fresh, whatever page one is on. */
export function ProblemsLink({ initial, isTab = false }: ProblemsLinkProps) {
  const trpc = useTRPC();
  const { data } = useQuery(
    trpc.countProblems.queryOptions({}, { refetchInterval: REFRESH_MS, refetchOnWindowFocus: true }),
  );
  const count = data?.count ?? initial;
  if (isTab) {
    return (
      <NavLink className="tabbar-link" href="/dashboard/problems" covers="/dashboard/problems">
        <span className="relative">
          <TriangleAlert aria-hidden="true" />
          {count > 0 ? <span className="tabbar-count">{count > 99 ? "99+" : count}</span> : null}
        </span>
        Problems
      </NavLink>
    );
  }
  return (
    <NavLink href="/dashboard/problems" covers="/dashboard/problems">
      <TriangleAlert aria-hidden="true" />
      <span className="nav-word">Problems</span>
      {count > 0 ? (
        <span className="nav-count" data-tone="bad">
          {count.toLocaleString("en")}
        </span>
      ) : null}
    </NavLink>
  );
}
