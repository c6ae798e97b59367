import Link from "next/link";
import type { z } from "zod";
import type { getOverview } from "@/contract/dashboard/overview";
import { t } from "@/messages/dashboard/overview";
import { shortAge } from "../../ui/age";
import { amountsText } from "../../ui/amounts-text";
import { LinkProgress } from "../browser/link-progress";
import { EVERYTHING, listHref } from "../list-choice/list-choice";
import { mostOften } from "../problems/problem-words";

export type Overview = z.output<typeof getOverview.output>;
type Cell = { word: string; href: string; count: number; sub: string; tone?: "hold" | "bad" };

/** Today's work as counts, each linking to its list. */
export function Queues({ overview, now, currency }: { overview: Overview; now: string; currency: string }) {
  const { needs_approval, to_inspect, problems, refunds, labels, tasks } = overview;
  const waiting = (view: "NEEDS_APPROVAL" | "TO_INSPECT") =>
    listHref({ ...EVERYTHING, view, sort: "WAITING" }, { currency });
  const money = amountsText(refunds.totals);
  const cells: Cell[] = [
    {
      ...{
        word: t("queues.needsApproval"),
        href: waiting("NEEDS_APPROVAL"),
        count: needs_approval.count,
        tone: "hold",
      },
      sub: since(needs_approval.oldest_at, now, t("queues.nothingToApprove")),
    },
    {
      ...{ word: t("queues.toInspect"), href: waiting("TO_INSPECT"), count: to_inspect.count },
      sub: since(to_inspect.oldest_at, now, t("queues.nothingToInspect")),
    },
    {
      ...{ word: t("queues.problemsHolds"), href: "/dashboard/problems", count: problems.count, tone: "bad" },
      sub: [mostOften(problems.cause, problems.count), since(problems.oldest_at, now, t("queues.noProblems"))]
        .filter(Boolean)
        .join(", "),
    },
    {
      ...{ word: t("queues.pendingRefunds"), href: "/dashboard/refunds", count: refunds.count },
      sub:
        refunds.count === 0
          ? t("queues.allRefundsSent")
          : [money, since(refunds.oldest_at, now, "")].filter(Boolean).join(", "),
    },
    // Only stores without a carrier or a shop have these tasks; for others the cells would always be empty.
    ...[
      { word: t("queues.labelsToUpload"), href: "/dashboard/labels", ...labels },
      { word: t("queues.tasks"), href: "/dashboard/tasks", ...tasks },
    ].flatMap(({ oldest_at, ...cell }) => (cell.count === 0 ? [] : [{ ...cell, sub: since(oldest_at, now, "") }])),
  ];
  return (
    <ul
      className="border border-rule rounded-control gap-px overflow-hidden bg-line grid-cols-4 grid data-[count=5]:grid-cols-5 data-[count=6]:grid-cols-3 max-lg:data-count:grid-cols-2"
      data-count={cells.length}
      aria-label={t("queues.label")}
    >
      {cells.map(({ word, href, count, sub, tone }) => (
        <li key={word}>
          <Link
            className="pt-3 pb-3.5 px-4 bg-surface h-full block relative hover:bg-hover focus-visible:-outline-offset-2"
            prefetch={false}
            href={href}
            data-tone={count > 0 ? tone : undefined}
            data-row
          >
            <span className="text-ink-2 text-fine stretch-label block font-medium">{word}</span>
            <span className="my-1 text-[40px]/11 tracking-[-0.02em] stretch-display block font-semibold in-data-[tone=hold]:text-hold in-data-[tone=bad]:text-bad max-md:text-[32px]/9">
              {count.toLocaleString("en")}
            </span>
            <span className="text-ink-2 text-small/4.5 wrap-anywhere line-clamp-2 first-letter:uppercase">{sub}</span>
            <LinkProgress />
          </Link>
        </li>
      ))}
    </ul>
  );
}

const DAY_MS = 86_400_000;

const since = (at: string | null, now: string, none: string): string => {
  if (at === null) return none;
  const days = Math.floor((Date.parse(now) - Date.parse(at)) / DAY_MS);
  return t("queues.oldest", { age: shortAge(at, now) ?? t("queues.days", { days }) });
};
