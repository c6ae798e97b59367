import type { ReviewStatus } from "@/contract/vocabulary/review";
import { CHOICES } from "../../dashboard/review/choices";
import { moneyText } from "../../ui/money";
import { ActKey, useShortcut } from "../ui/act-button";
import { useText } from "../ui/reader";
import { decide } from "../work/decide";
import type { Station } from "../work/station";
import type { StationParcel, StationUnit } from "../work/types";

type VerdictKeysProps = { station: Station; parcel: StationParcel; unit: StationUnit; status: ReviewStatus | null };

const ACT_OF = { APPROVED: "APPROVE", DECLINED: "DECLINE", MISSING: "MISSING" } as const;

/** Approve, decline, missing: always in this order, in this place, in these colors. */
export function VerdictKeys({ station, parcel, unit, status }: VerdictKeysProps) {
  const t = useText();
  const shortcuts: Record<ReviewStatus, string | undefined> = {
    ...{ APPROVED: useShortcut(ACT_OF.APPROVED), DECLINED: useShortcut(ACT_OF.DECLINED) },
    MISSING: useShortcut(ACT_OF.MISSING),
  };
  const paid = moneyText(unit.paid_amount, parcel.currency, station.locale);
  const approved = unit.is_exchanged ? t("verdictKeys.exchange") : t("verdictKeys.paid", { amount: paid });
  return (
    <fieldset
      // They never move, so that a double press can't hit another one.
      className="sticky -bottom-3 mt-auto grid grid-cols-[1.35fr_1fr_1fr] gap-3 max-bench:bottom-0 max-bench:mt-0 max-bench:bg-paper max-bench:pb-3 max-bench:grid-cols-3 max-bench:gap-2"
      data-verdicts=""
    >
      <legend className="sr-only">{t("verdictKeys.title")}</legend>
      {CHOICES.map(({ status: verdict, tone }) => (
        <button
          key={verdict}
          type="button"
          className={`grid h-24 touch-manipulation grid-cols-[auto_minmax(0,1fr)] items-center gap-2.5 rounded-control border-2 border-tone px-3 text-start max-bench:h-21 max-bench:grid-cols-1 max-bench:px-2.5 ${status === verdict ? "bg-tone text-surface" : "bg-tone-soft text-tone"}`}
          data-tone={tone}
          aria-pressed={status === verdict}
          aria-keyshortcuts={shortcuts[verdict]}
          onClick={() => decide(station, verdict)}
        >
          <ActKey act={ACT_OF[verdict]} isLarge />
          <span>
            <b className="block text-lead font-semibold">{t(`actNames.${ACT_OF[verdict]}`)}</b>
            <small className="block text-field/5 font-medium wrap-anywhere font-stretch-86% max-bench:text-[15px]">
              {verdict === "APPROVED"
                ? approved
                : t(unit.is_exchanged ? "verdictKeys.noExchange" : "verdictKeys.notRefunded")}
            </small>
          </span>
        </button>
      ))}
    </fieldset>
  );
}
