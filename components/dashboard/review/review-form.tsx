import { useState } from "react";
import type { IncompleteReviewRule } from "@/contract/vocabulary/incomplete-review";
import { Button } from "../../ui/button";
import { Notice } from "../../ui/notice";
import { useLive } from "../../ui/use-live";
import type { Grading, UnitOfItem } from "../return-facts/detail";
import type { OnCorrect } from "../return-facts/units-table";
import { OverrideFields } from "./override-fields";
import { changeUnit, draftErrors, draftOf, judgedUnits, type ReviewDraft, type UnitDraft } from "./review-draft";
import { ReviewFoot } from "./review-foot";
import { ReviewUnit } from "./review-unit";
import { EMPTY_OVERRIDE, type TypedOverride, typedOverrideErrors } from "./typed-override";
import { useInspectionPreview } from "./use-inspection-preview";
import { type ReviewFailure, useRecordReview } from "./use-record-review";
import { useReviewKeys } from "./use-review-keys";

export type ReviewFormProps = {
  processId: string;
  units: readonly UnitOfItem[];
  reasons: readonly string[];
  grading: Grading;
  incompleteReview: IncompleteReviewRule;
  currency: string;
  /** E-mail of the person who decides. */
  user: string;
  /** Whether the role may set the refund by hand. */
  canOverride: boolean;
  /** Opens the question that corrects a decided unit; null where that is not allowed. */
  onCorrect: OnCorrect;
  onDone: () => void;
};

/** The check of a parcel: a verdict for each unit, what it does to the refund, and one call at the end. */
export function ReviewForm(props: ReviewFormProps) {
  const { processId, units, reasons, grading, incompleteReview, currency, user, onCorrect, onDone } = props;
  const open = units.filter(({ unit }) => unit.verdict === "UNDECIDED");
  const [draft, setDraft] = useState<ReviewDraft>({});
  const [override, setOverride] = useState<TypedOverride>(EMPTY_OVERRIDE);
  const [isAsked, setAsked] = useState(false);
  const isLive = useLive();
  const judged = judgedUnits(open, draft);
  const errors = isAsked ? draftErrors(open, draft, grading.unit_ids) : {};
  const recording = useRecordReview({ processId, currency, user, onDone });
  const preview = useInspectionPreview({ processId, units: open, draft, override, currency });
  const change = (unitId: string, changed: Partial<UnitDraft>) => setDraft((now) => changeUnit(now, unitId, changed));
  const keys = useReviewKeys({ open, draft, reasons, grading, change });

  const submit = () => {
    setAsked(true);
    const wrong = Object.keys(draftErrors(open, draft, grading.unit_ids))[0];
    if (wrong) return keys.focusUnit(wrong);
    if (judged.length === 0 || Object.keys(typedOverrideErrors(override, currency)).length > 0) return;
    recording.record({ units: open, draft, override });
  };

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <ReviewNotice failure={recording.failure} onReload={recording.reload} />
      {/* Before a script answers, a verdict would be lost. */}
      <fieldset className="contents" disabled={!isLive}>
        {units.map((each) => (
          <ReviewUnit
            key={each.unit.unit_id}
            pair={each}
            draft={draftOf(draft, each.unit.unit_id)}
            reasons={reasons}
            grades={grading.unit_ids.includes(each.unit.unit_id) ? grading.grades : []}
            currency={currency}
            isActive={keys.activeId === each.unit.unit_id}
            error={errors[each.unit.unit_id] ?? recording.unitErrors[each.unit.unit_id]}
            onCorrect={onCorrect}
            onFocus={() => keys.setActive(each.unit.unit_id)}
            onChange={(changed) => change(each.unit.unit_id, changed)}
          />
        ))}
        {props.canOverride ? (
          <OverrideFields
            value={override}
            currency={currency}
            errors={isAsked ? { ...typedOverrideErrors(override, currency), ...recording.overrideErrors } : {}}
            onChange={setOverride}
          />
        ) : null}
        <ReviewFoot
          judged={judged.length}
          open={open.length}
          total={units.length}
          incompleteReview={incompleteReview}
          preview={preview}
          isOverridden={override.isOn}
          currency={currency}
          isPending={recording.isPending}
          onApproveRest={() =>
            setDraft((now) =>
              open
                .filter(({ unit }) => draftOf(now, unit.unit_id).status === null)
                .reduce((next, { unit }) => changeUnit(next, unit.unit_id, { status: "APPROVED" }), now),
            )
          }
        />
      </fieldset>
    </form>
  );
}

type ReviewNoticeProps = { failure: ReviewFailure | null; onReload: () => void };

/** Nothing was recorded, and why. */
function ReviewNotice({ failure, onReload }: ReviewNoticeProps) {
  if (failure === null) return null;
  const isFaster = failure.kind === "FASTER";
  return (
    <Notice className="my-3" tone={isFaster ? "hold" : "bad"} role="alert">
      <p>
        <b className="font-semibold">{isFaster ? "Somebody else was faster. " : "Nothing was recorded. "}</b>
        {failure.text}
      </p>
      {isFaster ? (
        <Button isLive size="small" onClick={onReload}>
          Reload
        </Button>
      ) : null}
    </Notice>
  );
}
