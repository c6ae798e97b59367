import { openMatch, setAside } from "../work/match-found";
import type { Station } from "../work/station";
import type { StationState } from "../work/types";
import { TextSheet } from "./text-sheet";

type FoundTextProps = {
  station: Station;
  state: StationState;
  kind: "FIND_ORDER" | "SET_ASIDE";
  onClose: () => void;
};

/** What a person writes while looking for whose a parcel is. */
export function FoundText({ station, state, kind, onClose }: FoundTextProps) {
  if (state.screen.kind !== "MATCH") return null;
  const { found_id, plate } = state.screen.match.found;
  if (kind === "FIND_ORDER")
    return (
      <TextSheet
        title="Another order"
        label="Order number or e-mail address"
        hint="What stands on the slip, the label or the sender."
        act="Look for it"
        onText={(text) => void openMatch(station, found_id, text)}
        onClose={onClose}
      />
    );
  return (
    <TextSheet
      title={`${plate} is nobody’s`}
      label="Why, for colleagues"
      hint="It waits no longer. Nothing is refunded for it."
      act="Set it aside"
      onText={(text) => void setAside(station, text)}
      onClose={onClose}
    />
  );
}
