import Link from "next/link";
import { ANALYTICS_BASES, type AnalyticsBasis } from "@/contract/vocabulary/analytics";
import { Button } from "../../ui/button";
import { Label } from "../../ui/field";
import { Select } from "../../ui/input";
import { Segments, segmentStyle } from "../../ui/segments";
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
    <div className="mb-5 gap-3 grid">
      <Segments as="nav" aria-label="Usual periods">
        {USUAL.map((days) => {
          const span = lastDays(days, now, timeZone);
          const isHere = span.from === choice.from && span.to === choice.to;
          return (
            <Link
              key={days}
              className={segmentStyle()}
              href={analyticsHref({ ...choice, ...span })}
              aria-current={isHere ? "page" : undefined}
            >
              {days === 365 ? "A year" : `${days} days`}
            </Link>
          );
        })}
      </Segments>
      <form
        key={analyticsHref(choice)}
        className="gap-y-3 gap-x-5 items-end flex flex-wrap max-md:grid max-md:grid-cols-2 max-md:gap-x-3 max-md:[&>button]:justify-self-start max-md:[&>label]:col-span-full"
        action="/dashboard/analytics"
        method="get"
        aria-label="Days"
      >
        <MomentField kind="day" label="From" name="from" value={choice.from} isNeeded />
        <MomentField kind="day" label="Until" name="to" value={choice.to} isNeeded />
        <label>
          <Label as="span">What counts</Label>
          <Select name="basis" defaultValue={choice.basis.toLowerCase()}>
            {ANALYTICS_BASES.map((basis) => (
              <option key={basis} value={basis.toLowerCase()}>
                {BASIS_WORDS[basis]}
              </option>
            ))}
          </Select>
        </label>
        {stores.length > 1 ? (
          <label>
            <Label as="span">Store</Label>
            <Select name="store" defaultValue={storeId}>
              {stores.map(({ ecommerce_id, name }) => (
                <option key={ecommerce_id} value={ecommerce_id}>
                  {name}
                </option>
              ))}
            </Select>
          </label>
        ) : null}
        <Button type="submit">Show</Button>
      </form>
    </div>
  );
}
