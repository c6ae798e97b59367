import { draftOf } from "../../dashboard/review/review-draft";
import { ActKey, Key, useShortcut } from "../ui/act-button";
import { Button } from "../ui/button";
import { approveRest } from "../work/decide";
import { openUnits } from "../work/judge";
import { piecesToCome } from "../work/pieces";
import { isLetter, keyFace } from "../work/shortcuts";
import type { Station } from "../work/station";
import type { ParcelDraft, StationParcel } from "../work/types";

type RestKeyProps = { station: Station; parcel: StationParcel; draft: ParcelDraft };

/** Approves what is left; of a single unit its own key says the same. */
export function RestKey({ station, parcel, draft }: RestKeyProps) {
  const [own, approve] = [useShortcut("APPROVE_REST"), useShortcut("APPROVE")];
  // The letter of Approve does it with Shift as long as nobody has chosen a key for it.
  const shifted = own === undefined && approve !== undefined && isLetter(approve) ? approve : null;
  const left = openUnits(parcel).filter(({ unit_id }) => draftOf(draft.units, unit_id).status === null).length;
  // Nobody has seen what another parcel brings.
  if (left < 2 || piecesToCome(parcel).length > 0) return null;
  return (
    <div className="border-t border-line py-3 pr-5 pl-pad max-bench:border-t-0 max-bench:pt-0 max-bench:pr-pad">
      <Button
        kind="ok"
        className="w-full"
        aria-keyshortcuts={shifted === null ? own : `Shift+${shifted}`}
        onClick={() => approveRest(station)}
      >
        {shifted === null ? <ActKey act="APPROVE_REST" /> : <Key>{`⇧ ${keyFace(shifted)}`}</Key>}
        Approve {left === openUnits(parcel).length ? `all ${left}` : `the other ${left}`}
      </Button>
    </div>
  );
}
