import Link from "next/link";
import type { ReactNode } from "react";
import { EmptySlip } from "./empty-slip";
import type { Chip } from "./filter-chips";
import { listHref } from "./list-choice";

type BlankListProps = {
  query: string;
  isFiltered: boolean;
  chips: readonly Chip[];
  currency: string;
  viewWord: string;
  isAll: boolean;
  portalSlug: string | null;
};

/** The list without rows: nothing yet, nothing in this view, or nothing that matches. Each says what to do. */
export function BlankList({ query, isFiltered, chips, currency, viewWord, isAll, portalSlug }: BlankListProps) {
  const wrong = chips.find((chip) => chip.wrong !== null);
  if (wrong) return <WrongFilter chip={wrong} currency={currency} />;
  if (isFiltered) {
    return (
      <Blank title={query ? `Nothing that matches “${query}” fits the filters` : "Nothing fits the filters"}>
        <p>Take one of them off above, or begin anew.</p>
        <p>
          <Link className="button" href="/dashboard/returns">
            Show all returns
          </Link>
        </p>
      </Blank>
    );
  }
  if (query) {
    return (
      <Blank title={`Nothing matches “${query}”`}>
        <p>
          {isAll ? "" : `Only “${viewWord}” was searched. `}
          The search knows return codes, order numbers, names, e-mails, the end of phone numbers, postal codes, tracking
          numbers and SKUs.
        </p>
        <p className="flex flex-wrap gap-2">
          {isAll ? null : (
            <Link className="button" href={`/dashboard/returns?q=${encodeURIComponent(query)}`}>
              Search all returns
            </Link>
          )}
          <Link className="button" href="/dashboard/returns">
            Clear the search
          </Link>
        </p>
      </Blank>
    );
  }
  if (!isAll) return <Blank title={`Nothing is in “${viewWord}”`} />;
  return (
    <Blank title="No returns yet">
      <p>
        Returns appear here as soon as a shopper confirms one in the portal. The overview says what makes the first one
        possible.
      </p>
      {portalSlug ? (
        <a className="button" data-kind="main" href={`/r/${portalSlug}`} target="_blank" rel="noreferrer">
          Open the portal
        </a>
      ) : null}
    </Blank>
  );
}

/** Nothing can be found, whatever there is: what was meant is one press away. */
function WrongFilter({ chip: { label, value, without, wrong }, currency }: { chip: Chip; currency: string }) {
  return (
    <Blank title={`Nothing can fit: “${label}” ${wrong?.why}`}>
      <p>It says {value}.</p>
      <p className="flex flex-wrap gap-2">
        {wrong ? (
          <Link className="button" data-kind="main" href={listHref(wrong.swapped, { currency })}>
            Show {wrong.right}
          </Link>
        ) : null}
        <Link className="button" href={listHref(without, { currency })}>
          Take the filter off
        </Link>
      </p>
    </Blank>
  );
}

type BlankProps = { title: string; isWholePage?: boolean; children?: ReactNode };

/** Nothing to show, in words; as a whole page it brings the page's heading. */
export function Blank({ title, isWholePage = false, children }: BlankProps) {
  const Heading = isWholePage ? "h1" : "h2";
  return (
    <div className="blank">
      <EmptySlip />
      <Heading className="text-h2 font-semibold">{title}</Heading>
      <div className="text-ink-2 grid gap-3">{children}</div>
    </div>
  );
}
