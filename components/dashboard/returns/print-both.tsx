"use client";

import { useState } from "react";
import { t } from "@/messages/dashboard/return";
import { LiveButton } from "../../ui/live-button";
import { linkStyle } from "../../ui/text-link";
import { PrintLabelsDialog } from "../bulk/print-labels-dialog";

/** Prints the label and packing slip of a return as one file. */
export function PrintBoth({ processId }: { processId: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <LiveButton className={linkStyle()} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t("printBoth.withLabel")}
      </LiveButton>
      {isOpen ? <PrintLabelsDialog ids={[processId]} withSlips onClose={() => setOpen(false)} /> : null}
    </>
  );
}
