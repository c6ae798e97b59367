import { TriangleAlert } from "lucide-react";
import type { ReviewStatus } from "@/contract/vocabulary/review";
import { t } from "@/messages/dashboard/review";
import { LOCALE } from "../../ui/age";
import { FieldError, Label } from "../../ui/field";
import { Key } from "../../ui/key";
import { moneyText } from "../../ui/money";
import type { Grading, UnitOfItem } from "../return-facts/detail";
import { CorrectButton, ItemCell, type OnCorrect, VerdictBadge, Why } from "../return-facts/units-table";
import { ReasonFields } from "./reason-fields";
import type { UnitDraft } from "./review-draft";
import { unitAnchor } from "./use-review-keys";
import { VerdictChoice } from "./verdict-choice";

type ReviewUnitProps = {
  pair: UnitOfItem;
  draft: UnitDraft;
  reasons: readonly string[];
  /** Empty if the return reason doesn't require a grade. */
  grades: Grading["grades"];
  currency: string;
  isActive: boolean;
  error: string | undefined;
  onCorrect: OnCorrect;
  onFocus: () => void;
  onChange: (changed: Partial<UnitDraft>) => void;
};

/** The last column is as wide as three verdicts, so that decided rows line up with open ones. */
const CHECK =
  "relative grid min-w-0 grid-cols-[20px_minmax(200px,2fr)_minmax(96px,1fr)_304px] items-start gap-x-3 border-b border-line px-3 py-3.5 [grid-template-areas:'number_item_why_judge'_'._reason_reason_reason'_'._error_error_error'] focus:outline-2 focus:-outline-offset-2 focus:outline-focus focus-visible:outline-2 focus-visible:-outline-offset-2 data-active:bg-accent-soft/50 data-active:shadow-mark max-[901px]:grid-cols-[20px_minmax(0,1fr)] max-[901px]:gap-y-2 max-[901px]:pl-2 max-[901px]:[grid-template-areas:'number_item'_'._why'_'._judge'_'._reason'_'._error']";

/** A unit being inspected: the item, the return reason, and the verdict with its effect. */
export function ReviewUnit(props: ReviewUnitProps) {
  const { pair, draft, reasons, grades, currency, isActive, error, onFocus, onChange } = props;
  const { unit, item, number } = pair;
  if (unit.verdict !== "UNDECIDED") return <DecidedUnit pair={pair} currency={currency} onCorrect={props.onCorrect} />;
  const paid = moneyText(unit.paid_amount, currency, LOCALE);
  const errorId = `${unitAnchor(unit.unit_id)}-error`;
  return (
    <fieldset
      id={unitAnchor(unit.unit_id)}
      className={CHECK}
      tabIndex={-1}
      data-active={isActive || undefined}
      onFocus={onFocus}
      aria-describedby={error ? errorId : undefined}
    >
      <legend className="sr-only">
        {t("reviewUnit.legend", {
          number,
          item: `${item.product.name} ${item.product.variant_name}`.trim(),
          price: paid,
        })}
      </legend>
      <span className="text-ink-2 [grid-area:number]">{number}</span>
      <ItemCell item={item} className="[grid-area:item]" />
      <p className="text-ink-2 [grid-area:why]" data-testid="why">
        <Why item={item} />
      </p>
      <div className="gap-1.5 [grid-area:judge] grid">
        <VerdictChoice name={unit.unit_id} value={draft.status} hasKeys onChoose={(status) => onChange({ status })} />
        <p className="text-ink-2 text-small text-right whitespace-nowrap max-[901px]:text-left">
          {effectWords(draft.status, paid)}
        </p>
      </div>
      {draft.status === "DECLINED" ? (
        <ReasonFields unitId={unit.unit_id} draft={draft} reasons={reasons} onChange={onChange} />
      ) : null}
      {draft.status === "APPROVED" && grades.length > 0 ? (
        <GradeChoice unitId={unit.unit_id} grades={grades} grade={draft.grade ?? ""} onChange={onChange} />
      ) : null}
      {error ? (
        <FieldError id={errorId} className="mt-2! [grid-area:error]" role="alert">
          <TriangleAlert className="relative top-0.5" size={14} aria-hidden="true" />
          {error}
        </FieldError>
      ) : null}
    </fieldset>
  );
}

function DecidedUnit({ pair, currency, onCorrect }: Pick<ReviewUnitProps, "pair" | "currency" | "onCorrect">) {
  const { unit, item, number } = pair;
  return (
    <div className={CHECK} data-done>
      <span className="text-ink-2 [grid-area:number]">{number}</span>
      <ItemCell item={item} className="[grid-area:item]" />
      <p className="text-ink-2 [grid-area:why]" data-testid="why">
        <Why item={item} />
      </p>
      <div className="gap-1.5 [grid-area:judge] grid">
        <div className="gap-2 min-h-7 items-center flex flex-row-reverse max-[901px]:flex-row">
          <VerdictBadge verdict={unit.verdict} />
          <CorrectButton pair={pair} onCorrect={onCorrect} />
        </div>
        <p className="text-ink-2 text-small text-right whitespace-nowrap max-[901px]:text-left">
          {unit.verdict === "APPROVED" ? moneyText(unit.paid_amount, currency, LOCALE) : unit.reject_reason}
        </p>
      </div>
    </div>
  );
}

/** Describes the price paid for the unit. The refund depends on the whole return and is shown at the bottom. */
const effectWords = (status: ReviewStatus | null, paid: string): string =>
  t(status === "DECLINED" || status === "MISSING" ? "reviewUnit.paidNotRefunded" : "reviewUnit.paid", { price: paid });

type GradeChoiceProps = {
  unitId: string;
  grades: Grading["grades"];
  grade: string;
  onChange: (changed: Partial<UnitDraft>) => void;
};

/** Selects the grade of an accepted unit, if the return reason requires one. */
function GradeChoice({ unitId, grades, grade, onChange }: GradeChoiceProps) {
  const headingId = `${unitId}-grade`;
  return (
    <div className="mt-2 [grid-area:reason]">
      <Label as="p" id={headingId}>
        {t("reviewUnit.grade")}
      </Label>
      <div className="gap-1.5 flex flex-wrap" role="radiogroup" aria-labelledby={headingId}>
        {grades.map(({ name, hint }, index) => (
          <label
            key={name}
            className="pl-1.25 pr-2 border border-field-line rounded-control gap-1.5 bg-surface text-small min-h-7 items-center inline-flex hover:bg-sunken has-checked:border-bad has-checked:bg-bad-soft has-checked:text-bad has-checked:font-semibold has-focus-visible:outline-2 has-focus-visible:outline-focus has-focus-visible:outline-offset-2 max-[901px]:pl-2 max-[901px]:pr-2.5 max-[901px]:min-h-10"
          >
            <input
              className="sr-only"
              type="radio"
              name={headingId}
              checked={grade === name}
              onChange={() => onChange({ grade: name })}
            />
            <Key>{index + 1}</Key>
            {hint === "" ? name : `${name}: ${hint.toLowerCase()}`}
          </label>
        ))}
      </div>
    </div>
  );
}
