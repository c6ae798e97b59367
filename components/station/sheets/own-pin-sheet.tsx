import { useState } from "react";
import { Button } from "../ui/button";
import { Field, FieldError, Fields, Input } from "../ui/field";
import { isNetworkAway, refusalOf } from "../work/call-errors";
import { type Station, say } from "../work/station";
import { CloseButton, SheetActs, SheetFrame, SheetText } from "./sheet-frame";

/** One's own PIN: drawn by the server with the password, and told once. */
export function OwnPinSheet({ station, onClose }: { station: Station; onClose: () => void }) {
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
      say(station, "DONE", "PIN removed");
    } catch (error) {
      setProblem(isNetworkAway(error) ? "You need to be online to change your PIN." : refusalOf(error));
      setSaving(false);
    }
  };
  if (drawn !== "") return <Drawn pin={drawn} onClose={onClose} />;
  return (
    <SheetFrame title="Your PIN" tone={problem === "" ? undefined : "hold"} onClose={onClose}>
      <Fields onSubmit={() => void save(true)}>
        <p>
          Use a four-digit PIN to take over a station where a colleague is signed in. We’ll generate a new one; your old
          PIN stops working.
        </p>
        <Field label="Your password">
          <Input
            data-first
            type="password"
            autoComplete="current-password"
            maxLength={1024}
            value={password}
            onChange={(event) => setPassword(event.currentTarget.value)}
          />
        </Field>
        {problem === "" ? null : <FieldError>{problem}</FieldError>}
        <SheetActs>
          <Button disabled={isSaving || password === ""} onClick={() => void save(false)}>
            Remove PIN
          </Button>
          <Button kind="main" type="submit" disabled={isSaving || password === ""}>
            Generate PIN
          </Button>
        </SheetActs>
      </Fields>
    </SheetFrame>
  );
}

function Drawn({ pin, onClose }: { pin: string; onClose: () => void }) {
  return (
    <SheetFrame title="Your PIN" onClose={onClose}>
      <p className="mt-4 text-[72px]/21 font-semibold tracking-[0.2em]" role="status">
        {pin}
      </p>
      <SheetText>
        Remember it: it’s only shown once. Don’t share it. Inspections made with it are recorded in your name.
      </SheetText>
      <SheetActs>
        <CloseButton onClose={onClose}>Done</CloseButton>
      </SheetActs>
    </SheetFrame>
  );
}
