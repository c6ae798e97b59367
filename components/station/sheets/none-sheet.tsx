"use client";

import { ActButton, Key } from "../screens/key";
import { beginFound } from "../work/found";
import type { Station } from "../work/station";
import { SearchField } from "./search-field";
import { SheetFrame } from "./sheet-frame";

type NoneSheetProps = { station: Station; code: string; isOffline: boolean; onClose: () => void };

/** Nothing is known under a code: search by something else, or put the parcel aside. */
export function NoneSheet({ station, code, isOffline, onClose }: NoneSheetProps) {
  return (
    <SheetFrame
      title={isOffline ? "Not among the parcels on this device" : "No return has this code"}
      tone="hold"
      onClose={onClose}
    >
      <p className="text">
        <span className="code long">{code}</span>
      </p>
      <p className="text">
        {isOffline
          ? "Without the network only return codes, orders and tracking numbers are known here. Put the parcel aside and scan it again later, or register it."
          : "Scan another code of the parcel, or look for something that stands on the slip inside. If nobody announced it, register it."}
      </p>
      <SearchField station={station} isFirst={false} />
      <div className="acts">
        <button className="btn" type="button" onClick={onClose}>
          <Key>Esc</Key>
          Put it aside
        </button>
        <ActButton act="REGISTER" className="btn main" data-first onClick={() => beginFound(station, code)}>
          Register the parcel
        </ActButton>
      </div>
    </SheetFrame>
  );
}
