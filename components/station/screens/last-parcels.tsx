"use client";

import { formatTime } from "../../ui/format-time";
import { type LastParcel, lastParcels } from "../work/last-parcels";
import { openParcel } from "../work/open-parcel";
import { parcelOf } from "../work/parcels";
import { type Station, serverNowMs } from "../work/station";
import { reopen } from "../work/submit";
import type { StationState, SubmitEntry } from "../work/types";
import { isWaiting, undoInspection } from "../work/waits";
import { Tally } from "./glyph";
import { useSecondsLeft } from "./use-seconds-left";

type LastParcelsProps = {
  station: Station;
  state: StationState /** Stands above the list already. */;
  done: SubmitEntry | undefined;
};

/** The last parcels of this shift; until one has left the device, a press on its row opens it again. */
export function LastParcels({ station, state, done }: LastParcelsProps) {
  const last = lastParcels(state).filter(({ processId }) => processId !== done?.processId);
  const timeZone = state.facts.stores[0]?.time_zone ?? "UTC";
  return (
    <section aria-labelledby="last">
      <h2 id="last">Last parcels</h2>
      {last.length === 0 ? (
        <p className="nothing">
          {done === undefined
            ? "Nothing yet in this shift. The first scan opens a parcel."
            : "No other one yet in this shift."}
        </p>
      ) : (
        <table className="last">
          <caption className="sr-only">Last parcels of this shift, newest first</caption>
          <thead className="sr-only">
            <tr>
              <th scope="col">Return</th>
              <th scope="col">Shopper</th>
              <th scope="col">Result</th>
              <th scope="col">State</th>
            </tr>
          </thead>
          <tbody>
            {last.map((parcel) => (
              <tr key={parcel.key}>
                <th scope="row">
                  <span className="code">{parcel.returnCode}</span>
                  <time className="sub" dateTime={new Date(parcel.atMs).toISOString()}>
                    {formatTime(new Date(parcel.atMs).toISOString(), "clock", { timeZone, locale: "en-GB" })}
                  </time>
                </th>
                <td>
                  <span className="cut">{parcel.customerName}</span>
                  <span className="sub cut">{parcel.storeName}</span>
                </td>
                <td>
                  {parcel.state === "BEGUN" ? (
                    <span className="sub">
                      {parcel.judged} of {parcel.total} judged
                    </span>
                  ) : (
                    <Tally {...parcel.counts} />
                  )}
                </td>
                <td className="act">
                  <LastAct station={station} parcel={parcel} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

const STATE_WORDS = {
  SUBMITTED: "Submitted",
  UNDONE: "Undone",
  WAITING: "Undo",
  REFUSED: "Not taken",
  BEGUN: "Reopen",
} as const;

function LastAct({ station, parcel }: { station: Station; parcel: LastParcel }) {
  if (parcel.state === "SUBMITTED" || parcel.state === "UNDONE") return <Submitted station={station} parcel={parcel} />;
  const open = () => {
    const known = parcelOf(station, parcel.processId);
    if (parcel.state === "BEGUN") return known === null ? undefined : openParcel(station, known);
    return parcel.state === "REFUSED" ? station.change({ sheet: { kind: "QUEUE" } }) : reopen(station, parcel.entry);
  };
  return (
    <button className="btn" type="button" data-tone={parcel.state === "REFUSED" ? "bad" : undefined} onClick={open}>
      {STATE_WORDS[parcel.state]}
      <span className="sr-only"> {parcel.returnCode}</span>
    </button>
  );
}

type SubmittedProps = { station: Station; parcel: LastParcel & { state: "SUBMITTED" | "UNDONE" } };

/** While its refund waits, it can be undone at the server. */
function Submitted({ station, parcel: { processId, returnCode, state } }: SubmittedProps) {
  const known = parcelOf(station, processId);
  const isOpen = state === "SUBMITTED" && isWaiting(known, serverNowMs(station));
  const until = isOpen ? known.wait.goes_out_at : null;
  const seconds = useSecondsLeft(station, until === null ? null : Date.parse(until) - station.read().skewMs);
  if (!isOpen || (until !== null && seconds === 0)) return <span className="sub">{STATE_WORDS[state]}</span>;
  return (
    <button className="btn" type="button" onClick={() => void undoInspection(station, processId)}>
      {STATE_WORDS.WAITING}
      <span className="sr-only"> {returnCode}</span>
    </button>
  );
}
