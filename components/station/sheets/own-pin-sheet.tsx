"use client";

import { useState } from "react";
import { isNetworkAway, refusalOf } from "../work/call-errors";
import { type Station, say } from "../work/station";
import { SheetFrame } from "./sheet-frame";

type OwnPinSheetProps = { station: Station; onClose: () => void };

/** One's own PIN: drawn by the server with the password, and told once. */
export function OwnPinSheet({ station, onClose }: OwnPinSheetProps) {
  const [password, setPassword] = useState("");
  const [problem, setProblem] = useState("");
  const [drawn, setDrawn] = useState("");
  const [isSaving, setSaving] = useState(false);
  const save = async (isWanted: boolean) => {
    if (isSaving || password === "") return;
    setSaving(true);
    try {
      const { pin } = await station.api.setStationPin.mutate({ current_password: password, is_wanted: isWanted });
      setDrawn(pin);
      if (isWanted) return;
      onClose();
      say(station, "DONE", "You have no PIN any more");
    } catch (error) {
      setProblem(isNetworkAway(error) ? "A PIN needs the network." : refusalOf(error));
      setSaving(false);
    }
  };
  if (drawn !== "") return <Drawn pin={drawn} onClose={onClose} />;
  return (
    <SheetFrame title="Your PIN" tone={problem === "" ? undefined : "hold"} onClose={onClose}>
      <form
        className="fields"
        onSubmit={(event) => {
          event.preventDefault();
          void save(true);
        }}
      >
        <p>
          Four digits by which you take over a station at which a colleague is signed in. They are drawn for you, and
          the ones that you had before open nothing any more.
        </p>
        <label>
          <span>Your password</span>
          <input
            data-first
            type="password"
            autoComplete="current-password"
            maxLength={1024}
            value={password}
            onChange={(event) => setPassword(event.currentTarget.value)}
          />
        </label>
        {problem === "" ? null : <em role="alert">{problem}</em>}
        <div className="acts">
          <button className="btn" type="button" disabled={isSaving || password === ""} onClick={() => void save(false)}>
            No PIN any more
          </button>
          <button className="btn main" type="submit" disabled={isSaving || password === ""}>
            Draw my PIN
          </button>
        </div>
      </form>
    </SheetFrame>
  );
}

function Drawn({ pin, onClose }: { pin: string; onClose: () => void }) {
  return (
    <SheetFrame title="Your PIN" onClose={onClose}>
      <p className="drawn" role="status">
        {pin}
      </p>
      <p className="text">
        Remember it: it is shown this once. What is decided after it bears your name, so tell it nobody.
      </p>
      <div className="acts">
        <button className="btn main" type="button" data-first onClick={onClose}>
          I know it
        </button>
      </div>
    </SheetFrame>
  );
}
