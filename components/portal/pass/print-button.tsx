"use client";

import { Icon } from "@/components/ui/icon";
import { LiveButton } from "@/components/ui/live-button";

/** Only a shortcut: the browser's own print command gives the same sheet. */
export function PrintButton({ text }: { text: string }) {
  return (
    <LiveButton className="btn with-script" onClick={() => window.print()}>
      <Icon name="print" />
      {text}
    </LiveButton>
  );
}
