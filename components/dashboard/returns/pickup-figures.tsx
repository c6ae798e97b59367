import { dateFormat } from "@/contract/vocabulary/date-format";
import type { PickupRange } from "@/contract/vocabulary/pickup-range";
import { t } from "@/messages/dashboard/return";
import { localLines } from "../../ui/address-lines";
import { LOCALE } from "../../ui/age";
import type { ReturnDetail } from "../return-facts/detail";

const RANGE_WORDS: Record<PickupRange, string> = {
  NO_RANGE: "",
  RANGE_8_TO_12: ", 8:00–12:00",
  RANGE_12_TO_16: ", 12:00–16:00",
  RANGE_16_TO_20: ", 16:00–20:00",
};

/** The pickups that were booked, each with its address if that isn't the shopper's. */
export function PickupFigures({ pickups }: Pick<ReturnDetail, "pickups">) {
  return pickups.map(({ pickup_id, reference, date, range, address }, index) => (
    <div key={pickup_id} className="contents">
      <dt>{index === 0 ? t("pickupFigures.pickup") : t("pickupFigures.pickupNumber", { number: index + 1 })}</dt>
      <dd>
        {dayWords(date)}
        {RANGE_WORDS[range]}
        <span className="text-ink-2 block text-[13px] wrap-anywhere">
          {address ? `${localLines(address).join(", ")} · ` : null}
          {reference}
        </span>
      </dd>
    </div>
  ));
}

const dayWords = (date: string): string =>
  dateFormat(LOCALE, { weekday: "short", day: "numeric", month: "short", timeZone: "UTC" }).format(
    new Date(`${date}T00:00:00Z`),
  );
