import Link from "next/link";
import { t } from "@/messages/dashboard/analytics";
import { TableHead } from "../../ui/table";
import { EVERYTHING, listHref, NO_FILTER } from "../list-choice/list-choice";
import { counted, rateOf } from "./rate";
import type { Analytics } from "./types";

type ReasonBarsProps = { reasons: Analytics["reasons"]; most: number; currency: string };

/** Style of a table whose second column is a bar. */
export const BARS =
  "mt-2 w-full border-collapse text-left [&_tbody_tr>*]:py-0 [&_tbody_tr>*]:pl-3 [&_tbody_tr>*]:pr-0 [&_tbody_tr>*]:h-11 [&_tbody_tr>*]:font-normal [&_tbody_tr>*]:whitespace-nowrap [&_tbody_th]:pl-0! [&_tbody_th]:w-[1%] **:data-n:w-[1%] **:data-n:text-right [&_[data-rest]_svg]:fill-[color-mix(in_oklab,var(--ink-3)_60%,var(--surface))] [&_[data-theirs]_svg]:fill-[color-mix(in_oklab,var(--ink-3)_60%,var(--surface))] data-steps:[&_tbody_tr>*]:py-1.5 [&_[data-slowest]_th]:font-semibold data-steps:[&_th>span]:font-normal max-md:[&_tbody_th]:w-[44%] max-md:[&_tbody_th]:whitespace-normal!";

/** Return reasons, most frequent first, with the remaining ones combined in one row. Each links to its returns. */
export function ReasonBars({ reasons, most, currency }: ReasonBarsProps) {
  if (reasons.length === 0) return <p className="text-ink-2 py-3">{t("reasonBars.noReturns")}</p>;
  const sum = reasons.reduce((total, { units }) => total + units, 0);
  const shown = reasons.slice(0, most);
  const rest = reasons.slice(most).reduce((total, { units }) => total + units, 0);
  const longest = Math.max(rest, ...shown.map(({ units }) => units));
  return (
    <table className={BARS}>
      <caption className="sr-only">{t("reasonBars.caption")}</caption>
      <TableHead
        isHidden
        columns={[t("reasonBars.reason"), t("reasonBars.bar"), t("reasonBars.units"), t("reasonBars.share")]}
      />
      <tbody>
        {shown.map(({ reason, name, units }) => (
          <tr key={reason}>
            <th scope="row">
              <Link
                className="hover:underline"
                href={listHref({ ...EVERYTHING, filter: { ...NO_FILTER, reasons: [reason] } }, { currency })}
              >
                {name || t("reasonBars.noReason")}
              </Link>
            </th>
            <Drawn part={units / longest} />
            <td data-n>{counted(units)}</td>
            <td data-n className="text-ink-2 min-w-16 data-worse:text-bad max-md:min-w-13">
              {rateOf(units, sum).text}
            </td>
          </tr>
        ))}
        {rest > 0 ? (
          <tr data-rest>
            <th scope="row">{t("reasonBars.allOthers")}</th>
            <Drawn part={rest / longest} />
            <td data-n>{counted(rest)}</td>
            <td data-n className="text-ink-2 min-w-16 data-worse:text-bad max-md:min-w-13">
              {rateOf(rest, sum).text}
            </td>
          </tr>
        ) : null}
      </tbody>
    </table>
  );
}

/** A bar whose width is a share of the longest one. */
export function Drawn({ part }: { part: number }) {
  return (
    <td className="min-w-16 max-md:min-w-8">
      <svg className="fill-accent w-full h-3 block" viewBox="0 0 100 12" preserveAspectRatio="none" aria-hidden="true">
        <rect width={(Number.isFinite(part) ? part : 0) * 100} height="12" />
      </svg>
    </td>
  );
}
