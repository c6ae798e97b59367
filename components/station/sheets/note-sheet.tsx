"use client";

import { useState } from "react";
import { keepDraft, openOf } from "../work/parcels";
import type { Station } from "../work/station";
import { SheetFrame } from "./sheet-frame";

/** A note for colleagues; it goes with the check. */
export function NoteSheet({ station, onClose }: { station: Station; onClose: () => void }) {
  const open = openOf(station);
  const [note, setNote] = useState(open?.draft.note ?? "");
  if (open === null) return null;
  const keep = (text: string) => {
    setNote(text);
    const now = openOf(station);
    if (now !== null) keepDraft(station, { ...now.draft, note: text, noteUser: now.user });
  };
  return (
    <SheetFrame title="Note" onClose={onClose}>
      <form
        className="fields"
        onSubmit={(event) => {
          event.preventDefault();
          onClose();
        }}
      >
        <label>
          <span>For colleagues. The shopper does not see it.</span>
          <textarea
            data-first
            rows={4}
            maxLength={2000}
            value={note}
            onChange={(event) => keep(event.currentTarget.value)}
          />
        </label>
        <div className="acts">
          <button className="btn main" type="submit">
            Keep the note
          </button>
        </div>
      </form>
    </SheetFrame>
  );
}
