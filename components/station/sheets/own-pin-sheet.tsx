"use client";

import { useState } from "react";
import { isNetworkAway, refusalOf } from "../work/call-errors";
import { type Station, say } from "../work/station";
import { SheetFrame } from "./sheet-frame";

/** One's own PIN: set with the password, so that nobody else sets it. */
export function OwnPinSheet({ station, onClose }: { station: Station; onClose: () => void }) {
  const [pin, setPin] = useState("");
  const [password, setPassword] = useState("");
  const [problem, setProblem] = useState("");
  const [isSaving, setSaving] = useState(false);
  const save = async (next: string) => {
    if (isSaving || password === "") return;
    setSaving(true);
    try {
      await station.api.setStationPin.mutate({ pin: next, current_password: password });
      onClose();
      say(station, "DONE", next === "" ? "Your PIN is gone" : "Your PIN is set");
    } catch (error) {
      setProblem(isNetworkAway(error) ? "Setting a PIN needs the network." : refusalOf(error));
      setSaving(false);
    }
  };
  return (
    <SheetFrame title="Your PIN" tone={problem === "" ? undefined : "hold"} onClose={onClose}>
      <form
        className="fields"
        onSubmit={(event) => {
          event.preventDefault();
          void save(pin);
        }}
      >
        <p>With it you take over a station at which a colleague is signed in. What you decide then is yours.</p>
        <label>
          <span>New PIN, 4 to 8 digits</span>
          <input
            data-first
            type="password"
            inputMode="numeric"
            autoComplete="off"
            maxLength={8}
            value={pin}
            onChange={(event) => setPin(event.currentTarget.value)}
          />
        </label>
        <label>
          <span>Your password</span>
          <input
            type="password"
            autoComplete="current-password"
            maxLength={1024}
            value={password}
            onChange={(event) => setPassword(event.currentTarget.value)}
          />
        </label>
        {problem === "" ? null : <em role="alert">{problem}</em>}
        <div className="acts">
          <button className="btn" type="button" disabled={isSaving || password === ""} onClick={() => void save("")}>
            No PIN any more
          </button>
          <button className="btn main" type="submit" disabled={isSaving || pin === "" || password === ""}>
            Set the PIN
          </button>
        </div>
      </form>
    </SheetFrame>
  );
}
