"use client";

import { Trash2 } from "lucide-react";
import type { Station } from "../work/station";
import { numberOf } from "../work/submission";
import type { FoundThing, ParcelDraft, StationParcel } from "../work/types";
import { dropBeside } from "../work/unexpected";
import { Photos } from "./photos";

type BesidePanelProps = { station: Station; parcel: StationParcel; draft: ParcelDraft; thing: FoundThing };

/** Something in the parcel that nobody announced, in the hand: its photos, and where it is to be put. */
export function BesidePanel({ station, parcel, draft, thing }: BesidePanelProps) {
  const unit = parcel.units.find(({ unit_id }) => unit_id === thing.unitId);
  return (
    <section className="unit found" aria-labelledby="unit">
      <div>
        <h1 id="unit">{thing.description || "Not announced"}</h1>
        <p className="sub code">{thing.code}</p>
      </div>
      <p className="decided" data-tone="hold">
        {unit === undefined
          ? "It came besides. Put it aside with the plate of this find."
          : `It was sent in the place of unit ${numberOf(parcel, unit.unit_id)}, ${unit.name}. Put it aside with the plate.`}
      </p>
      <Photos station={station} photos={draft.photos.filter(({ unitId }) => unitId === thing.id)} isAsked={false} />
      <div>
        <button className="btn" type="button" onClick={() => dropBeside(station, thing.id)}>
          <Trash2 aria-hidden="true" />
          Take it out of the list
        </button>
      </div>
    </section>
  );
}
