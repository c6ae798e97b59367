import Link from "next/link";
import { LinkProgress } from "../browser/link-progress";
import { Age } from "../returns/age";
import { causeWords, problemsHref, problemTitle } from "./problem-words";
import { RetryAll } from "./retry-all";
import type { Cause } from "./types";

type CausesProps = { causes: readonly Cause[]; chosen: string; canWrite: boolean; now: string; timeZone: string };

/** More are no pattern any more. */
const SHOWN = 5;

/** What many problems have in common: each cause is a filter, and one act for all of them. */
export function Causes({ causes, chosen, canWrite, now, timeZone }: CausesProps) {
  const isShown = ({ cause, count }: Cause, index: number) => cause === chosen || (index < SHOWN && count > 1);
  const shown = causes.filter(isShown);
  const rest = causes.filter((cause) => !shown.includes(cause));
  const rows = (list: readonly Cause[]) =>
    list.map((cause) => (
      <CauseRow
        key={cause.cause}
        cause={cause}
        isChosen={cause.cause === chosen}
        canWrite={canWrite}
        now={now}
        timeZone={timeZone}
      />
    ));
  return (
    <section className="causes" aria-labelledby="causes">
      <header>
        <h2 id="causes" className="font-semibold">
          Most frequent causes
        </h2>
        {chosen ? (
          <Link className="link" href={problemsHref()} scroll={false}>
            Show all problems
          </Link>
        ) : null}
      </header>
      <ol>{rows(shown)}</ol>
      {rest.length === 0 ? null : (
        <details>
          <summary className="link">
            {rest.length} more {rest.length === 1 ? "cause" : "causes"}
          </summary>
          <ol>{rows(rest)}</ol>
        </details>
      )}
    </section>
  );
}

type CauseRowProps = { cause: Cause; isChosen: boolean } & Pick<CausesProps, "canWrite" | "now" | "timeZone">;

function CauseRow({ cause, isChosen, canWrite, now, timeZone }: CauseRowProps) {
  const { count, last_seen_at: lastSeenAt, activity } = cause;
  return (
    <li className="cause" data-chosen={isChosen || undefined}>
      <Link
        className="cause-link"
        href={isChosen ? problemsHref() : problemsHref(cause.cause)}
        aria-current={isChosen || undefined}
        scroll={false}
      >
        <b className="cause-count">{count.toLocaleString("en")}</b>
        <span className="min-w-0">
          <b>{problemTitle(cause)}</b>
          <span className="cause-error">{causeWords(cause)}</span>
        </span>
        <LinkProgress />
      </Link>
      <p className="cause-seen">
        <span className="text-ink-3">last</span> <Age at={lastSeenAt} now={now} timeZone={timeZone} />
      </p>
      {canWrite && activity !== null && count > 1 ? (
        <RetryAll cause={cause.cause} count={count} title={problemTitle(cause)} />
      ) : (
        <span />
      )}
    </li>
  );
}
