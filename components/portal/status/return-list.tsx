import Link from "next/link";
import type { z } from "zod";
import { formatTime } from "@/components/ui/format-time";
import { Icon } from "@/components/ui/icon";
import { StatusStamp } from "@/components/ui/status-stamp";
import type { listReturns } from "@/contract/storefront/tracking";
import type { Reader } from "../copy/reader";
import { returns } from "../copy/status";

export type ListedReturn = z.output<typeof listReturns.output>["returns"][number];

/** Returns of the order, newest first, each a link to where it is. */
export function ReturnList({ slug, list, reader }: { slug: string; list: readonly ListedReturn[]; reader: Reader }) {
  if (list.length === 0) return <p className="note">{returns.empty}</p>;
  return (
    <ul className="returns">
      {list.map((one) => (
        <li key={one.return_id}>
          <Link href={`/r/${slug}/return/${one.return_code}`}>
            <span className="returns-code">{one.return_code}</span>
            <StatusStamp status={one.status_key} reader="shopper" />
            <span className="note">
              {returns.startedOn(formatTime(one.created_at, "day", reader))},{" "}
              {returns.units(one.line_items.reduce((sum, line) => sum + line.quantity, 0))}
            </span>
            <Icon name="chevron-right" />
          </Link>
        </li>
      ))}
    </ul>
  );
}
