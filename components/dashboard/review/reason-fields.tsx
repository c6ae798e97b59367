import { Key } from "../controls/key";
import { OTHER, type UnitDraft } from "./review-draft";

type ReasonFieldsProps = {
  unitId: string;
  draft: UnitDraft;
  reasons: readonly string[];
  onChange: (changed: Partial<UnitDraft>) => void;
};

/** Why a unit is declined, from the store's list or in own words, and whether the shopper reads it. */
export function ReasonFields({ unitId, draft, reasons, onChange }: ReasonFieldsProps) {
  return (
    <div className="check-reason">
      <div className="reasons" role="radiogroup" aria-label="Reason for declining">
        {[...reasons, OTHER].map((reason, index) => (
          <label key={reason} className="reason">
            <input
              className="sr-only"
              type="radio"
              name={`${unitId}-reason`}
              checked={draft.reason === reason}
              onChange={() => onChange({ reason })}
            />
            <Key>{reason === OTHER ? "…" : index + 1}</Key>
            {reason === OTHER ? "Something else" : reason}
          </label>
        ))}
      </div>
      {draft.reason === OTHER ? (
        <input
          className="input mt-2"
          aria-label="Reason in your words"
          placeholder="Reason in your words"
          maxLength={500}
          value={draft.otherReason}
          onChange={(event) => onChange({ otherReason: event.currentTarget.value })}
        />
      ) : null}
      <label className="mt-2 flex w-fit items-center gap-2">
        <input
          className="tick"
          type="checkbox"
          checked={draft.isShown}
          onChange={(event) => onChange({ isShown: event.currentTarget.checked })}
        />
        The shopper sees this reason
      </label>
    </div>
  );
}
