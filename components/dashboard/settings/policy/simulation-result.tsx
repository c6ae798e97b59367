import type { z } from "zod";
import type { PolicySimulation } from "@/contract/dashboard/policy";
import { t } from "@/messages/dashboard/settings-policy";
import { LOCALE } from "../../../ui/age";
import { Chip } from "../../../ui/chip";
import { moneyText } from "../../../ui/money";
import { Table } from "../../../ui/table";
import { linkStyle, TextLink } from "../../../ui/text-link";

type Result = z.output<typeof PolicySimulation>;

/** The result of a simulation: how many returns would differ and how, the amounts, and some examples. */
export function SimulationResult({ result }: { result: Result; timeZone: string }) {
  if (result.total === 0) return <p className="text-ink-2">{t("simulationResult.empty")}</p>;
  return (
    <div className="grid gap-4">
      <p className="font-medium">
        {result.changed === 0
          ? t("simulationResult.same", { total: result.total })
          : t("simulationResult.changed", { changed: result.changed, total: result.total })}
      </p>
      {result.changes.length === 0 ? null : (
        <p className="flex flex-wrap gap-2">
          {result.changes.map(({ change, returns }) => (
            <Chip key={change}>
              {t(`simulationResult.changes.${change}`)} {returns}
            </Chip>
          ))}
        </p>
      )}
      <Table
        isPlain
        caption={t("simulationResult.caption")}
        columns={[
          t("simulationResult.amount"),
          { name: t("simulationResult.actual"), isFigure: true },
          { name: t("simulationResult.underThese"), isFigure: true },
        ]}
      >
        {result.money.flatMap(({ currency, before, after }) =>
          (["refund", "fees"] as const).map((kind) => (
            <tr key={`${currency} ${kind}`}>
              <th scope="row" className="font-medium text-ink">
                {kind === "refund" ? t("simulationResult.refunded") : t("simulationResult.fees")}
              </th>
              <td data-n>{moneyText(before[kind], currency, LOCALE)}</td>
              <td data-n className="font-medium text-ink">
                {moneyText(after[kind], currency, LOCALE)}
              </td>
            </tr>
          )),
        )}
      </Table>
      {result.samples.length === 0 ? null : <Samples samples={result.samples} />}
    </div>
  );
}

function Samples({ samples }: Pick<Result, "samples">) {
  return (
    <details>
      <summary className={linkStyle("w-fit text-[13px]")}>{t("simulationResult.examples")}</summary>
      <ul className="mt-2 grid gap-2">
        {samples.map(({ process_id, return_code, changes, currency, before, after }) => (
          <li key={process_id}>
            <TextLink className="font-mono text-code" href={`/dashboard/returns/${return_code}`}>
              {return_code}
            </TextLink>{" "}
            {t("simulationResult.sample", {
              changes: changes.map((change) => t(`simulationResult.changes.${change}`)).join(", "),
              before: moneyText(before.refund, currency, LOCALE),
              after: moneyText(after.refund, currency, LOCALE),
            })}
            {whysOf(after).map((why) => (
              <span key={why} className="text-ink-2 block text-[13px]">
                {why}
              </span>
            ))}
          </li>
        ))}
      </ul>
    </details>
  );
}

/** Which rules apply under these conditions. */
const whysOf = ({ refused, authorization }: Result["samples"][number]["after"]): string[] => {
  const rules = [...refused.map(({ why }) => why), authorization].filter((why) => why !== null);
  return [...new Set(rules.map(({ rule_id, label }) => t("simulationResult.rule", { rule: label || rule_id })))];
};
