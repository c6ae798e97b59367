import { Delete } from "lucide-react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { Key } from "../ui/act-button";
import { Button } from "../ui/button";
import { Field, Input } from "../ui/field";
import { Sub } from "../ui/text";
import { saveSettings } from "../work/settings";
import type { Station } from "../work/station";
import { PIN_DIGITS, type TakeOver, takeOverStation, typePin } from "../work/take-over";
import type { StationState } from "../work/types";
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
          Signed in: <b>{person.name}</b>
          <Sub className="block">{person.email}</Sub>
        </p>
        {waiting > 0 ? (
          <p>
            {waiting} {waiting === 1 ? "entry is" : "entries are"} waiting on this device.{" "}
            {waiting === 1 ? "It’s" : "They’re"} sent once someone is signed in here.
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
        {places.length > 1 ? <Button onClick={movePlace}>Change warehouse</Button> : null}
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

type PinPadProps = { station: Station; state: StationState; pin: string; takeOver: TakeOver; children: ReactNode };

const DIGITS = ["1", "2", "3", "4", "5", "6", "7", "8", "9"] as const;

/** A PIN, typed or pressed with gloves on. It says whose it is: with its last digit they work here. */
function PinPad({ station, state, pin, takeOver, children }: PinPadProps) {
  const [problem, setProblem] = useState("");
  const asking = useRef("");
  const isAway = !state.isOnline;
  useEffect(() => {
    if (pin.length < PIN_DIGITS || asking.current === pin) return;
    asking.current = pin;
    setProblem("");
    void takeOverStation(station, { takeOver, pin }).then((wrong) => {
      asking.current = "";
      setProblem(wrong);
      if (wrong !== "" && station.read().sheet?.kind === "PERSON") typePin(station, "");
    });
  }, [station, takeOver, pin]);
  const words =
    problem || (isAway ? "You need to be online to switch people. Until then, continue as the current person." : "");
  return (
    <div className="mt-4 grid gap-x-8 gap-y-2 bench:grid-cols-[minmax(0,1fr)_auto]">
      <div>
        {children}
        <Field
          label={state.facts.people.length === 0 ? "PIN (no one else has one yet)" : "PIN of the person taking over"}
        >
          <Input
            className="min-h-18 py-2 text-[40px] tracking-[0.3em]"
            data-first
            type="password"
            inputMode="none"
            autoComplete="off"
            value={pin}
            disabled={isAway}
            aria-invalid={problem !== ""}
            aria-describedby="pin-problem"
            onChange={(event) => typePin(station, event.currentTarget.value)}
          />
        </Field>
        <p className="mt-2 min-h-13 text-bad" id="pin-problem" role="alert">
          {words}
        </p>
      </div>
      <Pad station={station} pin={pin} isAway={isAway} />
    </div>
  );
}

/** Ten digits for gloves, and the way back from the last one. */
function Pad({ station, pin, isAway }: Pick<PinPadProps, "station" | "pin"> & { isAway: boolean }) {
  const digitKey = (digit: string) => (
    <Button
      key={digit}
      fit="digit"
      className="font-semibold"
      disabled={isAway}
      onClick={() => typePin(station, pin + digit)}
    >
      {digit}
    </Button>
  );
  return (
    <div className="grid grid-cols-3 gap-3 bench:grid-cols-[repeat(3,76px)]">
      {DIGITS.map(digitKey)}
      <span />
      {digitKey("0")}
      <Button
        fit="digit"
        disabled={isAway}
        aria-label="Delete the last digit"
        onClick={() => typePin(station, pin.slice(0, -1))}
      >
        <Delete aria-hidden="true" />
      </Button>
    </div>
  );
}
