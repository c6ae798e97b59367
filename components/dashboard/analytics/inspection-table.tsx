import { t } from "@/messages/dashboard/analytics";
import { TableHead } from "../../ui/table";
import { counted, pointsWords, type Rate, rateOf } from "./rate";
import { BARS, Drawn } from "./reason-bars";
import type { Analytics, Figures } from "./types";

type Row = {
  stage: "REQUESTED" | "RECEIVED" | "INSPECTED" | "ACCEPTED" | "DECLINED" | "MISSING";
  of: (figures: Figures) => string;
  units: (of: Figures) => number;
  rate: ((of: Figures) => Rate) | null;
};

/** Units that shoppers keep are never returned. Names the number that the rate excludes, so that it can be verified. */
const ofRequested = ({ kept_units }: Figures): string =>
  kept_units === 0
    ? t("inspectionTable.ofRequested")
    : t("inspectionTable.ofRequestedWithoutKept", { kept: counted(kept_units) });
const ofInspected = () => t("inspectionTable.ofInspected");

const ROWS: readonly Row[] = [
  { stage: "REQUESTED", of: () => "", units: ({ units }) => units, rate: null },
  {
    stage: "RECEIVED",
    of: ofRequested,
    units: ({ received_units }) => received_units,
    rate: ({ received_units, units, kept_units }) => rateOf(received_units, units - kept_units),
  },
  {
    stage: "INSPECTED",
    of: ofRequested,
    units: ({ inspected_units }) => inspected_units,
    rate: ({ inspected_units, units, kept_units }) => rateOf(inspected_units, units - kept_units),
  },
  {
    stage: "ACCEPTED",
    of: ofInspected,
    units: acceptedOf,
    rate: (of) => rateOf(acceptedOf(of), of.inspected_units),
  },
  {
    stage: "DECLINED",
    of: ofInspected,
    units: ({ declined_units }) => declined_units,
    rate: ({ declined_units, inspected_units }) => rateOf(declined_units, inspected_units),
  },
  {
    stage: "MISSING",
    of: ofInspected,
    units: ({ missing_units }) => missing_units,
    rate: ({ missing_units, inspected_units }) => rateOf(missing_units, inspected_units),
  },
];

function acceptedOf({ inspected_units, declined_units, missing_units }: Figures): number {
  return Math.max(0, inspected_units - declined_units - missing_units);
}

/** Units by stage (requested, received, inspected) and the inspection results. */
export function InspectionTable({ now, before }: Pick<Analytics, "now" | "before">) {
  if (now.units === 0) return <p className="py-3 text-ink-2">{t("inspectionTable.noUnits")}</p>;
  return (
    <table className={BARS}>
      <caption className="sr-only">{t("inspectionTable.caption")}</caption>
      <TableHead
        isHidden
        columns={[
          t("inspectionTable.stageHead"),
          t("inspectionTable.bar"),
          t("inspectionTable.units"),
          t("inspectionTable.rateChange"),
        ]}
      />
      <tbody>
        {ROWS.map(({ stage, of, units, rate }) => (
          <tr key={stage}>
            <th scope="row">
              {t(`inspectionTable.stage.${stage}`)}
              {stage === "REQUESTED" && now.kept_units > 0 ? (
                <span className="block text-small/4.5 text-ink-2">
                  {t("inspectionTable.keptByShoppers", { kept: counted(now.kept_units) })}
                </span>
              ) : null}
            </th>
            <Drawn part={units(now) / now.units} />
            <td data-n>{counted(units(now))}</td>
            <td data-n className="min-w-28 text-ink-2">
              {rate === null ? null : <RateCell now={rate(now)} before={rate(before)} of={of(now)} />}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function RateCell({ now, before, of }: { now: Rate; before: Rate; of: string }) {
  const change = pointsWords(now, before);
  return (
    <>
      {now.text}
      {now.isThin ? null : <span className="sr-only"> {of}</span>}
      <span className="block text-small/4.5 whitespace-normal">
        {now.isThin ? t("inspectionTable.tooFew") : change || of}
      </span>
    </>
  );
}
