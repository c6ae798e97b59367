import { type ReactNode, useEffect, useRef } from "react";
import { useShortcut } from "../ui/act-button";
import type { Station } from "../work/station";

/** A press this long holds the picture open; a shorter one opens it until it is closed. */
const HOLD_MS = 250;

type ZoomButtonProps = {
  station: Station;
  url: string;
  name: string;
  label: string;
  /** What the key enlarges. */
  hasKey?: boolean;
  className?: string;
  children: ReactNode;
};

/** A picture that is enlarged while held or, after a short press, until closed. */
export function ZoomButton({ station, url, name, label, hasKey = false, className = "", children }: ZoomButtonProps) {
  const timer = useRef(0);
  const shortcut = useShortcut("ZOOM");
  const show = (heldBy: "POINTER" | null) => station.change({ sheet: { kind: "PICTURE", url, name, heldBy } });
  const letGo = () => window.clearTimeout(timer.current);
  useEffect(() => () => window.clearTimeout(timer.current), []);
  return (
    <button
      type="button"
      // Holding enlarges it, without a context menu or selection.
      className={`touch-manipulation select-none [-webkit-touch-callout:none] [&_img]:pointer-events-none ${className}`.trimEnd()}
      aria-label={label}
      aria-keyshortcuts={hasKey ? shortcut : undefined}
      onPointerDown={() => {
        timer.current = window.setTimeout(show, HOLD_MS, "POINTER");
      }}
      onPointerUp={letGo}
      onPointerCancel={letGo}
      onPointerLeave={letGo}
      onContextMenu={(event) => event.preventDefault()}
      onClick={() => show(null)}
    >
      {children}
    </button>
  );
}
