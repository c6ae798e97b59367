"use client";

import { useState } from "react";
import { SheetFrame } from "./sheet-frame";

type TextSheetProps = {
  title: string;
  label: string;
  hint: string;
  act: string;
  onText: (text: string) => void;
  onClose: () => void;
};

/** One line that a person writes, and what happens with it. */
export function TextSheet({ title, label, hint, act, onText, onClose }: TextSheetProps) {
  const [text, setText] = useState("");
  const isEmpty = text.trim() === "";
  return (
    <SheetFrame title={title} onClose={onClose}>
      <form
        className="fields"
        onSubmit={(event) => {
          event.preventDefault();
          if (!isEmpty) onText(text.trim());
        }}
      >
        <label>
          <span>{label}</span>
          <input data-first value={text} maxLength={254} onChange={(event) => setText(event.currentTarget.value)} />
        </label>
        <p className="sub">{hint}</p>
        <div className="acts">
          <button className="btn" type="button" onClick={onClose}>
            Cancel
          </button>
          <button className="btn main" type="submit" disabled={isEmpty}>
            {act}
          </button>
        </div>
      </form>
    </SheetFrame>
  );
}
