import { Box } from "lucide-react";
import { ActButton } from "../ui/act-button";
import { Done, Heap, HeapPictures, Margin } from "../ui/done";
import { Frame } from "../ui/frame";
import { useText } from "../ui/reader";
import type { Station } from "../work/station";
import type { StationState, UnannouncedEntry } from "../work/types";
import { LocationLabel, labelTime } from "./location-label";
import { NextBand } from "./next-band";
import { Taken } from "./photos";

type UnannouncedDoneProps = { station: Station; state: StationState; entry: UnannouncedEntry };

/** Registered: the location label is put on it, and it waits on its shelf until its owner is found. */
export function UnannouncedDoneScreen({ station, state, entry }: UnannouncedDoneProps) {
  const t = useText();
  const { draft } = entry;
  const count = draft.things.length;
  const shown = draft.photos.slice(0, 3);
  const timeZone = state.facts.stores[0]?.time_zone ?? "UTC";
  return (
    <Done
      tone="hold"
      sign={<Box className="stroke-[1.5]" aria-hidden="true" />}
      code={draft.plate}
      title={count === 0 ? t("unexpectedDone.withPhotos") : t("unexpectedDone.title", { count })}
      band={<NextBand station={station} state={state} entry={entry} leaveAtMs={entry.sendAfterMs} />}
    >
      <Heap tone="hold" place={t("common.unexpectedPlace")} words={t("unexpectedDone.words")}>
        <HeapPictures shown={shown.length}>
          {shown.map((photo) => (
            <li key={photo.id}>
              <Frame>
                <Taken photo={photo} />
              </Frame>
            </li>
          ))}
        </HeapPictures>
      </Heap>
      <Margin>
        <LocationLabel
          code={draft.plate}
          facts={[
            [t("label.goesTo"), t("common.unexpectedPlace")],
            [t("label.warehouse"), entry.place],
            [t("label.registered"), labelTime(entry.atMs + state.skewMs, { timeZone, locale: station.locale })],
          ]}
        />
        <ActButton act="PRINT" onClick={() => window.print()}>
          {t("actNames.PRINT")}
        </ActButton>
      </Margin>
    </Done>
  );
}
