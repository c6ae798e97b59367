import { Delete } from "lucide-react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { Key } from "../ui/act-button";
import { Button } from "../ui/button";
import { Field, Input } from "../ui/field";
import { useText } from "../ui/reader";
import { Sub } from "../ui/text";
import { saveSettings } from "../work/settings";
import type { Station } from "../work/station";
import { PIN_DIGITS, type TakeOver, takeOverStation, typePin } from "../work/take-over";
import type { StationState } from "../work/types";
import { SheetActs, SheetFrame } from "./sheet-frame";

type PersonSheetProps = {
  station: Station;
  state: StationState;
  /** The digits typed so far. */
  pin: string;
  takeOver: TakeOver;
  signOut: () => Promise<void>;
  onClose: () => void;
};

/** The current worker, changed by a four-digit PIN; the warehouse; and sign-out. */
export function PersonSheet({ station, state, pin, takeOver, signOut, onClose }: PersonSheetProps) {
  const t = useText();
  const { person, places } = state.facts;
  const waiting = state.queue.length;
  const movePlace = () => {
    saveSettings({ place: "" });
    station.change({ place: "", sheet: null, screen: { kind: "SCAN" } });
  };
  return (
    <SheetFrame title={t("person.title")} onClose={onClose}>
      <PinPad station={station} state={state} pin={pin} takeOver={takeOver}>
        <p className="mb-4">
          {t.rich("person.signedIn", { name: person.name, b: (name) => <b>{name}</b> })}
          <Sub className="block">{person.email}</Sub>
        </p>
        {waiting > 0 ? <p>{t("person.waiting", { count: waiting })}</p> : null}
      </PinPad>
      <SheetActs>
        <Button onClick={() => station.change({ sheet: { kind: "DEVICE", scanned: "" } })}>
          {t("common.thisDevice")}
        </Button>
        {person.is_by_pin ? null : (
          <Button onClick={() => station.change({ sheet: { kind: "OWN_PIN" } })}>{t("common.yourPin")}</Button>
        )}
        {person.has_dashboard ? (
          <Button as="a" href="/dashboard/returns">
            {t("person.dashboard")}
          </Button>
        ) : person.is_by_pin ? null : (
          <Button as="a" href="/dashboard/account">
            {t("person.account")}
          </Button>
        )}
        {places.length > 1 ? <Button onClick={movePlace}>{t("person.changeWarehouse")}</Button> : null}
        <form className="max-bench:*:w-full" action={signOut}>
          <Button type="submit">{t("person.signOut")}</Button>
        </form>
        <Button kind="main" onClick={onClose}>
          <Key>Esc</Key>
          {t("common.backToWork")}
        </Button>
      </SheetActs>
    </SheetFrame>
  );
}

type PinPadProps = { station: Station; state: StationState; pin: string; takeOver: TakeOver; children: ReactNode };

const DIGITS = ["1", "2", "3", "4", "5", "6", "7", "8", "9"] as const;

/** A PIN, typed or pressed with gloves. It identifies the person, who takes over with its last digit. */
function PinPad({ station, state, pin, takeOver, children }: PinPadProps) {
  const t = useText();
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
  const words = problem || (isAway ? t("common.onlineToSwitch") : "");
  return (
    <div className="mt-4 grid gap-x-8 gap-y-2 bench:grid-cols-[minmax(0,1fr)_auto]">
      <div>
        {children}
        <Field label={state.facts.people.length === 0 ? t("person.pinNobody") : t("person.pin")}>
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

/** Ten digits for gloves, and a key that deletes the last one. */
function Pad({ station, pin, isAway }: Pick<PinPadProps, "station" | "pin"> & { isAway: boolean }) {
  const t = useText();
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
        aria-label={t("person.deleteDigit")}
        onClick={() => typePin(station, pin.slice(0, -1))}
      >
        <Delete aria-hidden="true" />
      </Button>
    </div>
  );
}
