"use client";

import { Icon } from "@/components/ui/icon";
import { LiveButton } from "@/components/ui/live-button";
import { buttonStyle } from "../ui/button";

/** Only a shortcut: the browser's print command gives the same result. */
export function PrintButton({ text }: { text: string }) {
  return (
    <LiveButton className={buttonStyle("hall", "noscript:hidden")} onClick={() => window.print()}>
      <Icon name="print" />
      {text}
    </LiveButton>
  );
}
