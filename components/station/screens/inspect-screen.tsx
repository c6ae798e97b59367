import { Bench } from "../ui/bench";
import { parcelOf, storeOf } from "../work/parcels";
import type { Station } from "../work/station";
import { numberOf, readinessOf } from "../work/submission";
import type { StationState } from "../work/types";
import { BaseBar } from "./base-bar";
import { BesidePanel } from "./beside-panel";
import { ParcelUnits } from "./parcel-units";
import { UnitPanel } from "./unit-panel";

type InspectScreenProps = { station: Station; state: StationState; processId: string };

/** W2: the units that are expected, and the one in the hand. */
export function InspectScreen({ station, state, processId }: InspectScreenProps) {
  const parcel = parcelOf(station, processId);
  const draft = state.drafts.get(processId);
  const store = parcel === null ? null : storeOf(station, parcel);
  if (parcel === null || draft === undefined || store === null) return <Bench />;
  const readiness = readinessOf(parcel, draft, store, state.facts.person);
  const active = parcel.units.find(({ unit_id }) => unit_id === draft.activeId) ?? parcel.units[0];
  const beside = draft.besides?.things.find(({ id }) => id === draft.activeId);
  const activeId = beside?.id ?? active?.unit_id ?? null;
  return (
    <Bench foot={<BaseBar station={station} state={state} parcel={parcel} draft={draft} readiness={readiness} />}>
      <ParcelUnits station={station} parcel={parcel} draft={draft} activeId={activeId} />
      {beside !== undefined ? (
        <BesidePanel station={station} parcel={parcel} draft={draft} thing={beside} />
      ) : active === undefined ? null : (
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
