import { LOCALE } from "../../ui/age";
import { formatTime } from "../../ui/format-time";
import { Section } from "../../ui/section";
import { Table, TableHead } from "../../ui/table";
import type { Replay } from "./types";

/** What was sent again in bulk, and how far it has come. */
export function Replays({ replays, timeZone }: { replays: readonly Replay[]; timeZone: string }) {
  if (replays.length === 0) return null;
  const time = (at: string) => formatTime(at, "dayTime", { timeZone, locale: LOCALE });
  return (
    <Section id="replays" title="Sent again">
      <Table isPlain>
        <caption className="sr-only">The last replays, newest first</caption>
        <TableHead
          columns={[
            "What",
            { name: "Asked for", className: "max-md:hidden" },
            { name: "On their way", isFigure: true },
          ]}
        />
        <tbody>
          {replays.map((each) => (
            <tr key={each.replay_id}>
              <th scope="row" className="whitespace-normal!">
                {each.what === "ALL" ? "Everything" : "What failed"} from {time(each.from)} until {time(each.to)}
              </th>
              <td className="max-md:hidden">{time(each.created_at)}</td>
              <td data-n>{replayWords(each)}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Section>
  );
}

const replayWords = ({ replayed, total, finished_at }: Replay): string => {
  if (total === 0 && finished_at !== null) return "there was none";
  return `${replayed.toLocaleString("en")} of ${total.toLocaleString("en")}${finished_at === null ? " …" : ""}`;
};
