import { formatTime } from "../../ui/format-time";
import { LOCALE } from "../returns/age";
import { countWords } from "./count-words";
import type { Erasure } from "./types";

/** What was erased, and nothing of whom. */
export function ErasuresTable({ erasures, timeZone }: { erasures: readonly Erasure[]; timeZone: string }) {
  if (erasures.length === 0) return null;
  return (
    <section className="section mt-10" aria-labelledby="erasures">
      <header>
        <h2 id="erasures" className="text-h2 font-semibold">
          Erased
        </h2>
      </header>
      <table className="table plain team">
        <caption className="sr-only">What was erased, newest first</caption>
        <thead>
          <tr>
            <th scope="col">When</th>
            <th scope="col">What</th>
            <th scope="col">Why</th>
            <th scope="col">By</th>
          </tr>
        </thead>
        <tbody>
          {erasures.map(({ erasure_id, erased_at, counts, cause, reason, erased_by }) => (
            <tr key={erasure_id}>
              <td>
                <time dateTime={erased_at}>{formatTime(erased_at, "dayTime", { timeZone, locale: LOCALE })}</time>
              </td>
              <th scope="row" className="strong">
                {countWords(counts)}
              </th>
              <td>{cause === "RETENTION" ? "Old enough" : reason}</td>
              <td>{erased_by}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
