"use client";

import { ChevronLeft } from "lucide-react";
import { leaveParcel } from "../work/decide";
import type { Station } from "../work/station";

/** Escape for whoever has no keys: back to scanning. What was decided stays on this device. */
export function BackKey({ station }: { station: Station }) {
  return (
    <button className="btn back" type="button" aria-keyshortcuts="Escape" onClick={() => leaveParcel(station)}>
      <ChevronLeft aria-hidden="true" />
      <span className="sr-only">Back to scanning</span>
    </button>
  );
}
