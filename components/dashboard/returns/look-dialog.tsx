"use client";

import { Columns3 } from "lucide-react";
import { useState } from "react";
import { Button } from "../../ui/button";
import { LookForm, type LookProps } from "./look-form";

/** How a person wants the list: columns, height of the rows, views. Kept for the person, on every device. */
export function LookDialog(props: LookProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button isLive size="small" kind="bare" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Columns3 aria-hidden="true" />
        <span className="max-md:sr-only">Columns</span>
        <span className="sr-only"> and views</span>
      </Button>
      {isOpen ? <LookForm {...props} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
