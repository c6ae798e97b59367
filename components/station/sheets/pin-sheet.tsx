"use client";

import { Delete } from "lucide-react";
import { useState } from "react";
import type { Station } from "../work/station";
import { type TakeOver, takeOverStation } from "../work/take-over";
import { SheetFrame } from "./sheet-frame";

type PinSheetProps = { station: Station; userId: string; name: string; takeOver: TakeOver; onClose: () => void };

const MOST_DIGITS = 8;
const DIGITS = ["1", "2", "3", "4", "5", "6", "7", "8", "9"] as const;

/** A colleague's PIN: typed, or pressed with gloves on. */
export function PinSheet({ station, userId, name, takeOver, onClose }: PinSheetProps) {
  const [pin, setPin] = useState("");
  const [problem, setProblem] = useState("");
  const [isAsking, setAsking] = useState(false);
  const write = (next: string) => setPin(next.replaceAll(/\D/g, "").slice(0, MOST_DIGITS));
  const send = async () => {
    if (isAsking || pin === "") return;
    setAsking(true);
    setProblem("");
    const wrong = await takeOverStation(station, { takeOver, userId, pin });
    setAsking(false);
    setProblem(wrong);
    setPin("");
  };
  return (
    <SheetFrame title={name} tone={problem === "" ? undefined : "hold"} onClose={onClose}>
      <form
        className="pin"
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <label>
          <span>PIN</span>
          <input
            data-first
            type="password"
            inputMode="none"
            autoComplete="off"
            value={pin}
            aria-invalid={problem !== ""}
            aria-describedby="pin-problem"
            onChange={(event) => write(event.currentTarget.value)}
          />
        </label>
        <p id="pin-problem" role="alert">
          {problem}
        </p>
        <div className="pad">
          {DIGITS.map((digit) => (
            <button key={digit} className="btn" type="button" onClick={() => write(pin + digit)}>
              {digit}
            </button>
          ))}
          <button
            className="btn"
            type="button"
            aria-label="Delete the last digit"
            onClick={() => write(pin.slice(0, -1))}
          >
            <Delete aria-hidden="true" />
          </button>
          <button className="btn" type="button" onClick={() => write(`${pin}0`)}>
            0
          </button>
          <button className="btn main" type="submit" disabled={isAsking || pin === ""}>
            {isAsking ? "…" : "Go"}
          </button>
        </div>
      </form>
    </SheetFrame>
  );
}
