"use client";

import { Icon } from "@/components/ui/icon";
import { LiveButton } from "@/components/ui/live-button";
import { pass } from "../copy/pass";

/** Only a shortcut: the browser's own print command gives the same sheet. */
export function PrintButton() {
  return (
    <LiveButton className="btn with-script" onClick={() => window.print()}>
      <Icon name="print" />
      {pass.print}
    </LiveButton>
  );
}
