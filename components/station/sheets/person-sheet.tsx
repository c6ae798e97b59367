"use client";

import { Key } from "../screens/key";
import { saveSettings } from "../store/settings";
import type { Station } from "../work/station";
import type { TakeOver } from "../work/take-over";
import type { StationState } from "../work/types";
import { PinPad } from "./pin-pad";
import { SheetFrame } from "./sheet-frame";

type PersonSheetProps = {
  station: Station;
  state: StationState;
  /** As far as it was typed. */
  pin: string;
  takeOver: TakeOver;
  signOut: () => Promise<void>;
  onClose: () => void;
};

/** Who works here: four digits change it. And in which warehouse; and the way out. */
export function PersonSheet({ station, state, pin, takeOver, signOut, onClose }: PersonSheetProps) {
  const { person, places } = state.facts;
  const waiting = state.queue.length;
  const movePlace = () => {
    saveSettings({ place: "" });
    station.change({ place: "", sheet: null, screen: { kind: "SCAN" } });
  };
  return (
    <SheetFrame title="Who works here?" onClose={onClose}>
      <PinPad station={station} state={state} pin={pin} takeOver={takeOver}>
        <p>
          Now <b>{person.name}</b>
          <span className="sub">{person.email}</span>
        </p>
        {waiting > 0 ? (
          <p>
            {waiting} {waiting === 1 ? "entry waits" : "entries wait"} on this device.{" "}
            {waiting === 1 ? "It is" : "They are"} sent once somebody is signed in here.
          </p>
        ) : null}
      </PinPad>
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
        ) : person.is_by_pin ? null : (
          <a className="btn" href="/dashboard/account">
            Your account
          </a>
        )}
        {places.length > 1 ? (
          <button className="btn" type="button" onClick={movePlace}>
            Another warehouse
          </button>
        ) : null}
        <form action={signOut}>
          <button className="btn" type="submit">
            Sign out
          </button>
        </form>
        <button className="btn main" type="button" onClick={onClose}>
          <Key>Esc</Key>
          Back to work
        </button>
      </div>
    </SheetFrame>
  );
}
