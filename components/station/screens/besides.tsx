import { Box } from "lucide-react";
import { Frame } from "../ui/frame";
import { Seal } from "../ui/seal";
import { Sub } from "../ui/text";
import { UnitButton, UnitName } from "../ui/units";
import { focus } from "../work/judge";
import { keepDraft } from "../work/parcels";
import type { Station } from "../work/station";
import type { ParcelDraft } from "../work/types";
import { Taken } from "./photos";

type BesidesProps = { station: Station; draft: ParcelDraft };

/** What lay in the parcel and nobody announced, below what was expected. */
export function Besides({ station, draft }: BesidesProps) {
  return draft.besides?.things.map(({ id, code, description, unitId }) => {
    const photo = draft.photos.find((each) => each.unitId === id);
    return (
      <li key={id}>
        <UnitButton isCurrent={id === draft.activeId} onClick={() => keepDraft(station, focus(draft, id, "CHOICE"))}>
          <Frame>{photo === undefined ? <Box /> : <Taken photo={photo} />}</Frame>
          <span>
            <UnitName>{description || "Not announced"}</UnitName>
            <Sub isCut isCode>
              {code}
            </Sub>
            <Seal tone="hold" isHit>
              {unitId === "" ? "Extra" : "Swapped"}
            </Seal>
          </span>
        </UnitButton>
      </li>
    );
  });
}
