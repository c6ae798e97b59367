import type { z } from "zod";
import { formatTime } from "@/components/ui/format-time";
import { Icon } from "@/components/ui/icon";
import { StatusBadge } from "@/components/ui/status-badge";
import type { listReturns } from "@/contract/storefront/tracking";
import { listed } from "@/contract/vocabulary/language";
import type { Reader } from "../reader";

export type ListedReturn = z.output<typeof listReturns.output>["returns"][number];

type ReturnListProps = {
  slug: string;
  list: readonly ListedReturn[];
  /** Refund of each, by its code; none for a gift's recipient. */
  amounts: ReadonlyMap<string, string>;
  reader: Reader;
};

/** The order's returns, newest first, each a link to its status. */
export function ReturnList({ slug, list, amounts, reader }: ReturnListProps) {
  const { t } = reader;
  if (list.length === 0) return <p className="text-ui text-ink-2">{t("returns.empty")}</p>;
  return (
    <ul className="divide-y divide-line overflow-clip rounded-brand border border-line bg-surface">
      {list.map((one) => (
        <li key={one.return_id}>
          <a
            className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 p-4 text-ink no-underline *:col-start-1 hover:bg-brand-soft focus-visible:-outline-offset-4 [&>svg]:col-start-2 [&>svg]:row-[1/span_3] [&>svg]:text-ink-3"
            href={`/r/${slug}/return/${one.return_code}`}
          >
            <span className="font-mono text-lead font-medium">{one.return_code}</span>
            <StatusBadge status={one.status_key} text={t(`status.stamp.${one.status_key}`)} />
            <span className="text-ui text-ink-2">
              {listed(
                [
                  t("returns.startedOn", { day: formatTime(one.created_at, "day", reader) }),
                  t("returns.units", { count: one.line_items.reduce((sum, line) => sum + line.quantity, 0) }),
                  ...(amounts.has(one.return_code) ? [amounts.get(one.return_code)] : []),
                ],
                reader.locale,
              )}
            </span>
            <Icon name="chevron-right" />
          </a>
        </li>
      ))}
    </ul>
  );
}
