import { Cog, KeyRound } from "lucide-react";
import Link from "next/link";
import { Age } from "../returns/age";
import { initialsOf } from "../returns/initials";
import type { Overview } from "./queues";

/** A note may be a page long; here it is one line among others. */
const MOST_LETTERS = 140;

const shortened = (text: string): string =>
  text.length > MOST_LETTERS ? `${text.slice(0, MOST_LETTERS).trimEnd()} …` : text;

type ChangeFeedProps = { changes: Overview["changes"]; now: string; timeZone: string };

/** What happened last, one line for each return. */
export function ChangeFeed({ changes, now, timeZone }: ChangeFeedProps) {
  return (
    <ol className="feed">
      {changes.map((change) => {
        const isMachine = change.actor_kind === "system" || change.actor_kind === "key";
        const Sign = change.actor_kind === "key" ? KeyRound : Cog;
        return (
          <li key={`${change.return_code}${change.at}`}>
            <span className={isMachine ? "initials machine" : "initials"} aria-hidden="true">
              {isMachine ? <Sign /> : initialsOf(change.actor_name)}
            </span>
            <p>
              <b>{change.actor_name}</b> {shortened(change.text)}{" "}
              <Link
                prefetch={false}
                className="link mono whitespace-nowrap"
                href={`/dashboard/returns/${change.return_code}`}
              >
                {change.return_code}
              </Link>
            </p>
            <Age at={change.at} now={now} timeZone={timeZone} />
          </li>
        );
      })}
    </ol>
  );
}
