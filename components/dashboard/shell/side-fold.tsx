"use client";

import { PanelLeftClose, PanelLeftOpen } from "lucide-react";
import { useState } from "react";
import { t } from "@/messages/dashboard/shell";
import { useLive } from "../../ui/use-live";
import { keepCookie } from "../browser/keep-cookie";
import { NAV_LINK } from "../controls/nav-style";
import { SIDE_COOKIE } from "./side-cookie";

/** Collapses the sidebar to icons and back. The setting is stored in this browser, and the server renders it. */
export function SideFold({ isNarrow: initial }: { isNarrow: boolean }) {
  const isLive = useLive();
  const [isNarrow, setNarrow] = useState(initial);
  const turn = () => {
    const frame = document.querySelector<HTMLElement>("[data-side]");
    if (frame) frame.dataset.side = isNarrow ? "wide" : "narrow";
    keepCookie(SIDE_COOKIE, isNarrow ? "wide" : "narrow");
    setNarrow(!isNarrow);
  };
  const word = isNarrow ? t("sideFold.expand") : t("sideFold.collapse");
  const Sign = isNarrow ? PanelLeftOpen : PanelLeftClose;
  return (
    <button
      className={`${NAV_LINK} mb-2 w-full max-lg:hidden`}
      type="button"
      disabled={!isLive}
      title={word}
      onClick={turn}
    >
      <Sign aria-hidden="true" />
      <span className="rail:sr-only">{word}</span>
    </button>
  );
}
