import { Delete } from "lucide-react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { Button } from "../ui/button";
import { Field, Input } from "../ui/field";
import type { Station } from "../work/station";
import { PIN_DIGITS, type TakeOver, takeOverStation, typePin } from "../work/take-over";
import type { StationState } from "../work/types";

type PinPadProps = { station: Station; state: StationState; pin: string; takeOver: TakeOver; children: ReactNode };

const DIGITS = ["1", "2", "3", "4", "5", "6", "7", "8", "9"] as const;

/** A PIN, typed or pressed with gloves on. It says whose it is: with its last digit they work here. */
export function PinPad({ station, state, pin, takeOver, children }: PinPadProps) {
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
  const words = problem || (isAway ? "Changing the person needs the network. Until then go on as you are." : "");
  return (
    <div className="mt-4 grid gap-x-8 gap-y-2 bench:grid-cols-[minmax(0,1fr)_auto]">
      <div>
        {children}
        <Field label={state.facts.people.length === 0 ? "PIN. Nobody else has one yet." : "PIN of who takes over"}>
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
