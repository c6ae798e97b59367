import Link from "next/link";
import type { z } from "zod";
import type { getOverview } from "@/contract/dashboard/overview";
import { moneyText } from "../../ui/money";
import { LinkProgress } from "../browser/link-progress";
import { mostOften } from "../problems/problem-words";
import { LOCALE, shortAge } from "../returns/age";
import { EVERYTHING, listHref } from "../returns/list-choice";

export type Overview = z.output<typeof getOverview.output>;

type QueuesProps = { overview: Overview; now: string; currency: string };
type Cell = { word: string; href: string; count: number; sub: string; tone?: "hold" | "bad" };

/** What waits for someone today: figures, each the way to its list. */
export function Queues({ overview, now, currency }: QueuesProps) {
  const { needs_approval, to_inspect, problems, refunds, labels, tasks } = overview;
  const waiting = (view: "NEEDS_APPROVAL" | "TO_INSPECT") =>
    listHref({ ...EVERYTHING, view, sort: "WAITING" }, { currency });
  const money = refunds.totals.map(({ currency: each, amount }) => moneyText(amount, each, LOCALE)).join(" and ");
  const cells: Cell[] = [
    {
      ...{ word: "Needs approval", href: waiting("NEEDS_APPROVAL"), count: needs_approval.count, tone: "hold" },
      sub: since(needs_approval.oldest_at, now, "Nobody waits for your word"),
    },
    {
      ...{ word: "To inspect", href: waiting("TO_INSPECT"), count: to_inspect.count },
      sub: since(to_inspect.oldest_at, now, "Every parcel is checked"),
    },
    {
      ...{ word: "Problems and holds", href: "/dashboard/problems", count: problems.count, tone: "bad" },
      sub: [
        mostOften(problems.cause, problems.count),
        since(problems.oldest_at, now, "Nothing failed, nothing is held"),
      ]
        .filter(Boolean)
        .join(", "),
    },
    {
      ...{ word: "Pending refunds", href: "/dashboard/refunds", count: refunds.count },
      sub:
        refunds.count === 0
          ? "Everything is paid"
          : [money, since(refunds.oldest_at, now, "")].filter(Boolean).join(", "),
    },
    // Only stores without a carrier or a shop have these: where there are none, they would be two empty cells for good.
    ...[
      { word: "Labels to upload", href: "/dashboard/labels", ...labels },
      { word: "Tasks in your shop", href: "/dashboard/tasks", ...tasks },
    ].flatMap(({ oldest_at, ...cell }) => (cell.count === 0 ? [] : [{ ...cell, sub: since(oldest_at, now, "") }])),
  ];
  return (
    <ul className="queues" data-count={cells.length} aria-label="Work that waits">
      {cells.map(({ word, href, count, sub, tone }) => (
        <li key={word}>
          <Link prefetch={false} href={href} data-tone={count > 0 ? tone : undefined} data-row>
            <span className="queue-word">{word}</span>
            <span className="queue-count">{count.toLocaleString("en")}</span>
            <span className="queue-sub">{sub}</span>
            <LinkProgress />
          </Link>
        </li>
      ))}
    </ul>
  );
}

const DAY_MS = 86_400_000;

const since = (at: string | null, now: string, none: string): string =>
  at === null ? none : `oldest ${shortAge(at, now) ?? `${Math.floor((Date.parse(now) - Date.parse(at)) / DAY_MS)} d`}`;
