import Link from "next/link";
import { t } from "@/messages/dashboard/problems";
import { Age } from "../../ui/age";
import { linkStyle, TextLink } from "../../ui/text-link";
import { LinkProgress } from "../browser/link-progress";
import { causeWords, problemsHref, problemTitle } from "./problem-words";
import { RetryAll } from "./retry-all";
import type { Cause } from "./types";

type CausesProps = { causes: readonly Cause[]; chosen: string; canWrite: boolean; now: string; timeZone: string };

/** Maximum number of causes shown; more would no longer reveal a pattern. */
const SHOWN = 5;

/** Common causes of problems. Each is a filter with one action for all its problems. */
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
    <section
      className="mb-5 mx-pad border border-rule rounded-control [&>details>summary]:py-2 [&>details>summary]:px-4 [&>details>summary]:w-fit"
      aria-labelledby="causes"
    >
      <header className="py-2 px-4 border-b border-line gap-4 justify-between flex">
        <h2 id="causes" className="font-semibold">
          {t("causes.title")}
        </h2>
        {chosen ? (
          <TextLink href={problemsHref()} scroll={false}>
            {t("causes.showAll")}
          </TextLink>
        ) : null}
      </header>
      <ol>{rows(shown)}</ol>
      {rest.length === 0 ? null : (
        <details className="border-t border-line">
          <summary className={linkStyle()}>{t("causes.more", { count: rest.length })}</summary>
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
    <li
      className={`grid grid-cols-[minmax(0,1fr)_104px_168px] items-center gap-x-4 gap-y-1 pr-4 not-first:border-t not-first:border-line max-md:grid-cols-[minmax(0,1fr)_auto] max-md:pb-2.5 [&>button]:justify-self-end max-md:[&>button]:h-10! max-md:[&>button]:px-3! ${isChosen ? "bg-accent-soft shadow-mark" : ""}`}
    >
      <Link
        className="py-2.5 pl-4 gap-3 grid-cols-[minmax(24px,auto)_minmax(0,1fr)] items-baseline relative grid hover:[&_b]:decoration-1 hover:[&_b]:underline hover:[&_b]:underline-offset-[3px] max-md:pt-2.5 max-md:pb-0 max-md:px-4 max-md:col-span-full"
        href={isChosen ? problemsHref() : problemsHref(cause.cause)}
        aria-current={isChosen || undefined}
        scroll={false}
      >
        <b className="no-underline text-[19px]/6.5 font-semibold">{count.toLocaleString("en")}</b>
        <span className="min-w-0">
          <b className="font-semibold">{problemTitle(cause)}</b>
          <span className="text-ink-2 block truncate max-md:wrap-anywhere max-md:whitespace-normal">
            {causeWords(cause)}
          </span>
        </span>
        <LinkProgress />
      </Link>
      <p className="text-ink-2 text-small text-right whitespace-nowrap max-md:pl-13 max-md:text-left">
        {t.rich("causes.latest", {
          label: (text) => <span className="text-ink-3">{text}</span>,
          age: () => <Age at={lastSeenAt} now={now} timeZone={timeZone} />,
        })}
      </p>
      {canWrite && activity !== null && count > 1 ? (
        <RetryAll cause={cause.cause} count={count} title={problemTitle(cause)} />
      ) : (
        <span />
      )}
    </li>
  );
}
