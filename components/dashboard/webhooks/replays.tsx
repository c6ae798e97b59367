import { formatTime } from "../../ui/format-time";
import { LOCALE } from "../returns/age";
import type { Replay } from "./types";

/** What was sent again in bulk, and how far it has come. */
export function Replays({ replays, timeZone }: { replays: readonly Replay[]; timeZone: string }) {
  if (replays.length === 0) return null;
  const time = (at: string) => formatTime(at, "dayTime", { timeZone, locale: LOCALE });
  return (
    <section className="section" aria-labelledby="replays">
      <header>
        <h2 id="replays" className="text-h2 font-semibold">
          Sent again
        </h2>
      </header>
      <table className="table plain">
        <caption className="sr-only">The last replays, newest first</caption>
        <thead>
          <tr>
            <th scope="col">What</th>
            <th scope="col" className="hide-small">
              Asked for
            </th>
            <th scope="col" data-n>
              On their way
            </th>
          </tr>
        </thead>
        <tbody>
          {replays.map((each) => (
            <tr key={each.replay_id}>
              <th scope="row" className="whitespace-normal!">
                {each.what === "ALL" ? "Everything" : "What failed"} from {time(each.from)} until {time(each.to)}
              </th>
              <td className="hide-small">{time(each.created_at)}</td>
              <td data-n>{replayWords(each)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

const replayWords = ({ replayed, total, finished_at }: Replay): string => {
  if (total === 0 && finished_at !== null) return "there was none";
  return `${replayed.toLocaleString("en")} of ${total.toLocaleString("en")}${finished_at === null ? " …" : ""}`;
};
