import { Box, ScanBarcode } from "lucide-react";
import { Frame } from "../ui/frame";
import { useText } from "../ui/reader";
import { Seal } from "../ui/seal";
import { Sub } from "../ui/text";
import { UnitButton, UnitName } from "../ui/units";
import type { OpenCode } from "../work/open-code";
import { keepDraft } from "../work/parcels";
import type { Station } from "../work/station";
import type { ParcelDraft } from "../work/types";
import { nameOf } from "../work/unannounced";
import { focus } from "../work/verdicts";
import { Taken } from "./photos";

/** Unexpected items in the parcel, below the expected units. */
export function Besides({ station, draft }: { station: Station; draft: ParcelDraft }) {
  const t = useText();
  return draft.besides?.things.map(({ id, code, description, unitId }) => {
    const photo = draft.photos.find((each) => each.unitId === id);
    return (
      <li key={id}>
        <UnitButton isCurrent={id === draft.activeId} onClick={() => keepDraft(station, focus(draft, id))}>
          <Frame>{photo === undefined ? <Box /> : <Taken photo={photo} />}</Frame>
          <span>
            <UnitName>{description || t("common.unexpectedItem")}</UnitName>
            <Sub isCut isCode>
              {code}
            </Sub>
            <Seal tone="hold" isHit>
              {unitId === "" ? t("units.extra") : t("units.swapped")}
            </Seal>
          </span>
        </UnitButton>
      </li>
    );
  });
}

/** Scans that match nothing stay below the expected units until someone identifies them. */
export function OpenCodes({ station, codes }: { station: Station; codes: readonly OpenCode[] }) {
  const t = useText();
  return codes.map(({ id, code, kind }) => (
    <li key={id}>
      <UnitButton isCurrent={false} onClick={() => station.change({ sheet: { kind: "CODE", id } })}>
        <Frame>
          <ScanBarcode />
        </Frame>
        <span>
          <UnitName>{nameOf(station, code) || t("common.unknownCode")}</UnitName>
          <Sub isCut isCode>
            {code}
          </Sub>
          <Seal tone="hold" isHit>
            {kind === "EXTRA" ? t("common.extraAsk") : t("units.whatIsIt")}
          </Seal>
        </span>
      </UnitButton>
    </li>
  ));
}
