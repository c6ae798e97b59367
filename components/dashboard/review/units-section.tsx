"use client";

import { useMutation } from "@tanstack/react-query";
import { useEffect, useId, useState } from "react";
import { LOCALE } from "../../ui/age";
import { Button } from "../../ui/button";
import { FieldError } from "../../ui/field";
import { Key } from "../../ui/key";
import { moneyText } from "../../ui/money";
import { Notice } from "../../ui/notice";
import { NEXT_ACT } from "../../ui/page";
import { Section } from "../../ui/section";
import { isTyping } from "../browser/is-typing";
import { problemInError, problemText } from "../browser/problem-text";
import { useTRPC } from "../browser/trpc";
import { useKeys } from "../browser/use-keys";
import { AskDialog, useAsking } from "../controls/ask-dialog";
import { TextField } from "../controls/text-field";
import { countUnits, type Summary, type UnitCounts, type UnitOfItem, verdictWords } from "../return-facts/detail";
import { type OnCorrect, UnitsTable } from "../return-facts/units-table";
import { OverrideFields } from "./override-fields";
import { ReasonFields } from "./reason-fields";
import { EMPTY_UNIT, rejectReasonOf, type UnitDraft } from "./review-draft";
import { ReviewForm, type ReviewFormProps } from "./review-form";
import {
  EMPTY_OVERRIDE,
  type OverrideErrors,
  overrideOf,
  overrideViolations,
  type TypedOverride,
  typedOverrideErrors,
} from "./typed-override";
import { VerdictChoice } from "./verdict-choice";

type UnitsSectionProps = Omit<ReviewFormProps, "onDone" | "onCorrect"> & {
  /** The role may decide and something is open. */
  canReview: boolean;
  /** The role may correct what is decided, and the return is not over. */
  canCorrect: boolean;
  /** The refund that was set by hand. */
  override: Summary["compensation"]["override"];
  /** The parcel is here: checking it is the next act, so the form is open from the start. */
  isArrived: boolean;
  /** To check it is what comes next. */
  isNext: boolean;
};

/** The units of a return: to be checked when the parcel is here, to be read otherwise. */
export function UnitsSection({ canReview, canCorrect, override, isArrived, isNext, ...review }: UnitsSectionProps) {
  const [isChecking, setChecking] = useState(canReview && isArrived);
  const [corrected, setCorrected] = useState<UnitOfItem | null>(null);
  const onCorrect: OnCorrect = canCorrect ? setCorrected : null;
  const counts = countUnits(review.units);
  useKeys((event) => {
    if (!canReview) return;
    if (isTyping(event) || event.key !== "c") return;
    setChecking(true);
  });
  useEffect(() => setChecking(canReview && isArrived), [canReview, isArrived]);

  return (
    <Section
      id="units"
      title={
        <>
          {counts.total} {counts.total === 1 ? "unit" : "units"}
        </>
      }
      aside={
        <>
          {verdictWords(counts) ? <span className="text-small text-ink-2 ml-auto">{verdictWords(counts)}</span> : null}
          {canReview && !(isArrived && isChecking && counts.decided === 0) ? (
            // The form that it opens has its own acts at hand.
            <span className={NEXT_ACT} data-next-act={(isNext && !isChecking) || undefined}>
              <Button isLive size="small" onClick={() => setChecking(!isChecking)}>
                {isChecking ? "Close the check" : actWords(counts)}
                {isChecking ? null : <Key>C</Key>}
              </Button>
            </span>
          ) : null}
        </>
      }
    >
      {isChecking && canReview ? (
        <>
          {isArrived ? null : (
            <Notice as="p" className="mt-3" tone="hold">
              This parcel isn’t marked as delivered. Submit the inspection only if the units are in front of you.
            </Notice>
          )}
          <ReviewForm {...review} onCorrect={onCorrect} onDone={() => setChecking(false)} />
        </>
      ) : (
        <UnitsTable units={review.units} currency={review.currency} onCorrect={onCorrect} />
      )}
      {/* Beside the form of the check, never in it: what is typed there stays. */}
      {corrected ? (
        <CorrectDialog {...review} pair={corrected} override={override} onClose={() => setCorrected(null)} />
      ) : null}
    </Section>
  );
}

/** A part of the check may be recorded already: the form closes with it, and this opens it for the others. */
const actWords = ({ decided }: UnitCounts): string => (decided > 0 ? "Inspect the rest" : "Submit inspection");

type CorrectDialogProps = {
  processId: string;
  pair: UnitOfItem;
  reasons: readonly string[];
  currency: string;
  /** The refund that was set by hand before; it stays unless another one is set. */
  override: Summary["compensation"]["override"];
  user: string;
  /** Whether the role may set the refund by hand. */
  canOverride: boolean;
  onClose: () => void;
};
type Errors = OverrideErrors & { verdict?: string; why?: string; other?: string };

/** A verdict that turned out wrong is followed by another one, with a reason; the first stays in the timeline. */
function CorrectDialog({ processId, pair, reasons, currency, user, onClose, ...before }: CorrectDialogProps) {
  const { unit, item, number } = pair;
  const id = useId();
  const asking = useAsking(onClose);
  const trpc = useTRPC();
  const [draft, setDraft] = useState<UnitDraft>(EMPTY_UNIT);
  const [why, setWhy] = useState("");
  const [override, setOverride] = useState<TypedOverride>(EMPTY_OVERRIDE);
  const [errors, setErrors] = useState<Errors>({});
  const correct = useMutation(
    trpc.correctReview.mutationOptions({
      onSuccess: () => asking.finish("Corrected. What is due is settled again."),
      onError: (error) => setErrors(errorsOf(error)),
    }),
  );
  const change = (changed: Partial<UnitDraft>) => setDraft((now) => ({ ...now, ...changed }));
  const submit = () => {
    const found: Errors = { ...typedErrors(draft, why), ...typedOverrideErrors(override, currency) };
    setErrors(found);
    if (draft.status === null || Object.keys(found).length > 0) return;
    const isDeclined = draft.status === "DECLINED";
    const line = {
      unit_id: unit.unit_id,
      status: draft.status,
      previous_status: unit.verdict,
      reject_reason: isDeclined ? rejectReasonOf(draft) : "",
      show_reject_reason: isDeclined && draft.isShown,
    };
    const refund_override = overrideOf(override, currency);
    correct.mutate({ process_id: processId, reviews: [line], reason: why.trim(), refund_override, user });
  };
  return (
    <AskDialog
      question={{ ...asking, isPending: correct.isPending }}
      title={`Correct unit ${number}, ${item.product.name}?`}
      about={{ processId, money: "OPEN" }}
      effect={`It is ${unit.verdict.toLowerCase()} now. That stays in the timeline; the new verdict is what counts.`}
      confirm="Record the correction"
      doing="Correcting …"
      error={errors.other}
      onSubmit={submit}
    >
      <div>
        <VerdictChoice
          name={`${id}-verdict`}
          value={draft.status}
          without={unit.verdict}
          errorId={errors.verdict ? `${id}-wrong` : undefined}
          onChoose={(status) => change({ status })}
        />
        {draft.status === "DECLINED" ? (
          <div className="mt-3">
            <ReasonFields unitId={`${id}-unit`} draft={draft} reasons={reasons} onChange={change} />
          </div>
        ) : null}
        {errors.verdict ? (
          <FieldError id={`${id}-wrong`} role="alert">
            {errors.verdict}
          </FieldError>
        ) : null}
      </div>
      <TextField label="Why it is corrected" error={errors.why} value={why} isLong onChange={setWhy} />
      <div>
        {before.override ? (
          <p className="text-small text-ink-2 mb-2">
            The refund is set by hand to {moneyText(before.override.amount, before.override.currency_code, LOCALE)}. It
            stays{before.canOverride ? ", unless you set another one" : ""}.
          </p>
        ) : null}
        {before.canOverride ? (
          <OverrideFields value={override} currency={currency} errors={errors} onChange={setOverride} />
        ) : null}
      </div>
    </AskDialog>
  );
}

const typedErrors = (draft: UnitDraft, why: string): Errors => ({
  ...(draft.status === null ? { verdict: "Choose the verdict." } : {}),
  ...(draft.status === "DECLINED" && rejectReasonOf(draft) === "" ? { verdict: "Choose a reason for declining." } : {}),
  ...(why.trim() === "" ? { why: "Say why it is corrected." } : {}),
});

const errorsOf = (error: unknown): Errors => {
  const problem = problemInError(error);
  const atOverride = problem ? overrideViolations(problem) : {};
  return Object.keys(atOverride).length > 0 ? atOverride : { other: problemText(error) };
};
