import { TriangleAlert } from "lucide-react";
import type { ReviewStatus } from "@/contract/vocabulary/review";
import { moneyText } from "../../ui/money";
import { LOCALE } from "../returns/age";
import type { Grading, UnitOfItem } from "../returns/detail";
import { CorrectButton, ItemCell, type OnCorrect, VerdictStamp, Why } from "../returns/units-table";
import { GradeChoice } from "./grade-choice";
import { ReasonFields } from "./reason-fields";
import type { UnitDraft } from "./review-draft";
import { unitAnchor } from "./use-review-keys";
import { VerdictChoice } from "./verdict-choice";

type ReviewUnitProps = {
  pair: UnitOfItem;
  draft: UnitDraft;
  reasons: readonly string[];
  /** Empty where its return reason requires none. */
  grades: Grading["grades"];
  currency: string;
  isActive: boolean;
  error: string | undefined;
  onCorrect: OnCorrect;
  onFocus: () => void;
  onChange: (changed: Partial<UnitDraft>) => void;
};

/** One unit under the hand of the person who checks: what came, why, and the verdict with its effect. */
export function ReviewUnit(props: ReviewUnitProps) {
  const { pair, draft, reasons, grades, currency, isActive, error, onFocus, onChange } = props;
  const { unit, item, number } = pair;
  if (unit.verdict !== "UNDECIDED") return <JudgedUnit pair={pair} currency={currency} onCorrect={props.onCorrect} />;
  const paid = moneyText(unit.paid_amount, currency, LOCALE);
  const errorId = `${unitAnchor(unit.unit_id)}-error`;
  return (
    <fieldset
      id={unitAnchor(unit.unit_id)}
      className="check"
      tabIndex={-1}
      data-active={isActive || undefined}
      onFocus={onFocus}
      aria-describedby={error ? errorId : undefined}
    >
      <legend className="sr-only">
        Unit {number}, {item.product.name} {item.product.variant_name}, bought for {paid}
      </legend>
      <span className="check-number">{number}</span>
      <ItemCell item={item} />
      <p className="check-why">
        <Why item={item} />
      </p>
      <div className="check-judge">
        <VerdictChoice name={unit.unit_id} value={draft.status} hasKeys onChoose={(status) => onChange({ status })} />
        <p className="check-effect">{effectWords(draft.status, paid)}</p>
      </div>
      {draft.status === "DECLINED" ? (
        <ReasonFields unitId={unit.unit_id} draft={draft} reasons={reasons} onChange={onChange} />
      ) : null}
      {draft.status === "APPROVED" && grades.length > 0 ? (
        <GradeChoice unitId={unit.unit_id} grades={grades} grade={draft.grade ?? ""} onChange={onChange} />
      ) : null}
      {error ? (
        <p id={errorId} className="field-error check-error" role="alert">
          <TriangleAlert className="relative top-0.5" size={14} aria-hidden="true" />
          {error}
        </p>
      ) : null}
    </fieldset>
  );
}

type JudgedUnitProps = Pick<ReviewUnitProps, "pair" | "currency" | "onCorrect">;

function JudgedUnit({ pair, currency, onCorrect }: JudgedUnitProps) {
  const { unit, item, number } = pair;
  return (
    <div className="check" data-done>
      <span className="check-number">{number}</span>
      <ItemCell item={item} />
      <p className="check-why">
        <Why item={item} />
      </p>
      <div className="check-judge">
        <div className="judged">
          <VerdictStamp verdict={unit.verdict} />
          <CorrectButton pair={pair} onCorrect={onCorrect} />
        </div>
        <p className="check-effect">
          {unit.verdict === "APPROVED" ? moneyText(unit.paid_amount, currency, LOCALE) : unit.reject_reason}
        </p>
      </div>
    </div>
  );
}

/** What was paid for it. What of it is refunded depends on the whole return: that is said at the foot. */
const effectWords = (status: ReviewStatus | null, paid: string): string =>
  status === "DECLINED" || status === "MISSING" ? `${paid} paid, not refunded` : `${paid} paid`;
