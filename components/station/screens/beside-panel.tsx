import { Trash2 } from "lucide-react";
import { Panel, PanelTitle } from "../ui/bench";
import { Button } from "../ui/button";
import { Decided } from "../ui/decided";
import { Sub } from "../ui/text";
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
    <Panel labelledBy="unit">
      <div>
        <PanelTitle id="unit">{thing.description || "Not announced"}</PanelTitle>
        <Sub as="p" isCode>
          {thing.code}
        </Sub>
      </div>
      <Decided tone="hold">
        {unit === undefined
          ? "It came besides. Put it aside with the plate of this find."
          : `It was sent in the place of unit ${numberOf(parcel, unit.unit_id)}, ${unit.name}. Put it aside with the plate.`}
      </Decided>
      <Photos
        station={station}
        photos={draft.photos.filter(({ unitId }) => unitId === thing.id)}
        isAsked={false}
        isLarge
      />
      <div>
        <Button onClick={() => dropBeside(station, thing.id)}>
          <Trash2 aria-hidden="true" />
          Take it out of the list
        </Button>
      </div>
    </Panel>
  );
}
