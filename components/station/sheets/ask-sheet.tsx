"use client";

import type { ReactNode } from "react";
import { Key } from "../screens/key";
import { SheetFrame } from "./sheet-frame";

type AskSheetProps = {
  title: string;
  tone?: "hold" | "bad";
  confirm: string;
  cancel?: string;
  onConfirm: () => void;
  onClose: () => void;
  children: ReactNode;
};

/** A question with one answer that acts: Enter gives it, Escape does not. */
export function AskSheet({ title, tone, confirm, cancel = "Cancel", onConfirm, onClose, children }: AskSheetProps) {
  return (
    <SheetFrame title={title} tone={tone} onClose={onClose}>
      <div className="text">{children}</div>
      <div className="acts">
        <button className="btn" type="button" onClick={onClose}>
          <Key>Esc</Key>
          {cancel}
        </button>
        <button className="btn main" type="button" data-first onClick={onConfirm}>
          <Key>⏎</Key>
          {confirm}
        </button>
      </div>
    </SheetFrame>
  );
}
