import type { IncompleteReviewRule } from "@/contract/vocabulary/incomplete-review";
import { LOCALE } from "../../ui/age";
import { Button } from "../../ui/button";
import { moneyText } from "../../ui/money";
import { leftWords } from "./left-words";
import type { InspectionPreview, useInspectionPreview } from "./use-inspection-preview";

type ReviewFootProps = {
  decided: number;
  open: number;
  /** Units of the return, those with an earlier verdict among them. */
  total: number;
  incompleteReview: IncompleteReviewRule;
  preview: ReturnType<typeof useInspectionPreview>;
  isOverridden: boolean;
  currency: string;
  isPending: boolean;
  onApproveRest: () => void;
};

/** What recording does to the refund, and the one button. Stays in sight while units are decided. */
export function ReviewFoot(props: ReviewFootProps) {
  const { decided, open, incompleteReview, isOverridden, currency, isPending, onApproveRest } = props;
  const { preview, isOld, problem } = props.preview;
  const money = (amount: number | string) => moneyText(amount, currency, LOCALE);
  const left = open - decided;
  return (
    <div
      data-review-foot=""
      className="py-2.5 px-3 bottom-0 border-t border-ink gap-y-2 gap-x-4 bg-surface items-center sticky z-4 flex flex-wrap max-md:px-pad max-md:inset-x-0 max-md:top-auto max-md:bottom-[calc(56px+env(safe-area-inset-bottom))] max-md:fixed max-md:z-6 max-md:*:last:m-0 max-md:*:last:flex-[1_1_100%] max-md:[&_:is(a,button)]:h-11 max-md:[&_:is(a,button)]:flex-1"
    >
      <div aria-live="polite">
        <p className="text-h2 font-semibold" aria-busy={isOld || undefined}>
          <span className="text-ui text-ink-2 font-normal">
            {preview === null || preview.outlook.is_final ? "Refund" : "Refund, if the rest is accepted"}
          </span>{" "}
          {preview === null ? "…" : money(preview.outlook.total)}
        </p>
        <p className="text-small text-ink-2">
          {[
            problem,
            preview === null ? "" : isOverridden ? "Set by hand" : derivationWords(preview, money),
            preview === null || preview.outlook.charge_due === "0"
              ? ""
              : `The shopper’s payment of ${money(preview.outlook.charge_due)} goes back to their card`,
            leftWords({ left, total: props.total }),
            left > 0 && decided > 0 ? REST_WORDS[incompleteReview] : "",
          ]
            .filter(Boolean)
            .join(". ")}
        </p>
      </div>
      <div className="ml-auto gap-2 flex flex-wrap max-md:ml-0">
        {left > 0 && open > 1 ? (
          <Button onClick={onApproveRest}>{decided === 0 ? "Approve all" : "Approve the rest"}</Button>
        ) : null}
        <Button
          id="record-check"
          kind="main"
          type="submit"
          disabled={decided === 0 || isPending || (left > 0 && incompleteReview === "REFUSED")}
        >
          {isPending ? "Recording …" : recordWords({ decided, left, incompleteReview })}
        </Button>
      </div>
    </div>
  );
}

/** What happens to the units without a verdict, said before the button is pressed. */
const REST_WORDS: Record<IncompleteReviewRule, string> = {
  REFUSED: "This store records all units at once",
  LEFT_OPEN: "The rest stay open",
  COUNTED_AS_MISSING: "Recording counts them as missing",
};

const recordWords = (call: { decided: number; left: number } & Pick<ReviewFootProps, "incompleteReview">): string => {
  const { decided, left, incompleteReview } = call;
  if (left === 0 || decided === 0) return "Submit inspection";
  return incompleteReview === "COUNTED_AS_MISSING"
    ? `Record ${decided}, mark ${left} missing`
    : `Record ${decided}, leave ${left} open`;
};

const derivationWords = ({ derivation, outlook }: InspectionPreview, money: (amount: string) => string): string => {
  if (outlook.is_final && derivation.subtotal === "0") return "No refund: no unit is accepted";
  const parts = [
    [derivation.fees.replace("-", ""), "less {} fees"],
    [derivation.bonus, "plus {} bonus"],
  ] as const;
  const said = parts.filter(([amount]) => amount !== "0").map(([amount, words]) => words.replace("{}", money(amount)));
  return [`${money(derivation.subtotal)} accepted`, ...said].join(", ");
};
