import { Cog, KeyRound } from "lucide-react";
import { Age } from "../../ui/age";
import { Initials, initialsOf } from "../../ui/initials";
import { TextLink } from "../../ui/text-link";
import type { Overview } from "./queues";

/** Maximum length of a note in characters; notes can be a page long, but this list has one line for each. */
const MOST_LETTERS = 140;

const shortened = (text: string): string =>
  text.length > MOST_LETTERS ? `${text.slice(0, MOST_LETTERS).trimEnd()}…` : text;

type ChangeFeedProps = { changes: Overview["changes"]; now: string; timeZone: string };

/** Recent activity, one line per return. */
export function ChangeFeed({ changes, now, timeZone }: ChangeFeedProps) {
  return (
    <ol className="[&_p]:pt-0.5 [&_p]:wrap-anywhere [&_b]:text-ink [&_b]:font-semibold [&_time]:pt-0.5 [&_time]:text-ink-3 [&_time]:text-small [&_time]:whitespace-nowrap">
      {changes.map((change) => {
        const isMachine = change.actor_kind === "system" || change.actor_kind === "key";
        const Sign = change.actor_kind === "key" ? KeyRound : Cog;
        return (
          <li
            className="py-2.5 border-b border-line gap-x-3 text-ink-2 grid-cols-[24px_minmax(0,1fr)_auto] items-start grid"
            key={`${change.return_code}${change.at}`}
          >
            <Initials>{isMachine ? <Sign /> : initialsOf(change.actor_name)}</Initials>
            <p>
              <b>{change.actor_name}</b> {shortened(change.text)}{" "}
              <TextLink
                prefetch={false}
                className="font-mono text-code whitespace-nowrap"
                href={`/dashboard/returns/${change.return_code}`}
              >
                {change.return_code}
              </TextLink>
            </p>
            <Age at={change.at} now={now} timeZone={timeZone} />
          </li>
        );
      })}
    </ol>
  );
}
