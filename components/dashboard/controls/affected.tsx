import { useQuery } from "@tanstack/react-query";
import { LOCALE } from "../../ui/age";
import { moneyText } from "../../ui/money";
import { Pairs } from "../../ui/pairs";
import { problemText } from "../browser/problem-text";
import { useTRPC } from "../browser/trpc";

/** What an act is about. `money`: DUE is decided and not paid yet; OPEN has what is expected with it. */
export type About = { processId: string; activityId?: string | undefined; money?: "DUE" | "OPEN" };

/** Return, customer, amount and destination of an act that cannot be undone, as the server knows them at this moment. */
export function Affected({ processId, activityId, money }: About) {
  const trpc = useTRPC();
  const asked = { process_id: processId, activity_id: activityId, money };
  const affected = useQuery(trpc.getAffected.queryOptions(asked, { staleTime: 0 }));
  const { data } = affected;
  if (affected.error) return <p role="alert">{problemText(affected.error)}</p>;
  const rows =
    data === undefined
      ? [["Return", "…"]]
      : [
          ["Return", data.return_code],
          ["Customer", data.customer_name || "–"],
          ...(data.amount === "0"
            ? []
            : [
                ["Amount", moneyText(data.amount, data.currency, LOCALE)],
                ["Destination", data.destinations.join(" and ") || "–"],
              ]),
        ];
  return (
    <Pairs className="mb-3" aria-busy={data === undefined}>
      {rows.map(([name, value]) => (
        <div key={name} className="contents">
          <dt>{name}</dt>
          <dd className="font-medium">{value}</dd>
        </div>
      ))}
    </Pairs>
  );
}
