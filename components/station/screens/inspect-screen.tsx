import { Trash2 } from "lucide-react";
import { useEffect } from "react";
import { Bench, Panel, PanelTitle } from "../ui/bench";
import { Button } from "../ui/button";
import { Decided } from "../ui/decided";
import { useText } from "../ui/reader";
import { Sub } from "../ui/text";
import { asksForGrade } from "../work/condition-grades";
import { parcelOf, storeOf } from "../work/parcels";
import type { Station } from "../work/station";
import { numberOf, readinessOf } from "../work/submission";
import type { ParcelDraft, StationParcel, StationState, UnannouncedThing } from "../work/types";
import { dropBeside } from "../work/unexpected";
import { shownUnit } from "../work/verdicts";
import { BaseBar } from "./base-bar";
import { ParcelUnits } from "./parcel-units";
import { Photos } from "./photos";
import { UnitPanel } from "./unit-panel";

type InspectScreenProps = { station: Station; state: StationState; processId: string };

/** W2: the expected units, and the current one. */
export function InspectScreen({ station, state, processId }: InspectScreenProps) {
  const t = useText();
  useAskedInView(state);
  const parcel = parcelOf(station, processId);
  const draft = state.drafts.get(processId);
  const store = parcel === null ? null : storeOf(station, parcel);
  if (parcel === null || draft === undefined || store === null) return <Bench />;
  const readiness = readinessOf({ t, parcel, draft, store, person: state.facts.person });
  const active = shownUnit(parcel, draft);
  const beside = draft.besides?.things.find(({ id }) => id === draft.activeId);
  const codes = state.codes.filter((each) => each.processId === processId);
  const isGradeAsked = active !== null && asksForGrade(store, draft, active);
  const activeId = beside?.id ?? active?.unit_id ?? null;
  return (
    <Bench foot={<BaseBar {...{ station, state, parcel, draft, readiness, isGradeAsked }} />}>
      <ParcelUnits station={station} parcel={parcel} draft={draft} codes={codes} activeId={activeId} />
      {beside !== undefined ? (
        <BesidePanel station={station} parcel={parcel} draft={draft} thing={beside} />
      ) : active === null ? null : (
        <UnitPanel
          key={active.unit_id}
          station={station}
          state={state}
          parcel={parcel}
          draft={draft}
          store={store}
          unit={active}
          number={numberOf(parcel, active.unit_id)}
        />
      )}
    </Bench>
  );
}

type BesidePanelProps = { station: Station; parcel: StationParcel; draft: ParcelDraft; thing: UnannouncedThing };

/** A message about missing input scrolls into view: on a phone it may be off screen. */
const useAskedInView = ({ answer }: StationState) => {
  useEffect(() => {
    if (answer?.kind !== "STOP") return;
    document.querySelector("[data-asked]")?.scrollIntoView({ block: "nearest" });
  }, [answer]);
};

/** The current unexpected item: its photos, and where to put it. */
function BesidePanel({ station, parcel, draft, thing }: BesidePanelProps) {
  const t = useText();
  const unit = parcel.units.find(({ unit_id }) => unit_id === thing.unitId);
  return (
    <Panel labelledBy="unit">
      <div>
        <PanelTitle id="unit">{thing.description || t("common.unexpectedItem")}</PanelTitle>
        <Sub as="p" isCode>
          {thing.code}
        </Sub>
      </div>
      <Decided tone="hold">
        {unit === undefined
          ? t("beside.extra")
          : t("beside.swapped", { number: numberOf(parcel, unit.unit_id), name: unit.name })}
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
          {t("beside.remove")}
        </Button>
      </div>
    </Panel>
  );
}
