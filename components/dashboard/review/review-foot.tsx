import type { IncompleteReviewRule } from "@/contract/vocabulary/incomplete-review";
import { majorToMinor } from "@/contract/vocabulary/major-to-minor";
import { moneyText } from "../../ui/money";
import { LOCALE } from "../returns/age";
import { leftWords } from "./left-words";
import type { Effect } from "./review-draft";
import type { TypedOverride } from "./typed-override";

type ReviewFootProps = {
  judged: number;
  open: number;
  /** Units of the return, those with an earlier verdict among them. */
  total: number;
  incompleteReview: IncompleteReviewRule;
  effect: Effect;
  override: TypedOverride;
  currency: string;
  isPending: boolean;
  onApproveRest: () => void;
};

/** What recording does to the refund, and the one button. Stays in sight while units are judged. */
export function ReviewFoot(props: ReviewFootProps) {
  const { judged, open, incompleteReview, effect, override, currency, isPending, onApproveRest } = props;
  const money = (amount: number | string) => moneyText(amount, currency, LOCALE);
  const byHand = override.isOn ? majorToMinor(override.amount, currency) : null;
  const refund = byHand && "amountMinor" in byHand ? byHand.amountMinor : effect.totalMinor;
  const left = open - judged;
  return (
    <div className="review-foot">
      <div aria-live="polite">
        <p className="text-h2 font-semibold">
          <span className="text-ui text-ink-2 font-normal">Refund</span> {money(refund)}
        </p>
        <p className="aside-note">
          {[
            byHand ? "Set by hand" : derivation(effect, money),
            leftWords({ left, total: props.total }),
            left > 0 && judged > 0 ? REST_WORDS[incompleteReview] : "",
          ]
            .filter(Boolean)
            .join(". ")}
        </p>
      </div>
      <div className="acts">
        {left > 0 && open > 1 ? (
          <button className="button" type="button" onClick={onApproveRest}>
            {judged === 0 ? "Approve all" : "Approve the rest"}
          </button>
        ) : null}
        <button
          id="record-check"
          className="button"
          data-kind="main"
          type="submit"
          disabled={judged === 0 || isPending || (left > 0 && incompleteReview === "REFUSED")}
        >
          {isPending ? "Recording …" : recordWords({ judged, left, incompleteReview })}
        </button>
      </div>
    </div>
  );
}

/** What happens to the units without a verdict, said before the button is pressed. */
const REST_WORDS: Record<IncompleteReviewRule, string> = {
  REFUSED: "This store records all units at once",
  LEFT_OPEN: "They stay open for later",
  COUNTED_AS_MISSING: "Recording counts them as missing",
};

const recordWords = ({
  judged,
  left,
  incompleteReview,
}: { judged: number; left: number } & Pick<ReviewFootProps, "incompleteReview">): string => {
  if (left === 0 || judged === 0) return "Record the check";
  return incompleteReview === "COUNTED_AS_MISSING"
    ? `Record ${judged}, mark ${left} missing`
    : `Record ${judged}, leave ${left} open`;
};

const derivation = (effect: Effect, money: (amount: number) => string): string => {
  if (effect.acceptedMinor === 0) return "Nothing accepted, nothing paid";
  const fees = effect.feesMinor > 0 ? `, less ${money(effect.feesMinor)} fees` : "";
  return `${money(effect.acceptedMinor)} accepted${fees}`;
};
