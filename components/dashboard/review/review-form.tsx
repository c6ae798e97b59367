import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useState } from "react";
import type { IncompleteReviewRule } from "@/contract/vocabulary/incomplete-review";
import { t } from "@/messages/dashboard/review";
import { Button } from "../../ui/button";
import { Notice } from "../../ui/notice";
import { useLive } from "../../ui/use-live";
import { type BrowserProblem, problemInError, problemText } from "../browser/problem-text";
import { useToast } from "../browser/toasts";
import { useTRPC } from "../browser/trpc";
import type { Grading, UnitOfItem } from "../return-facts/detail";
import type { OnCorrect } from "../return-facts/units-table";
import { OverrideFields } from "./override-fields";
import {
  changeUnit,
  decidedUnits,
  draftErrors,
  draftOf,
  type ReviewDraft,
  reviewLines,
  type UnitDraft,
} from "./review-draft";
import { ReviewFoot } from "./review-foot";
import { ReviewUnit } from "./review-unit";
import {
  EMPTY_OVERRIDE,
  type OverrideErrors,
  overrideOf,
  overrideViolations,
  type TypedOverride,
  typedOverrideErrors,
} from "./typed-override";
import { useInspectionPreview } from "./use-inspection-preview";
import { useReviewKeys } from "./use-review-keys";

export type ReviewFormProps = {
  processId: string;
  units: readonly UnitOfItem[];
  reasons: readonly string[];
  grading: Grading;
  incompleteReview: IncompleteReviewRule;
  currency: string;
  /** Email of the person who decides. */
  user: string;
  /** Whether the role may override the refund. */
  canOverride: boolean;
  /** Opens the correction of a decided unit; null if that isn't allowed. */
  onCorrect: OnCorrect;
  onDone: () => void;
};

/** The inspection of a parcel: a verdict for each unit, its effect on the refund, and one call at the end. */
export function ReviewForm(props: ReviewFormProps) {
  const { processId, units, reasons, grading, incompleteReview, currency, user, onCorrect, onDone } = props;
  const open = units.filter(({ unit }) => unit.verdict === "UNDECIDED");
  const [draft, setDraft] = useState<ReviewDraft>({});
  const [override, setOverride] = useState<TypedOverride>(EMPTY_OVERRIDE);
  const [isAsked, setAsked] = useState(false);
  const isLive = useLive();
  const decided = decidedUnits(open, draft);
  const errors = isAsked ? draftErrors(open, draft, grading.unit_ids) : {};
  const recording = useRecordReview({ processId, currency, user, onDone });
  const preview = useInspectionPreview({ processId, units: open, draft, override, currency });
  const change = (unitId: string, changed: Partial<UnitDraft>) => setDraft((now) => changeUnit(now, unitId, changed));
  const keys = useReviewKeys({ open, draft, reasons, grading, change });

  const submit = () => {
    setAsked(true);
    const wrong = Object.keys(draftErrors(open, draft, grading.unit_ids))[0];
    if (wrong) return keys.focusUnit(wrong);
    if (decided.length === 0 || Object.keys(typedOverrideErrors(override, currency)).length > 0) return;
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
      {/* Disabled until the script has loaded, because a verdict would be lost. */}
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
          decided={decided.length}
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

/** Says that nothing was recorded, and why. */
function ReviewNotice({ failure, onReload }: { failure: ReviewFailure | null; onReload: () => void }) {
  if (failure === null) return null;
  const isFaster = failure.kind === "FASTER";
  return (
    <Notice className="my-3" tone={isFaster ? "hold" : "bad"} role="alert">
      <p>
        {t.rich(isFaster ? "reviewForm.changed" : "reviewForm.notRecorded", {
          why: failure.text,
          b: (text) => <b className="font-semibold">{text}</b>,
        })}
      </p>
      {isFaster ? (
        <Button isLive size="small" onClick={onReload}>
          {t("reviewForm.reload")}
        </Button>
      ) : null}
    </Notice>
  );
}

/** Why the call failed: someone else decided first, or another reason in words. */
type ReviewFailure = { readonly kind: "FASTER" | "REFUSED"; readonly text: string };

type Recorded = { units: readonly UnitOfItem[]; draft: ReviewDraft; override: TypedOverride };
type Where = { processId: string; currency: string; user: string; onDone: () => void };

const FASTER = ["ALREADY_EXISTS", "ABORTED", "FAILED_PRECONDITION"] as const;

/**
 * Submits the review through the same operation that warehouses call over REST, and assigns its errors to their fields.
 */
const useRecordReview = ({ processId, currency, user, onDone }: Where) => {
  const trpc = useTRPC();
  const router = useRouter();
  const queries = useQueryClient();
  const say = useToast();
  const [failure, setFailure] = useState<ReviewFailure | null>(null);
  const [unitErrors, setUnitErrors] = useState<Record<string, string>>({});
  const [overrideErrors, setOverrideErrors] = useState<OverrideErrors>({});
  const call = useMutation(trpc.reviewProcess.mutationOptions());

  const fail = (error: unknown, sent: readonly UnitOfItem[]) => {
    const problem = problemInError(error);
    const atUnits = problem ? unitViolations(problem, sent) : {};
    const atOverride = problem ? overrideViolations(problem) : {};
    setUnitErrors(atUnits);
    setOverrideErrors(atOverride);
    const isPlaced = Object.keys(atUnits).length + Object.keys(atOverride).length > 0;
    const isFaster = problem !== null && FASTER.some((reason) => reason === problem.reason);
    if (isFaster) setFailure({ kind: "FASTER", text: problem.message });
    else setFailure(isPlaced ? null : { kind: "REFUSED", text: problemText(error) });
  };

  const record = ({ units, draft, override }: Recorded) => {
    const sent = decidedUnits(units, draft);
    const refund_override = overrideOf(override, currency);
    setFailure(null);
    call.mutate(
      { process_id: processId, reviews: reviewLines(units, draft, user), refund_override },
      {
        onError: (error) => fail(error, sent),
        onSuccess: () => {
          say(t("reviewForm.submitted", { count: sent.length }));
          void queries.invalidateQueries();
          router.refresh();
          onDone();
        },
      },
    );
  };

  const reload = () => {
    setFailure(null);
    router.refresh();
  };
  return { record, reload, failure, unitErrors, overrideErrors, isPending: call.isPending };
};

/** Maps violations from a line's index in the call (`reviews.2.reject_reason`) back to the unit. */
const unitViolations = ({ violations }: BrowserProblem, sent: readonly UnitOfItem[]): Record<string, string> =>
  Object.fromEntries(
    violations.flatMap(({ field, description }) => {
      const place = /^reviews[.[](\d+)/.exec(field)?.[1];
      const unitId = place === undefined ? undefined : sent[Number(place)]?.unit.unit_id;
      return unitId === undefined ? [] : [[unitId, description]];
    }),
  );
