import { saveSettings } from "../store/settings";
import { Key } from "../ui/act-button";
import { Button } from "../ui/button";
import { Sub } from "../ui/text";
import type { Station } from "../work/station";
import type { TakeOver } from "../work/take-over";
import type { StationState } from "../work/types";
import { PinPad } from "./pin-pad";
import { SheetActs, SheetFrame } from "./sheet-frame";

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
        <p className="mb-4">
          Now <b>{person.name}</b>
          <Sub className="block">{person.email}</Sub>
        </p>
        {waiting > 0 ? (
          <p>
            {waiting} {waiting === 1 ? "entry waits" : "entries wait"} on this device.{" "}
            {waiting === 1 ? "It is" : "They are"} sent once somebody is signed in here.
          </p>
        ) : null}
      </PinPad>
      <SheetActs>
        <Button onClick={() => station.change({ sheet: { kind: "DEVICE", scanned: "" } })}>This device</Button>
        {person.is_by_pin ? null : (
          <Button onClick={() => station.change({ sheet: { kind: "OWN_PIN" } })}>Your PIN</Button>
        )}
        {person.has_dashboard ? (
          <Button as="a" href="/dashboard/returns">
            Dashboard
          </Button>
        ) : person.is_by_pin ? null : (
          <Button as="a" href="/dashboard/account">
            Your account
          </Button>
        )}
        {places.length > 1 ? <Button onClick={movePlace}>Another warehouse</Button> : null}
        <form className="max-bench:*:w-full" action={signOut}>
          <Button type="submit">Sign out</Button>
        </form>
        <Button kind="main" onClick={onClose}>
          <Key>Esc</Key>
          Back to work
        </Button>
      </SheetActs>
    </SheetFrame>
  );
}
