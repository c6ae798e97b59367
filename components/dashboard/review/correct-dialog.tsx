import { useMutation } from "@tanstack/react-query";
import { useId, useState } from "react";
import { t } from "@/messages/dashboard/review";
import { LOCALE } from "../../ui/age";
import { FieldError } from "../../ui/field";
import { moneyText } from "../../ui/money";
import { problemInError, problemText } from "../browser/problem-text";
import { useTRPC } from "../browser/trpc";
import { AskDialog, useAsking } from "../controls/ask-dialog";
import { TextField } from "../controls/text-field";
import type { Summary, UnitOfItem } from "../return-facts/detail";
import { OverrideFields } from "./override-fields";
import { ReasonFields } from "./reason-fields";
import { EMPTY_UNIT, rejectReasonOf, type UnitDraft } from "./review-draft";
import {
  EMPTY_OVERRIDE,
  type OverrideErrors,
  overrideOf,
  overrideViolations,
  type TypedOverride,
  typedOverrideErrors,
} from "./typed-override";
import { VerdictChoice } from "./verdict-choice";

type CorrectDialogProps = {
  processId: string;
  pair: UnitOfItem;
  reasons: readonly string[];
  currency: string;
  /** The current refund override; it stays unless it is changed. */
  override: Summary["compensation"]["override"];
  user: string;
  /** Whether the role may override the refund. */
  canOverride: boolean;
  onClose: () => void;
};
type Errors = OverrideErrors & { verdict?: string; why?: string; other?: string };

/** Corrects a verdict with another one and a reason; the first verdict stays in the timeline. */
export function CorrectDialog({ processId, pair, reasons, currency, user, onClose, ...before }: CorrectDialogProps) {
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
      onSuccess: () => asking.finish(t("correctDialog.done")),
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
      title={t("correctDialog.title", { number, item: item.product.name })}
      about={{ processId, money: "OPEN" }}
      effect={t(`correctDialog.effect.${unit.verdict}`)}
      confirm={t("correctDialog.confirm")}
      doing={t("correctDialog.correcting")}
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
      <TextField label={t("correctDialog.why")} error={errors.why} value={why} isLong onChange={setWhy} />
      <div>
        {before.override ? (
          <p className="text-small text-ink-2 mb-2">
            {t(before.canOverride ? "correctDialog.overridden" : "correctDialog.overriddenFixed", {
              amount: moneyText(before.override.amount, before.override.currency_code, LOCALE),
            })}
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
  ...(draft.status === null ? { verdict: t("correctDialog.verdictRequired") } : {}),
  ...(draft.status === "DECLINED" && rejectReasonOf(draft) === ""
    ? { verdict: t("correctDialog.reasonRequired") }
    : {}),
  ...(why.trim() === "" ? { why: t("correctDialog.whyRequired") } : {}),
});

const errorsOf = (error: unknown): Errors => {
  const problem = problemInError(error);
  const atOverride = problem ? overrideViolations(problem) : {};
  return Object.keys(atOverride).length > 0 ? atOverride : { other: problemText(error) };
};
