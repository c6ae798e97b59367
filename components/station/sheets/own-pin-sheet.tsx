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
      say(station, "DONE", "You have no PIN any more");
    } catch (error) {
      setProblem(isNetworkAway(error) ? "A PIN needs the network." : refusalOf(error));
      setSaving(false);
    }
  };
  if (drawn !== "") return <Drawn pin={drawn} onClose={onClose} />;
  return (
    <SheetFrame title="Your PIN" tone={problem === "" ? undefined : "hold"} onClose={onClose}>
      <Fields onSubmit={() => void save(true)}>
        <p>
          Four digits by which you take over a station at which a colleague is signed in. They are drawn for you, and
          the ones that you had before open nothing any more.
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
            No PIN any more
          </Button>
          <Button kind="main" type="submit" disabled={isSaving || password === ""}>
            Draw my PIN
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
        Remember it: it is shown this once. What is decided after it bears your name, so tell it nobody.
      </SheetText>
      <SheetActs>
        <CloseButton onClose={onClose}>I know it</CloseButton>
      </SheetActs>
    </SheetFrame>
  );
}
