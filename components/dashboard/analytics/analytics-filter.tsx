import Link from "next/link";
import { ANALYTICS_BASES, type AnalyticsBasis } from "@/contract/vocabulary/analytics";
import { MomentField } from "../controls/moment-field";
import { type AnalyticsChoice, analyticsHref, lastDays } from "./period";

const BASIS_WORDS: Record<AnalyticsBasis, string> = {
  RETURN: "Returns that were started in these days",
  ORDER: "Orders that were placed in these days, whenever they came back",
};
const USUAL = [7, 30, 90, 365] as const;

type AnalyticsFilterProps = {
  choice: AnalyticsChoice;
  stores: readonly { ecommerce_id: string; name: string }[];
  storeId: string;
  now: string;
  timeZone: string;
};

/** Which days, by which date, of which store: a plain form, all of it in the address. */
export function AnalyticsFilter({ choice, stores, storeId, now, timeZone }: AnalyticsFilterProps) {
  return (
    <div className="analytics-filter">
      <nav className="segments" aria-label="Usual periods">
        {USUAL.map((days) => {
          const span = lastDays(days, now, timeZone);
          const isHere = span.from === choice.from && span.to === choice.to;
          return (
            <Link
              key={days}
              className="segment"
              href={analyticsHref({ ...choice, ...span })}
              aria-current={isHere ? "page" : undefined}
            >
              {days === 365 ? "A year" : `${days} days`}
            </Link>
          );
        })}
      </nav>
      <form
        key={analyticsHref(choice)}
        className="analytics-form"
        action="/dashboard/analytics"
        method="get"
        aria-label="Days"
      >
        <MomentField kind="day" label="From" name="from" value={choice.from} isNeeded />
        <MomentField kind="day" label="Until" name="to" value={choice.to} isNeeded />
        <label>
          <span className="field-label">What counts</span>
          <select className="input" name="basis" defaultValue={choice.basis.toLowerCase()}>
            {ANALYTICS_BASES.map((basis) => (
              <option key={basis} value={basis.toLowerCase()}>
                {BASIS_WORDS[basis]}
              </option>
            ))}
          </select>
        </label>
        {stores.length > 1 ? (
          <label>
            <span className="field-label">Store</span>
            <select className="input" name="store" defaultValue={storeId}>
              {stores.map(({ ecommerce_id, name }) => (
                <option key={ecommerce_id} value={ecommerce_id}>
                  {name}
                </option>
              ))}
            </select>
          </label>
        ) : null}
        <button className="button" type="submit">
          Show
        </button>
      </form>
    </div>
  );
}
