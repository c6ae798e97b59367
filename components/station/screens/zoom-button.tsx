import { type ReactNode, useEffect, useRef } from "react";
import { useShortcut } from "../ui/act-button";
import type { Station } from "../work/station";

/** A press as long as this holds the picture; a shorter one opens it until somebody closes it. */
const HOLD_MS = 250;

type ZoomButtonProps = {
  station: Station;
  url: string;
  name: string;
  label: string;
  /** It is what the key enlarges. */
  hasKey?: boolean;
  className?: string;
  children: ReactNode;
};

/** A picture that is large as long as it is held, or, pressed shortly, until it is closed. */
export function ZoomButton({ station, url, name, label, hasKey = false, className = "", children }: ZoomButtonProps) {
  const timer = useRef(0);
  const shortcut = useShortcut("ZOOM");
  const show = (heldBy: "POINTER" | null) => station.change({ sheet: { kind: "PICTURE", url, name, heldBy } });
  const letGo = () => window.clearTimeout(timer.current);
  useEffect(() => () => window.clearTimeout(timer.current), []);
  return (
    <button
      type="button"
      // Held, it is enlarged: no menu, nothing selected.
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
