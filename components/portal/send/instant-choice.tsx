import { formatTime } from "@/components/ui/format-time";
import { moneyText } from "@/components/ui/money";
import { EXCHANGE_TIMINGS } from "@/contract/vocabulary/card-hold";
import type { Checkout } from "../outcome/outcome-view";
import type { Reader } from "../reader";

export const TIMING_FIELD = "exchange_timing";

/** What the form says; undefined where nothing was to be chosen. */
export const readTiming = (data: FormData) => EXCHANGE_TIMINGS.find((timing) => timing === data.get(TIMING_FIELD));

type Offer = NonNullable<Checkout["instant_exchange"]>;

/** What the sentences about a hold are made of. */
export const holdFacts = (offer: Offer, currency: string, reader: Reader) => ({
  amount: moneyText(offer.hold_amount, currency, reader.locale),
  day: formatTime(offer.send_by, "longDay", reader),
});

/** The new items at once, with an amount on hold, or after the inspection: a choice, with what follows from each. */
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
    <fieldset className="pad instant">
      <legend>{t("instant.legend")}</legend>
      {choices.map(({ value, title, help }) => (
        <label className="instant-choice" key={value}>
          <input
            type="radio"
            name={TIMING_FIELD}
            value={value}
            defaultChecked={offer.is_chosen === (value === "ON_START")}
          />
          <span>
            {title}
            <span className="note">{help}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
