"use client";

import { Icon } from "@/components/ui/icon";
import { pass } from "../copy/pass";

/** Only a shortcut: the browser's own print command gives the same sheet. */
export function PrintButton() {
  return (
    <button type="button" className="btn with-script" onClick={() => window.print()}>
      <Icon name="print" />
      {pass.print}
    </button>
  );
}
