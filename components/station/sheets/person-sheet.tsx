"use client";

import { Key } from "../screens/key";
import { saveSettings } from "../store/settings";
import type { Station } from "../work/station";
import type { StationState } from "../work/types";
import { SheetFrame } from "./sheet-frame";

type PersonSheetProps = { station: Station; state: StationState; signOut: () => Promise<void>; onClose: () => void };

/** Who works here, in which warehouse; and the way out. */
export function PersonSheet({ station, state, signOut, onClose }: PersonSheetProps) {
  const { person, places } = state.facts;
  const waiting = state.queue.length;
  const movePlace = () => {
    saveSettings({ place: "" });
    station.change({ place: "", sheet: null, screen: { kind: "SCAN" } });
  };
  return (
    <SheetFrame title={person.name} onClose={onClose}>
      <p className="text">{person.email}</p>
      <People station={station} state={state} />
      {waiting > 0 ? (
        <p className="text">
          {waiting} {waiting === 1 ? "entry waits" : "entries wait"} on this device.{" "}
          {waiting === 1 ? "It is" : "They are"} sent once somebody is signed in here.
        </p>
      ) : null}
      <div className="acts">
        <button
          className="btn"
          type="button"
          onClick={() => station.change({ sheet: { kind: "DEVICE", scanned: "" } })}
        >
          This device
        </button>
        {person.is_by_pin ? null : (
          <button className="btn" type="button" onClick={() => station.change({ sheet: { kind: "OWN_PIN" } })}>
            Your PIN
          </button>
        )}
        {person.has_dashboard ? (
          <a className="btn" href="/dashboard/returns">
            Dashboard
          </a>
        ) : null}
        {places.length > 1 ? (
          <button className="btn" type="button" onClick={movePlace}>
            Another warehouse
          </button>
        ) : null}
        <form action={signOut}>
          <button className="btn main" type="submit">
            Sign out
          </button>
        </form>
      </div>
    </SheetFrame>
  );
}

/** Who may take over here with a PIN; the first nine by their digit. */
function People({ station, state }: Pick<PersonSheetProps, "station" | "state">) {
  const { people } = state.facts;
  if (people.length === 0)
    return <p className="text">A colleague who has set a PIN takes over here with four digits.</p>;
  return (
    <section className="people" aria-labelledby="people">
      <h3 id="people">Take over</h3>
      {state.isOnline ? null : <p className="text">Offline: changing the person needs the network.</p>}
      <ol>
        {people.map(({ user_id, name }, index) => (
          <li key={user_id}>
            <button
              className="btn"
              type="button"
              disabled={!state.isOnline}
              onClick={() => station.change({ sheet: { kind: "PIN", userId: user_id, name } })}
            >
              {index < 9 ? <Key>{String(index + 1)}</Key> : null}
              <span className="cut">{name}</span>
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}
