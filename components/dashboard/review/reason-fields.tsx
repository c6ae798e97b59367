import { t } from "@/messages/dashboard/review";
import { Input, Tick } from "../../ui/input";
import { Key } from "../../ui/key";
import { OTHER, type UnitDraft } from "./review-draft";

type ReasonFieldsProps = {
  unitId: string;
  draft: UnitDraft;
  reasons: readonly string[];
  onChange: (changed: Partial<UnitDraft>) => void;
};

/** The reason for rejecting a unit, from the store's list or in own words, and whether the shopper sees it. */
export function ReasonFields({ unitId, draft, reasons, onChange }: ReasonFieldsProps) {
  return (
    <div className="mt-2 [grid-area:reason]">
      <div className="gap-1.5 flex flex-wrap" role="radiogroup" aria-label={t("reasonFields.label")}>
        {[...reasons, OTHER].map((reason, index) => (
          <label
            key={reason}
            className="pl-1.25 pr-2 border border-field-line rounded-control gap-1.5 bg-surface text-small min-h-7 items-center inline-flex hover:bg-sunken has-checked:border-bad has-checked:bg-bad-soft has-checked:text-bad has-checked:font-semibold has-focus-visible:outline-2 has-focus-visible:outline-focus has-focus-visible:outline-offset-2 max-[901px]:pl-2 max-[901px]:pr-2.5 max-[901px]:min-h-10"
          >
            <input
              className="sr-only"
              type="radio"
              name={`${unitId}-reason`}
              checked={draft.reason === reason}
              onChange={() => onChange({ reason })}
            />
            <Key>{reason === OTHER ? "…" : index + 1}</Key>
            {reason === OTHER ? t("reasonFields.other") : reason}
          </label>
        ))}
      </div>
      {draft.reason === OTHER ? (
        <Input
          className="mt-2"
          aria-label={t("reasonFields.ownWords")}
          placeholder={t("reasonFields.ownWords")}
          maxLength={500}
          value={draft.otherReason}
          onChange={(event) => onChange({ otherReason: event.currentTarget.value })}
        />
      ) : null}
      <label className="mt-2 flex w-fit items-center gap-2">
        <Tick checked={draft.isShown} onChange={(event) => onChange({ isShown: event.currentTarget.checked })} />
        {t("reasonFields.show")}
      </label>
    </div>
  );
}
