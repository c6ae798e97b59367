"use client";

import { useEffect, useState } from "react";
import { t } from "@/messages/dashboard/review";
import { Button } from "../../ui/button";
import { Key } from "../../ui/key";
import { Notice } from "../../ui/notice";
import { NEXT_ACT } from "../../ui/page";
import { Section } from "../../ui/section";
import { isTyping } from "../browser/is-typing";
import { useKeys } from "../browser/use-keys";
import { countUnits, type Summary, type UnitCounts, type UnitOfItem, verdictWords } from "../return-facts/detail";
import { type OnCorrect, UnitsTable } from "../return-facts/units-table";
import { CorrectDialog } from "./correct-dialog";
import { ReviewForm, type ReviewFormProps } from "./review-form";

type UnitsSectionProps = Omit<ReviewFormProps, "onDone" | "onCorrect"> & {
  /** The role may decide, and some units are open. */
  canReview: boolean;
  /** The role may correct decisions, and the return hasn't ended. */
  canCorrect: boolean;
  /** The current refund override. */
  override: Summary["compensation"]["override"];
  /** The parcel has been received, so the inspection is next and its form starts open. */
  isArrived: boolean;
  /** Inspecting it is the next action. */
  isNext: boolean;
};

/** The units of a return: the inspection form once the parcel was received, otherwise a read-only list. */
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
      title={t("unitsSection.title", { count: counts.total })}
      aside={
        <>
          {verdictWords(counts) ? <span className="text-small text-ink-2 ml-auto">{verdictWords(counts)}</span> : null}
          {canReview && !(isArrived && isChecking && counts.decided === 0) ? (
            // The form that it opens has its own buttons.
            <span className={NEXT_ACT} data-next-act={(isNext && !isChecking) || undefined}>
              <Button isLive size="small" onClick={() => setChecking(!isChecking)}>
                {isChecking ? t("unitsSection.close") : actWords(counts)}
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
              {t("unitsSection.notDelivered")}
            </Notice>
          )}
          <ReviewForm {...review} onCorrect={onCorrect} onDone={() => setChecking(false)} />
        </>
      ) : (
        <UnitsTable units={review.units} currency={review.currency} onCorrect={onCorrect} />
      )}
      {/* Outside the inspection form, so that its input is kept. */}
      {corrected ? (
        <CorrectDialog {...review} pair={corrected} override={override} onClose={() => setCorrected(null)} />
      ) : null}
    </Section>
  );
}

/** The form closes after a partial inspection; this button opens it for the remaining units. */
const actWords = ({ decided }: UnitCounts): string =>
  decided > 0 ? t("unitsSection.inspectRest") : t("unitsSection.inspect");
