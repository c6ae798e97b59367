import { useState } from "react";
import { Button } from "../ui/button";
import { Field, Fields, Textarea } from "../ui/field";
import { useText } from "../ui/reader";
import { keepDraft, openOf } from "../work/parcels";
import type { Station } from "../work/station";
import { SheetActs, SheetFrame } from "./sheet-frame";

/** A note for colleagues, submitted with the inspection. */
export function NoteSheet({ station, onClose }: { station: Station; onClose: () => void }) {
  const t = useText();
  const open = openOf(station);
  const [note, setNote] = useState(open?.draft.note ?? "");
  if (open === null) return null;
  const keep = (text: string) => {
    setNote(text);
    const now = openOf(station);
    if (now !== null) keepDraft(station, { ...now.draft, note: text, noteUser: now.user });
  };
  return (
    <SheetFrame title={t("actNames.NOTE")} onClose={onClose}>
      <Fields onSubmit={onClose}>
        <Field label={t("note.label")}>
          <Textarea
            data-first
            rows={4}
            maxLength={2000}
            value={note}
            onChange={(event) => keep(event.currentTarget.value)}
          />
        </Field>
        <SheetActs>
          <Button kind="main" type="submit">
            {t("note.save")}
          </Button>
        </SheetActs>
      </Fields>
    </SheetFrame>
  );
}
