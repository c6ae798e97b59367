import { useState } from "react";
import { Button } from "../ui/button";
import { Field, FieldError, Fields, Input } from "../ui/field";
import { useText } from "../ui/reader";
import { isNetworkAway, refusalOf } from "../work/call-errors";
import { type Station, say } from "../work/station";
import { CloseButton, SheetActs, SheetFrame, SheetText } from "./sheet-frame";

/** One's own PIN: drawn by the server with the password, and told once. */
export function OwnPinSheet({ station, onClose }: { station: Station; onClose: () => void }) {
  const t = useText();
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
      say(station, "DONE", t("ownPin.removed"));
    } catch (error) {
      setProblem(isNetworkAway(error) ? t("ownPin.offline") : refusalOf(t, error));
      setSaving(false);
    }
  };
  if (drawn !== "") return <Drawn pin={drawn} onClose={onClose} />;
  return (
    <SheetFrame title={t("common.yourPin")} tone={problem === "" ? undefined : "hold"} onClose={onClose}>
      <Fields onSubmit={() => void save(true)}>
        <p>{t("ownPin.words")}</p>
        <Field label={t("ownPin.password")}>
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
            {t("ownPin.remove")}
          </Button>
          <Button kind="main" type="submit" disabled={isSaving || password === ""}>
            {t("ownPin.generate")}
          </Button>
        </SheetActs>
      </Fields>
    </SheetFrame>
  );
}

function Drawn({ pin, onClose }: { pin: string; onClose: () => void }) {
  const t = useText();
  return (
    <SheetFrame title={t("common.yourPin")} onClose={onClose}>
      <p className="mt-4 text-[72px]/21 font-semibold tracking-[0.2em]" role="status">
        {pin}
      </p>
      <SheetText>{t("ownPin.once")}</SheetText>
      <SheetActs>
        <CloseButton onClose={onClose}>{t("ownPin.done")}</CloseButton>
      </SheetActs>
    </SheetFrame>
  );
}
