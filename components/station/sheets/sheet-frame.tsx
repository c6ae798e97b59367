"use client";

import { type ReactNode, useEffect, useRef } from "react";

type SheetFrameProps = {
  title: string;
  tone?: "hold" | "bad" | "scan" | undefined;
  onClose: () => void;
  children: ReactNode;
};

/**
 * A sheet over the bench: Escape and a press beside it close it, and a scan goes on regardless. What is marked
 * `data-first` has the focus.
 */
export function SheetFrame({ title, tone, onClose, children }: SheetFrameProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (dialog.current?.open !== false) return;
    dialog.current.showModal();
    dialog.current.querySelector<HTMLElement>("[data-first]")?.focus({ preventScroll: true });
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the browser's own
    <dialog
      ref={dialog}
      className="sheet"
      data-tone={tone}
      aria-labelledby="sheet"
      // Before the browser tells of its end: with the next key, which may lie in wait already, there must be no sheet.
      onCancel={(event) => {
        if (event.target === event.currentTarget) onClose();
      }}
      onClose={onClose}
      onClick={(event) => {
        if (event.target === event.currentTarget) onClose();
      }}
    >
      <div>
        <h2 id="sheet">{title}</h2>
        {children}
      </div>
    </dialog>
  );
}
