import Link from "next/link";
import { ANALYTICS_BASES } from "@/contract/vocabulary/analytics";
import { t } from "@/messages/dashboard/analytics";
import { t as common } from "@/messages/dashboard/common";
import { Button } from "../../ui/button";
import { Label } from "../../ui/field";
import { Select } from "../../ui/input";
import { Segments, segmentStyle } from "../../ui/segments";
import { MomentField } from "../controls/moment-field";
import { type AnalyticsChoice, analyticsHref, lastDays, slugOf } from "./period";

const USUAL = [7, 30, 90, 365] as const;

type AnalyticsFilterProps = {
  choice: AnalyticsChoice;
  stores: readonly { ecommerce_id: string; name: string }[];
  storeId: string;
  /** Currencies that have amounts; the filter offers a choice if there is more than one. */
  currencies: readonly string[];
  /** Currency of the amounts. */
  currency: string;
  now: string;
  timeZone: string;
};

/** Selects the period, the date to count by and the store. A plain form that keeps its state in the address. */
export function AnalyticsFilter({
  choice,
  stores,
  storeId,
  currencies,
  currency,
  now,
  timeZone,
}: AnalyticsFilterProps) {
  return (
    <div className="mb-5 gap-3 grid">
      <Segments as="nav" aria-label={t("analyticsFilter.period")}>
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
              {days === 365 ? t("analyticsFilter.year") : t("analyticsFilter.days", { count: days })}
            </Link>
          );
        })}
      </Segments>
      <form
        key={analyticsHref(choice)}
        className="gap-y-3 gap-x-5 items-end flex flex-wrap max-md:grid max-md:grid-cols-2 max-md:gap-x-3 max-md:[&>button]:justify-self-start max-md:[&>label]:col-span-full"
        action="/dashboard/analytics"
        method="get"
        aria-label={t("analyticsFilter.filters")}
      >
        <MomentField kind="day" label={t("analyticsFilter.from")} name="from" value={choice.from} isNeeded />
        <MomentField kind="day" label={t("analyticsFilter.to")} name="to" value={choice.to} isNeeded />
        <label>
          <Label as="span">{t("analyticsFilter.countBy")}</Label>
          <Select name="basis" defaultValue={choice.basis.toLowerCase()}>
            {ANALYTICS_BASES.map((basis) => (
              <option key={basis} value={basis.toLowerCase()}>
                {t(`analyticsFilter.basis.${basis}`)}
              </option>
            ))}
          </Select>
        </label>
        {stores.length > 1 ? (
          <label>
            <Label as="span">{t("analyticsFilter.store")}</Label>
            <Select name="store" defaultValue={storeId}>
              {stores.map(({ ecommerce_id, name }) => (
                <option key={ecommerce_id} value={ecommerce_id}>
                  {name}
                </option>
              ))}
            </Select>
          </label>
        ) : null}
        {currencies.length > 1 ? (
          <label>
            <Label as="span">{t("analyticsFilter.currency")}</Label>
            <Select name="currency" defaultValue={currency}>
              {currencies.map((one) => (
                <option key={one} value={one}>
                  {one}
                </option>
              ))}
            </Select>
          </label>
        ) : null}
        {choice.by === "PRODUCT" ? null : <input type="hidden" name="by" value={slugOf(choice.by)} />}
        <Button type="submit">{common("apply")}</Button>
      </form>
    </div>
  );
}
