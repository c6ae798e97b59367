import { formatTime } from "@/components/ui/format-time";
import { moneyText } from "@/components/ui/money";
import { EXCHANGE_TIMINGS } from "@/contract/vocabulary/card-hold";
import type { Checkout } from "../outcome/outcome-view";
import type { Reader } from "../reader";
import { Tick } from "../ui/input";
import { Line } from "../ui/slip";

export const TIMING_FIELD = "exchange_timing";

/** The form's choice; undefined if there was none. */
export const readTiming = (data: FormData) => EXCHANGE_TIMINGS.find((timing) => timing === data.get(TIMING_FIELD));

/** Values for the sentences about a hold. */
export const holdFacts = (offer: NonNullable<Checkout["instant_exchange"]>, currency: string, reader: Reader) => ({
  amount: moneyText(offer.hold_amount, currency, reader.locale),
  day: formatTime(offer.send_by, "longDay", reader),
});

/** New items immediately, with an amount on hold, or after the inspection: a choice with the consequences of each. */
export function InstantChoice({ quote, reader }: { quote: Checkout; reader: Reader }) {
  const { instant_exchange: offer, currency } = quote;
  if (offer === null) return null;
  const { t } = reader;
  const facts = holdFacts(offer, currency, reader);
  const choices = [
    {
      value: "ON_START",
      title: t("instant.now"),
      help: `${t(`instant.nowHelp.${offer.released_on}`, facts)} ${t("instant.rejected")}`,
    },
    { value: "ON_REVIEW", title: t("instant.later"), help: t("instant.laterHelp") },
  ] as const;
  return (
    <fieldset className="border-t border-line px-4 py-3.5">
      <legend className="float-start w-full pb-1.5 font-semibold">{t("instant.legend")}</legend>
      {choices.map(({ value, title, help }) => (
        <label className="clear-both grid cursor-pointer grid-cols-[24px_minmax(0,1fr)] gap-x-2.5 py-2" key={value}>
          <Tick
            type="radio"
            name={TIMING_FIELD}
            value={value}
            defaultChecked={offer.is_chosen === (value === "ON_START")}
          />
          <span>
            {title}
            <Line>{help}</Line>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
