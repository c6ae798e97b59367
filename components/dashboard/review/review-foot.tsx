import type { IncompleteReviewRule } from "@/contract/vocabulary/incomplete-review";
import { t } from "@/messages/dashboard/review";
import { LOCALE } from "../../ui/age";
import { Button } from "../../ui/button";
import { moneyText } from "../../ui/money";
import { footSentences, footTitle } from "./foot-words";
import type { useInspectionPreview } from "./use-inspection-preview";

type ReviewFootProps = {
  decided: number;
  open: number;
  /** All units of the return, including those that already have a verdict. */
  total: number;
  incompleteReview: IncompleteReviewRule;
  preview: ReturnType<typeof useInspectionPreview>;
  isOverridden: boolean;
  currency: string;
  isPending: boolean;
  onApproveRest: () => void;
};

/** The effect of the inspection on the refund, and the submit button. Stays visible while units are decided. */
export function ReviewFoot(props: ReviewFootProps) {
  const { decided, open, incompleteReview, isOverridden, currency, isPending, onApproveRest } = props;
  const { preview, isOld, problem } = props.preview;
  const left = open - decided;
  const stand = { left, total: props.total, preview, isOverridden, currency };
  return (
    <div
      data-review-foot=""
      className="py-2.5 px-3 bottom-0 border-t border-ink gap-y-2 gap-x-4 bg-surface items-center sticky z-4 flex flex-wrap max-md:px-pad max-md:inset-x-0 max-md:top-auto max-md:bottom-[calc(56px+env(safe-area-inset-bottom))] max-md:fixed max-md:z-6 max-md:*:last:m-0 max-md:*:last:flex-[1_1_100%] max-md:[&_:is(a,button)]:h-11 max-md:[&_:is(a,button)]:flex-1"
    >
      <div aria-live="polite">
        <p className="text-h2 font-semibold" aria-busy={isOld || undefined}>
          <span className="text-ui text-ink-2 font-normal">{footTitle(stand)}</span>{" "}
          {preview === null ? "…" : moneyText(preview.outlook.total, currency, LOCALE)}
        </p>
        <p className="text-small text-ink-2">
          {[problem, ...footSentences(stand), left > 0 && decided > 0 ? t(`footWords.rest.${incompleteReview}`) : ""]
            .filter(Boolean)
            .join(" ")}
        </p>
      </div>
      <div className="ml-auto gap-2 flex flex-wrap max-md:ml-0">
        {left > 0 && open > 1 ? (
          <Button onClick={onApproveRest}>
            {decided === 0 ? t("reviewFoot.approveAll") : t("reviewFoot.approveRest")}
          </Button>
        ) : null}
        <Button
          id="record-check"
          kind="main"
          type="submit"
          disabled={decided === 0 || isPending || (left > 0 && incompleteReview === "REFUSED")}
        >
          {isPending ? t("reviewFoot.submitting") : recordWords({ decided, left, incompleteReview })}
        </Button>
      </div>
    </div>
  );
}

const recordWords = (call: { decided: number; left: number } & Pick<ReviewFootProps, "incompleteReview">): string => {
  const { decided, left, incompleteReview } = call;
  if (left === 0 || decided === 0) return t("reviewFoot.submit");
  const isMissing = incompleteReview === "COUNTED_AS_MISSING";
  return t(isMissing ? "reviewFoot.submitMarkMissing" : "reviewFoot.submitKeepOpen", { decided, left });
};
