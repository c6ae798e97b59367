import { moneyText } from "../../ui/money";
import { LOCALE } from "../returns/age";
import { majorToMinor } from "./major-to-minor";
import type { TypedOverride } from "./override-fields";
import type { Effect } from "./review-draft";

type ReviewFootProps = {
  judged: number;
  open: number;
  effect: Effect;
  override: TypedOverride;
  currency: string;
  isPending: boolean;
  onApproveRest: () => void;
};

/** What recording does to the refund, and the one button. Stays in sight while units are judged. */
export function ReviewFoot({ judged, open, effect, override, currency, isPending, onApproveRest }: ReviewFootProps) {
  const money = (amount: number | string) => moneyText(amount, currency, LOCALE);
  const byHand = override.isOn ? majorToMinor(override.amount, currency) : null;
  const total = byHand && "amountMinor" in byHand ? byHand.amountMinor : effect.totalMinor;
  const left = open - judged;
  return (
    <div className="review-foot">
      <div aria-live="polite">
        <p className="text-h2 font-semibold">
          <span className="text-ui text-ink-2 font-normal">Refund</span> {money(total)}
        </p>
        <p className="aside-note">
          {byHand ? "Set by hand" : derivation(effect, money)}
          {left > 0 ? `. ${left} of ${open} ${open === 1 ? "unit has" : "units have"} no verdict yet` : ""}
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
          disabled={judged === 0 || isPending}
        >
          {isPending ? "Recording …" : left > 0 && judged > 0 ? `Record ${judged} of ${open}` : "Record the check"}
        </button>
      </div>
    </div>
  );
}

const derivation = (effect: Effect, money: (amount: number) => string): string => {
  if (effect.acceptedMinor === 0) return "Nothing accepted, nothing paid";
  const fees = effect.feesMinor > 0 ? `, less ${money(effect.feesMinor)} fees` : "";
  return `${money(effect.acceptedMinor)} accepted${fees}`;
};
