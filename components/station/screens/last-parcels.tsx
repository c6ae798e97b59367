"use client";

import { formatTime } from "../../ui/format-time";
import { type LastParcel, lastParcels } from "../work/last-parcels";
import { openParcel } from "../work/open-parcel";
import { parcelOf } from "../work/parcels";
import type { Station } from "../work/station";
import { reopen } from "../work/submit";
import type { StationState, SubmitEntry } from "../work/types";
import { Tally } from "./glyph";

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

const STATE_WORDS = { SUBMITTED: "Submitted", WAITING: "Undo", REFUSED: "Not taken", BEGUN: "Reopen" } as const;

function LastAct({ station, parcel }: { station: Station; parcel: LastParcel }) {
  if (parcel.state === "SUBMITTED") return <span className="sub">{STATE_WORDS.SUBMITTED}</span>;
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
