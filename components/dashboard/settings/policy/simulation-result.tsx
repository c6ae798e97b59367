import type { z } from "zod";
import type { PolicySimulation } from "@/contract/dashboard/policy";
import type { OutcomeChange } from "@/contract/vocabulary/simulation";
import { LOCALE } from "../../../ui/age";
import { Chip } from "../../../ui/chip";
import { moneyText } from "../../../ui/money";
import { Table } from "../../../ui/table";
import { linkStyle, TextLink } from "../../../ui/text-link";

type Result = z.output<typeof PolicySimulation>;

const CHANGE_WORDS: Record<OutcomeChange, string> = {
  REFUSED: "refused",
  NO_LONGER_REFUSED: "no longer refused",
  KEPT: "kept by the shopper",
  NO_LONGER_KEPT: "no longer kept",
  NEEDS_AUTHORIZATION: "needs approval",
  NO_LONGER_NEEDS_AUTHORIZATION: "needs no approval",
  REFUND_HELD: "refund held",
  REFUND_NO_LONGER_HELD: "refund no longer held",
  FEES: "other fees",
  REFUND: "another refund",
};

/** What a simulation found: how many would differ and in what, the money, some of them to look at. */
export function SimulationResult({ result }: { result: Result; timeZone: string }) {
  if (result.total === 0) return <p className="text-ink-2">No returns started in this period.</p>;
  return (
    <div className="grid gap-4">
      <p className="font-medium">
        {result.changed === 0
          ? `All ${result.total} returns would have had the same result.`
          : `${result.changed} of ${result.total} returns would have had a different result.`}
      </p>
      {result.changes.length === 0 ? null : (
        <p className="flex flex-wrap gap-2">
          {result.changes.map(({ change, returns }) => (
            <Chip key={change}>
              {CHANGE_WORDS[change]} {returns}
            </Chip>
          ))}
        </p>
      )}
      <Table
        isPlain
        caption="Amounts before and after"
        columns={["Amount", { name: "Actual", isFigure: true }, { name: "Under these conditions", isFigure: true }]}
      >
        {result.money.flatMap(({ currency, before, after }) =>
          (["refund", "fees"] as const).map((kind) => (
            <tr key={`${currency} ${kind}`}>
              <th scope="row" className="font-medium text-ink">
                {kind === "refund" ? "Refunded" : "Fees"}
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
      <summary className={linkStyle("w-fit text-[13px]")}>Examples</summary>
      <ul className="mt-2 grid gap-2">
        {samples.map(({ process_id, return_code, changes, currency, before, after }) => (
          <li key={process_id}>
            <TextLink className="font-mono text-code" href={`/dashboard/returns/${return_code}`}>
              {return_code}
            </TextLink>{" "}
            {changes.map((change) => CHANGE_WORDS[change]).join(", ")}; refund{" "}
            {moneyText(before.refund, currency, LOCALE)} → {moneyText(after.refund, currency, LOCALE)}
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

/** Which rules decide under these conditions. */
const whysOf = ({ refused, authorization }: Result["samples"][number]["after"]): string[] => {
  const rules = [...refused.map(({ why }) => why), authorization].filter((why) => why !== null);
  return [...new Set(rules.map(({ rule_id, label }) => `by ${label || rule_id}`))];
};
