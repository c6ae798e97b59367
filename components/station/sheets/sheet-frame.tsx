import { type ComponentProps, type ReactNode, useEffect, useRef } from "react";
import { Key } from "../ui/act-button";
import { Button } from "../ui/button";
import { useText } from "../ui/reader";

type SheetFrameProps = {
  title: string;
  tone?: "hold" | "bad" | "scan" | undefined;
  /** For lists in columns, and for pictures. */
  isWide?: boolean;
  onClose: () => void;
  children: ReactNode;
};

/**
 * A sheet over the bench: Escape and a press outside close it, and scans still work. The element marked `data-first`
 * has the focus.
 */
export function SheetFrame({ title, tone, isWide = false, onClose, children }: SheetFrameProps) {
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
      className={`m-auto max-h-[calc(100dvh-48px)] max-w-none overflow-auto rounded-panel bg-raised text-ink shadow-float backdrop:bg-veil ${isWide ? "w-[min(976px,calc(100vw-32px))]" : "w-[min(760px,calc(100vw-32px))]"}`}
      data-tone={tone}
      aria-labelledby="sheet"
      // Before the browser's close event: the sheet must be gone for the next key, which may already be queued.
      onCancel={(event) => {
        if (event.target === event.currentTarget) onClose();
      }}
      onClose={onClose}
      onClick={(event) => {
        if (event.target === event.currentTarget) onClose();
      }}
    >
      <div className={`p-6 ${tone === undefined ? "" : "border-t-8 border-tone"}`}>
        <h2 className="text-h1 font-semibold" id="sheet">
          {title}
        </h2>
        {children}
      </div>
    </dialog>
  );
}

/** Information, above the actions. */
export function SheetText({ className = "", ...rest }: ComponentProps<"p">) {
  return <p className={`mt-2.5 text-ink-2 ${className}`.trimEnd()} {...rest} />;
}

type CloseButtonProps = { onClose: () => void; hasKey?: boolean; children?: string };

/** The main action of an informational sheet: closes it, also with Enter because it has the focus. */
export function CloseButton({ onClose, hasKey = false, children }: CloseButtonProps) {
  const t = useText();
  return (
    <Button kind="main" data-first onClick={onClose}>
      {hasKey ? <Key>Esc</Key> : null}
      {children ?? t("common.close")}
    </Button>
  );
}

/** The actions; stacked on a phone. */
export function SheetActs({ className = "mt-6", ...rest }: ComponentProps<"div">) {
  return <div className={`flex flex-wrap justify-end gap-3 max-bench:*:flex-[1_1_100%] ${className}`} {...rest} />;
}
