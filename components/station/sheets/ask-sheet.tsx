import type { ReactNode } from "react";
import { Key } from "../ui/act-button";
import { Button } from "../ui/button";
import { useText } from "../ui/reader";
import { SheetActs, SheetFrame } from "./sheet-frame";

type AskSheetProps = {
  title: string;
  tone?: "hold" | "bad";
  confirm: string;
  onConfirm: () => void;
  onClose: () => void;
  children: ReactNode;
};

/** A question with one confirming answer: Enter confirms, Escape doesn't. */
export function AskSheet({ title, tone, confirm, onConfirm, onClose, children }: AskSheetProps) {
  const t = useText();
  return (
    <SheetFrame title={title} tone={tone} onClose={onClose}>
      <div className="mt-2.5 text-ink-2">{children}</div>
      <SheetActs>
        <Button onClick={onClose}>
          <Key>Esc</Key>
          {t("common.cancel")}
        </Button>
        <Button kind="main" data-first onClick={onConfirm}>
          <Key>⏎</Key>
          {confirm}
        </Button>
      </SheetActs>
    </SheetFrame>
  );
}
